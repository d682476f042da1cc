// No static imports here, so that a chunk that fails to load can still be reported.

/** Timeout for files that neither load nor fail. */
const LONGEST_MS = 120_000;

/** When a page is closed while it loads, its requests fail; the page itself is gone within this time. */
const LEAVING_MS = 500;

/** Shows the message that index.html contains in both languages, because no texts have been loaded yet. */
async function showFailure(error: unknown): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, LEAVING_MS));
  console.error(error);
  const message = document.querySelector<HTMLTemplateElement>('#start-failed');
  if (message !== null) document.body.replaceChildren(message.content.cloneNode(true));
}

function giveUp(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('The console has not arrived')), LONGEST_MS));
}

async function openPage(): Promise<void> {
  const container = document.getElementById('root');
  if (container === null) throw new Error('index.html has no #root');
  if (import.meta.env.DEV && location.pathname === '/__kit') {
    const { showGallery } = await import('@/ui/gallery/show-gallery');
    return showGallery(container);
  }
  const { openConsole } = await Promise.race([import('@/app/open-console'), giveUp()]);
  await openConsole(container);
}

void openPage().catch(showFailure);
