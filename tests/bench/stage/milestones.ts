/** When milestones of a page were reached, milliseconds since the start of its navigation. */
export interface Milestones {
  /** Thirty rows are on the screen. */
  rows?: number;
  /** A press on the first row has opened the screen of its execution. */
  usable?: number;
  /** The dashboard shows whether the runs of its period worked. */
  answered?: number;
  /** The screen of this address shows its data. */
  shown?: number;
}

declare global {
  /**
   * Sends the milestones so far, as JSON, to the code that visits the page (`visit.ts`); undefined in pages that are
   * opened in another way.
   */
  var reportMilestones: ((milestones: string) => void) | undefined;
}

/** Runs in every page before its own scripts: records the milestones in `globalThis.milestones` and reports them. */
export function recordMilestones(): void {
  const milestones: Milestones = {};
  Object.assign(globalThis, { milestones });
  const note = (name: keyof Milestones): void => {
    milestones[name] = performance.now();
    globalThis.reportMilestones?.(JSON.stringify(milestones));
  };
  let seen = false;
  let pressed = false;
  let opened = false;
  let answered = false;

  /**
   * For each kind of screen: a pattern for its path, a selector for the data that it shows first, and how many such
   * elements there must be (1 if absent).
   */
  const DATA: [RegExp, string, number?][] = [
    [/^\/$/, 'main section[data-period] h2'],
    [/^\/job_execution\/\d+$/, 'main dl'],
    [/^\/job_instance\/[^/]+\/edit$/, 'main [role="tabpanel"] input'],
    [/^\/job_instance/, 'main tbody tr:not([aria-hidden])'],
    [/./, 'tbody tr:not([aria-hidden], :has(> th[scope="rowgroup"]))', 30],
  ];
  const [, selector = '', least = 1] = DATA.find(([path]) => path.test(location.pathname)) ?? [];
  let shown = false;

  const afterPaint = (run: () => void): void => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', run);
      port1.start();
      port2.postMessage(null);
    });
  };
  const press = (): void => {
    const opener = document.querySelector<HTMLElement>('#root a[data-row-opener]');
    if (pressed || milestones.rows === undefined || opener === null) return;
    pressed = true;
    opener.click();
  };
  const lookForOpened = (): void => {
    if (!pressed || opened || document.querySelector('main dl') === null) return;
    opened = true;
    afterPaint(() => note('usable'));
  };
  const lookForAnswer = (): void => {
    if (answered || document.querySelector('main section[data-period] h2') === null) return;
    answered = true;
    afterPaint(() => note('answered'));
  };
  const lookForData = (): void => {
    if (shown || document.querySelectorAll(selector).length < least) return;
    shown = true;
    afterPaint(() => note('shown'));
  };
  /** Rows of the data: neither skeletons nor the headings of days. */
  const countRows = (): number =>
    document.querySelectorAll('tbody tr:not([aria-hidden], :has(> th[scope="rowgroup"]))').length;
  const look = (): void => {
    lookForData();
    // Counting elements does not force a layout.
    if (!seen && countRows() >= 30) {
      seen = true;
      afterPaint(() => {
        note('rows');
        press();
      });
    }
    press();
    lookForOpened();
    lookForAnswer();
  };
  if (location.search !== '?watch') new MutationObserver(look).observe(document, { childList: true, subtree: true });
}
