// Nothing is imported here: what does not arrive could not be told then.

/** Files that neither arrive nor fail are given up after this time. */
const LONGEST_MS = 120_000;

/** A page that is left while it loads has its files refused, and is gone within this. */
const LEAVING_MS = 500;

/** Before any text could be loaded there is only what the page itself carries, in both languages. */
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
    const { showKit } = await import('@/ui/gallery/show-kit');
    return showKit(container);
  }
  const { openConsole } = await Promise.race([import('@/app/open-console'), giveUp()]);
  await openConsole(container);
}

void openPage().catch(showFailure);
