import type { FirstPaint } from '@/lib/database/early-page';

// Nothing but types is imported here: it would run before the first paint (decision 014).

/** Before any text could be loaded there is only what the page itself carries, in both languages. */
function showFailure(error: unknown): void {
  console.error(error);
  const message = document.querySelector<HTMLTemplateElement>('#start-failed');
  if (message !== null) document.body.replaceChildren(message.content.cloneNode(true));
}

async function openPage(): Promise<void> {
  const container = document.getElementById('root');
  if (container === null) throw new Error('index.html has no #root');
  if (import.meta.env.DEV && location.pathname === '/__kit') {
    const { showKit } = await import('@/ui/gallery/show-kit');
    return showKit(container);
  }
  // The console is a tenth of a second of work: the rows that the device has are painted before it.
  const painted: FirstPaint | undefined = globalThis.firstPaint;
  await painted?.settled;
  const { openConsole } = await import('@/app/open-console');
  await openConsole(container);
}

void openPage().catch(showFailure);
