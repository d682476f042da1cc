import type { Page } from '@playwright/test';
import type { ApiClient } from '../fixtures/api-client';
import { expect, test } from '../fixtures/console-test';
import { putDraft } from '../fixtures/draft-record';

const WIDTHS = [1920, 1440, 1366, 1280, 1093, 960, 768, 640, 360];
const SCREENS = [
  '/',
  '/execution_tracker',
  '/job_instance',
  '/job_instance/schedules',
  '/job_instance/changes',
  '/job_instance/acme_dummy/view',
  '/job_instance/acme_bynder_rules/edit?tab=history',
  '/job_instance/compare?a=acme_dummy&b=globex_dummy',
  '/execution_tracker/compare?a=1&b=2',
  '/diagnostics',
  '/users',
  '/companies',
  '/drafts',
];
/** The roles with other columns and buttons than the super administrator, and the screens that have them. */
const OTHER_ROLES = ['ROLE_USER', 'ROLE_RESTRICTED_USER'];
const SCREENS_BY_ROLE = ['/', '/execution_tracker', '/job_instance', '/job_instance/acme_dummy/view'];
/**
 * The parts of a screen whose texts are measured: rows of tables, heads of pages, facts, and the statement and the
 * figures of the dashboard.
 */
const PARTS =
  'main tr, main [role=row], main li, main > header, main h1, main dl > div, main section[data-period], main [data-figure]';
const LONG_NAME = 'Packshots of all families, autumn edition';

/**
 * The columns whose texts may be cut, because a tooltip shows the whole text, and so does the screen that the row
 * opens. In windows of 1,600 px and more, names must not be cut.
 */
const MAY_BE_CUT: Record<string, RegExp> = {
  // Names, which are cut in the middle. At least `NAME` px of a name must be visible.
  name: /^(?:Job instance|Integration|Intégration|Instance de job|Label|Libellé|Company|Entreprise|Société|E-mail|Name|Nom)$/,
  // Free texts, which may have any length.
  text: /^(?:Description|Job|Created by|Créée par|Reason|Raison|Changes|Modifications|Changed fields|Username|Utilisateur|User)$/,
};
/**
 * The minimum visible width, px: of a name, of a company beside a name, and of the name of the worst integration in a
 * head.
 */
const NAME = 144;
/** The heads of the calendar's days, and the minimum visible width of a name in its cells, px. A press lists the rest. */
const DAY = /^\S+ \d\d\/\d\d$/;
const NAME_IN_CALENDAR = 60;
const COMPANY = 56;
const WORST = 72;

interface Finding {
  column: string;
  text: string;
  /** The width of the visible part, px. */
  visible: number;
  /** The kind of text, in cells and heads with several kinds of texts; null for other texts. */
  part: 'reason' | 'company' | 'worst' | null;
}

/**
 * Runs in the page. Finds the texts of tables and page heads that are cut by their boxes, and the texts that overlap
 * the text of another cell. Measures a Range around each text, because `scrollWidth` does not reveal a cut by
 * `text-overflow`. First, replaces short numbers in tables with numbers of six digits (of four for numbers of
 * warnings), which need more room.
 */
function measure(parts: string): { cut: Finding[]; over: string[] } {
  const cut: Finding[] = [];
  const over: string[] = [];
  const texts = (root: Element): Text[] => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (walker.nextNode()) found.push(walker.currentNode as Text);
    return found.filter(
      ({ data, parentElement }) =>
        data.trim() !== '' &&
        parentElement?.checkVisibility({ visibilityProperty: true }) === true &&
        parentElement.closest('.visually-hidden') === null &&
        getComputedStyle(parentElement).clipPath === 'none' &&
        getComputedStyle(parentElement).fontSize !== '0px',
    );
  };
  const partOf = ({ parentElement }: Text): Finding['part'] =>
    parentElement?.closest('[class*="-reason"]')
      ? 'reason'
      : parentElement?.closest('[class*="-company"]')
        ? 'company'
        : parentElement?.closest('[class*="-worst"]')
          ? 'worst'
          : null;
  /** The visible part of a text, and whether the text is cut. */
  const seen = (text: Text, root: Element) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const whole = range.getBoundingClientRect();
    let { left, right, top, bottom } = whole;
    for (let box = text.parentElement; box !== null; box = box.parentElement) {
      const { display, overflowX, overflowY } = getComputedStyle(box);
      // An element with `display: contents` has no box, so it cuts nothing.
      const [cutsX, cutsY] = [overflowX, overflowY].map(
        (overflow) => display !== 'contents' && overflow !== 'visible' && overflow !== 'auto',
      );
      const { left: l, right: r, top: t, bottom: b } = box.getBoundingClientRect();
      if (cutsX) [left, right] = [Math.max(left, l), Math.min(right, r)];
      if (cutsY) [top, bottom] = [Math.max(top, t), Math.min(bottom, b)];
      if (box === root) break;
    }
    const isCut = right < whole.right - 1 || left > whole.left + 1 || bottom < whole.bottom - 4;
    return { left, right, top, bottom, isCut };
  };
  for (const row of document.querySelectorAll(parts)) {
    if (row.closest('[aria-hidden=true]') !== null || row.getBoundingClientRect().height <= 1) continue;
    const cells = row.matches('tr') ? [...row.children] : [row];
    const heads = [...(row.closest('table')?.querySelectorAll('thead th') ?? [])];
    // Replaces the numbers before anything is measured, because a longer number makes the other cells narrower.
    for (const cell of cells)
      // A cell of the calendar counts the starts of an hour, which are few.
      for (const text of cell.matches('td:not(:has([data-cell]))') ? texts(cell) : [])
        if (/^\d{1,5}$/.test(text.data))
          text.data = cell.querySelector('svg') !== null && !cell.matches(':first-child') ? '1042' : '104233';
    const boxes = cells.flatMap((cell, at) => texts(cell).map((text) => ({ at, cell, text, ...seen(text, cell) })));
    for (const box of boxes) {
      const column = box.cell.matches('th') ? 'head' : (heads[box.at]?.textContent ?? 'page');
      if (box.isCut)
        cut.push({
          column,
          text: box.text.data.slice(0, 60),
          visible: Math.round(box.right - box.left),
          part: partOf(box.text),
        });
      for (const other of boxes) {
        if (other.at <= box.at) continue;
        const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
        if (width > 2 && height > 4) over.push(`${box.text.data.slice(0, 40)} / ${other.text.data.slice(0, 40)}`);
      }
    }
  }
  return { cut, over };
}

const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

/** The addresses of the newest failed run and of the newest run with warnings. */
async function runs(client: ApiClient): Promise<string[]> {
  const newest = async (status: string): Promise<string> => {
    const { body } = await client.get<{ 'hydra:member': { id: number }[] }>(
      `/api/job_executions?order%5Bid%5D=desc&status=${status}`,
    );
    return `/job_execution/${body['hydra:member'][0]?.id}`;
  };
  return [await newest('error'), await newest('warning')];
}

/** The texts of a screen that are cut or overlap, by screen and width; an empty object if there are none. */
async function findCuts(page: Page, screens: readonly string[]): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const screen of screens) {
    await page.setViewportSize({ width: 1920, height: 800 });
    await page.goto(screen);
    await settled(page);
    await expect(page.locator('main tbody tr, main [role=row], main li').first()).toBeVisible();
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const { cut, over } = await page.evaluate(measure, PARTS);
      const bad = cut.filter(
        ({ column, visible, part }) =>
          part !== 'reason' &&
          !(part === 'company' && visible >= COMPANY) &&
          !(part === 'worst' && visible >= WORST) &&
          !MAY_BE_CUT['text']?.test(column) &&
          !(DAY.test(column) && visible >= NAME_IN_CALENDAR) &&
          !(MAY_BE_CUT['name']?.test(column) && width < 1600 && visible >= NAME),
      );
      if (bad.length > 0 || over.length > 0)
        found[`${screen} ${width}`] = { bad: bad.slice(0, 6), over: over.slice(0, 6) };
    }
  }
  return found;
}

for (const locale of ['en', 'fr'])
  test(`tables do not cut off times, numbers or states, and no texts overlap (${locale})`, async ({
    page,
    signedIn,
    api,
  }) => {
    test.setTimeout(300_000);
    const root = await api('ROLE_ADMIN');
    expect((await root.patch('/api/job_instances/acme_dummy', { label: LONG_NAME })).status).toBe(200);
    expect(
      (await root.post('/api/companies', { code: 'long', name: 'Northern Furniture Trading Company Limited' })).status,
    ).toBe(201);
    const setLocale = () => page.evaluate((language) => localStorage.setItem('locale', language), locale);
    await signedIn('ROLE_ADMIN');
    await page.goto('/drafts');
    await settled(page);
    await putDraft(page, { id: 'long-name', label: LONG_NAME, state: 'editing' });
    await setLocale();
    expect(await findCuts(page, [...SCREENS, ...(await runs(root))])).toEqual({});
    for (const role of OTHER_ROLES) {
      await signedIn(role);
      await page.goto('/drafts');
      await settled(page);
      await setLocale();
      expect(await findCuts(page, SCREENS_BY_ROLE), role).toEqual({});
    }
  });
