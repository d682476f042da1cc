import { expect, test } from '../../fixtures/console-test';
import { LoginPage } from '../../pages/login-page';
import { Shell } from '../../pages/shell';
import { TrackerPage } from '../../pages/tracker-page';

test('the page asks the browser not to translate it, and can be shown again after a translator has changed its nodes', async ({
  page,
  request,
  signedIn,
  expectConsole,
}) => {
  await test.step('the HTML asks the browser not to translate the page', async () => {
    for (const address of ['/', '/login']) {
      const text = await (await request.get(address)).text();
      expect(text, address).toMatch(/<html[^>]* translate="no"/);
      expect(text, address).toContain('<meta name="google" content="notranslate"');
    }
  });

  const login = new LoginPage(page);
  await test.step('a console whose nodes were changed by a translator can be shown again', async () => {
    expectConsole(/NotFoundError|not a child of this node/);
    const { email } = await signedIn('ROLE_USER');
    const tracker = new TrackerPage(page);
    await tracker.open();
    await expect(tracker.grid.rows()).toHaveCount(30);
    await page.evaluate(() => {
      const root = document.getElementById('root');
      if (root === null) return;
      const texts: Node[] = [];
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const node of [...texts, ...root.childNodes]) {
        const font = document.createElement('font');
        node.parentNode?.replaceChild(font, node);
        font.append(node);
      }
    });
    await new Shell(page).signOut(email);
    await expect(page.getByRole('alert')).toContainText('This page stopped working');
    await page.getByRole('button', { name: 'Try again' }).click();
    await login.email().fill(email);
    await expect(login.continueButton()).toBeEnabled();
  });

  await test.step('the page can be read in its own languages instead', async () => {
    await login.open();
    await login.language().selectOption('Français');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.locator('html')).toHaveAttribute('translate', 'no');
  });
});
