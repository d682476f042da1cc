// This file has no static imports, so that it can report a chunk that fails to load.

/** After this time, a file that neither loads nor fails counts as failed. */
const LONGEST_MS = 120_000;

/**
 * How long to wait before showing a failure. If the user is leaving the page, its requests fail too, but the page is
 * gone within this time.
 */
const LEAVING_MS = 500;

/** Shows the failure message of index.html. It is in both languages, because no texts have been loaded yet. */
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
