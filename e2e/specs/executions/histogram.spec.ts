import { expectAccessible } from '../../fixtures/accessibility';
import { expect, test } from '../../fixtures/console-test';
import { ExecutionControl } from '../../fixtures/execution-control';
import { expectStill, measureShifts } from '../../fixtures/layout-shift';
import { TrackerPage } from '../../pages/tracker-page';

test('a period is chosen in the histogram, by mouse or by keys, or from the menu; the next visit keeps it', async ({
  page,
  signedIn,
  server,
}) => {
  await new ExecutionControl(server.url).pauseRunner();
  await measureShifts(page);
  const tracker = new TrackerPage(page);
  await signedIn('ROLE_ADMIN');
  await tracker.open();
  const picture = page.getByRole('img', { name: /^Runs per hour since/ });
  await test.step('nothing moves when the chart appears', async () => {
    await expect(picture).toBeVisible();
    await expect(tracker.grid.rows()).toHaveCount(30);
    await expectStill(page);
  });

  await test.step('dragging over the histogram filters by time, and a double click clears the filter', async () => {
    const box = await picture.boundingBox();
    if (box === null) throw new Error('The histogram has no place');
    const y = box.y + 30;
    // Drags over the fourth of seven days.
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

  await test.step('the arrow keys move the handles of the period by an hour, and with Shift by a day', async () => {
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

  await test.step('filters by type and period work on this device; the address and the next visit keep them', async () => {
    await tracker.pick('Type', 'Event');
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/type=event/);
    await expect(tracker.text(/^[\d,]+ executions on this device$/)).toBeVisible();
    await expect(tracker.grid.rows().filter({ hasNotText: 'Event' })).toHaveCount(0);
    for (const row of await tracker.grid.rows().all())
      await expect(await tracker.grid.cell(row, 'Type')).toHaveText('Event');

    await tracker.clearFilters().click();
    await tracker.pick('Created at', 'Yesterday');
    await expect(page).toHaveURL(/created=/);
    await expect(tracker.grid.days()).toHaveText([/^Yesterday, /]);
    await tracker.pick('Type', 'Delta');
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Integrations' }).click();
    await page.getByRole('link', { name: 'Execution tracker' }).click();
    await expect(page).toHaveURL(/type=delta/);
    await expect(tracker.chip('Created at')).toHaveText(/Yesterday/);
  });

  await test.step('a table shows the same data', async () => {
    await tracker.clearFilters().click();
    await page.getByRole('button', { name: 'Table' }).click();
    await expect(page.getByRole('table', { name: 'Runs per day' }).getByRole('row')).toHaveCount(8);
    await expectAccessible(page);
  });
});

test('on a phone, the number of runs is above the columns, even if the first column is the highest', async ({
  page,
  signedIn,
  server,
}) => {
  const tracker = new TrackerPage(page);
  const control = new ExecutionControl(server.url);
  await control.pauseRunner();
  // Computes the time in the browser, because the columns begin at times of its time zone.
  const createdAt = await page.evaluate(() => {
    const first = new Date();
    first.setHours(0, 30, 0, 0);
    first.setDate(first.getDate() - 6);
    return first.toISOString();
  });
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
