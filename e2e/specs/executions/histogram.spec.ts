import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { ExecutionControl } from '../../fixtures/execution-control';
import { MAX_SHIFT, measureShifts, totalShift } from '../../fixtures/layout-shift';
import { TrackerPage } from '../../pages/tracker-page';

test('pulling over the histogram filters by time, a double click clears it', async ({ page, signedIn }) => {
  const tracker = new TrackerPage(page);
  await signedIn('ROLE_ADMIN');
  await tracker.open();
  const picture = page.getByRole('img', { name: /^Runs per hour since/ });
  await expect(picture).toBeVisible();
  const box = await picture.boundingBox();
  if (box === null) throw new Error('The histogram has no place');
  const y = box.y + 30;
  // The fourth of seven days.
  await page.mouse.move(box.x + (box.width / 7) * 3 + 1, y);
  await page.mouse.down();
  await page.mouse.move(box.x + (box.width / 7) * 4 - 1, y, { steps: 5 });
  await page.mouse.up();
  await expect(page).toHaveURL(/created=/);
  await expect(tracker.text(/^[\d,]+ executions on this device$/)).toBeVisible();
  await expect(tracker.grid.days()).toHaveCount(1);
  await page.mouse.dblclick(box.x + 20, y);
  await expect(page).not.toHaveURL(/created=/);
});

test('its handles move by an hour, with Shift by a day', async ({ page, signedIn }) => {
  const tracker = new TrackerPage(page);
  await signedIn('ROLE_ADMIN');
  await tracker.open();
  const start = page.getByRole('slider', { name: 'Start of the period' });
  await start.press('Shift+ArrowRight');
  await start.press('ArrowRight');
  await expect(start).toHaveAttribute('aria-valuenow', '25');
  await expect(start).toHaveAttribute('aria-valuetext', /01:00$/);
  await expect(page).toHaveURL(/created=/);
  await expect(tracker.chip('Created at')).toHaveText(/01:00 to now/);
  await start.press('Escape');
  await expect(page).not.toHaveURL(/created=/);
});

test('a table shows the same data, and nothing moves when the chart appears', async ({ page, signedIn }) => {
  await measureShifts(page);
  const tracker = new TrackerPage(page);
  await signedIn('ROLE_ADMIN');
  await tracker.open();
  await expect(page.getByRole('img', { name: /^Runs per hour since/ })).toBeVisible();
  await expect(tracker.grid.rows()).toHaveCount(30);
  expect(await totalShift(page)).toBeLessThan(MAX_SHIFT);
  await page.getByRole('button', { name: 'Table' }).click();
  await expect(page.getByRole('table', { name: 'Runs per day' }).getByRole('row')).toHaveCount(8);
  await expectAccessible(page);
});

test('on a phone, the number of runs is above the first column, even if that is the highest', async ({
  page,
  signedIn,
  server,
}) => {
  const tracker = new TrackerPage(page);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  const first = new Date();
  first.setHours(0, 30, 0, 0);
  first.setDate(first.getDate() - 6);
  const createdAt = first.toISOString();
  await control.create({ jobInstance: 'acme_dummy', status: 'success', count: 30, createdAt });
  await control.create({ jobInstance: 'acme_dummy', status: 'error', count: 30, createdAt });
  await page.setViewportSize({ width: 360, height: 740 });
  await signedIn('ROLE_USER');
  await tracker.open();
  const picture = page.getByRole('img', { name: /^Runs per 6 hours since/ });
  const number = picture.locator('xpath=following-sibling::span[1]');
  await expect(number).toHaveText(/^6\d$/);
  const label = await number.boundingBox();
  if (label === null) throw new Error('The number is not visible');
  const marks = await picture.locator('rect, circle').evaluateAll((shapes) =>
    shapes.map((shape) => {
      const { left, top, right } = shape.getBoundingClientRect();
      return { left, top, right };
    }),
  );
  const below = marks.filter(({ left, right }) => left < label.x + label.width && right > label.x);
  expect(below.length).toBeGreaterThan(1);
  expect(Math.min(...below.map(({ top }) => top))).toBeGreaterThanOrEqual(label.y + label.height);
});
