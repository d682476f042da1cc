import { expect, test } from '../../fixtures/console-test';
import { makeRelease } from '../../fixtures/deployment';
import { Shell } from '../../pages/shell';

test.use({ serviceWorkers: 'allow' });

const WRONG_PAGE = { text: 'Service unavailable', headers: { 'Content-Type': 'text/plain' } };
const REFUSED = /integrity|Failed to (?:load|find)|SHA-256|MIME type|dynamically imported|will try again/i;

test('an installation that loses its connection succeeds once the connection is back', async ({
  page,
  signedIn,
  server,
  dist,
  expectConsole,
}) => {
  expectConsole(REFUSED);
  await signedIn('ROLE_USER');
  let asked = 0;
  server.answerInstead((path) => {
    const isForm = path.startsWith('/assets/form-');
    if (isForm && (asked += 1) === 1) void server.stop();
    return isForm;
  }, WRONG_PAGE);
  await page.goto('/execution_tracker');
  await expect.poll(() => asked).toBeGreaterThan(0);
  server.deploy(dist);
  await server.start();
  await new Shell(page).isControlled();
  await server.stop();
  expect((await page.reload())?.fromServiceWorker()).toBe(true);
  await expect(new Shell(page).title()).toHaveText('Execution tracker');
});

test('a release that is deployed while an earlier one is being installed replaces the earlier one', async ({
  page,
  signedIn,
  server,
  dist,
  expectConsole,
}) => {
  expectConsole(REFUSED);
  await signedIn('ROLE_USER');
  const shell = new Shell(page);
  // The server of the first release cannot deliver one of the files that are stored last.
  server.answerInstead((path) => path.startsWith('/assets/administration-'), WRONG_PAGE);
  await page.goto('/execution_tracker');
  await shell.isControlled();
  server.deploy(await makeRelease(dist, 'second'));
  await shell.lookForUpdate();
  await shell.updateButton().click();
  await expect(shell.release()).toHaveAttribute('content', 'second');
  await shell.isStored();
  await server.stop();
  await page.reload();
  await expect(shell.release()).toHaveAttribute('content', 'second');
});
