import type { Page } from 'playwright';

/**
 * Runs `act`, which makes an element appear. Returns the milliseconds from the click or key press in `act` to the frame
 * that shows the element.
 */
export async function paintedAfter(page: Page, selector: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate((wanted) => {
    let begun = Number.NaN;
    const begin = ({ timeStamp }: Event): void => {
      begun = timeStamp;
    };
    for (const type of ['click', 'keydown']) addEventListener(type, begin, { capture: true, once: true });
    const shown = new Promise<number>((resolve) => {
      const look = (): void => {
        if (Number.isNaN(begun) || document.querySelector(wanted) === null) return;
        observer.disconnect();
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => resolve(performance.now() - begun));
          port1.start();
          port2.postMessage(null);
        });
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true, attributes: true });
    });
    Object.assign(globalThis, { shown });
  }, selector);
  await act();
  return page.evaluate(() => Reflect.get(globalThis, 'shown') as Promise<number>);
}
