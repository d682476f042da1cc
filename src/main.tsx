// Nothing but types is imported here: it would run before the first paint (decision 014).
import type { FirstPaint } from '@/lib/database/early-page';

/** The console does not wait longer for a frame than this. */
const PATIENCE_MS = 500;

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

/** Asks for the files of the console, which the built page lists (`vite-first-paint.ts`): not sooner, for the first rows need the browser's whole attention. */
function askForConsole(): void {
  const files = document.querySelector<HTMLTemplateElement>('#console-files');
  if (files !== null) document.head.append(files.content);
}

/** Resolves when a frame is shown; a page that nobody sees shows none. */
function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, PATIENCE_MS);
  });
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
  const painted: FirstPaint | undefined = globalThis.firstPaint;
  await painted?.settled;
  askForConsole();
  // The console is a tenth of a second of work: the rows that the device has are painted before it.
  if (painted?.early) await nextFrame();
  const { openConsole } = await Promise.race([import('@/app/open-console'), giveUp()]);
  await openConsole(container);
}

void openPage().catch(showFailure);
