import type { Page } from '@playwright/test';

/** Page object of a form of the administration. Finds elements by their visible texts. */
export class OnlineFormPage {
  constructor(readonly page: Page) {}

  readonly main = () => this.page.getByRole('main');
  readonly field = (label: string) => this.main().getByRole('textbox', { name: label, exact: true });
  /** A password field, which has no ARIA role. */
  readonly secret = (label: string) => this.main().getByLabel(label, { exact: true });
  readonly select = (label: string) => this.main().getByRole('combobox', { name: label });
  readonly choice = (label: string) => this.main().getByRole('checkbox', { name: label, exact: true });
  readonly choices = () => this.main().getByRole('group', { name: 'Roles' }).getByRole('checkbox');
  readonly switch = (label: string) => this.main().getByRole('switch', { name: label });
  readonly tab = (label: string) => this.main().getByRole('tab', { name: label });
  /** An error or help text below its field. */
  readonly note = (text: string | RegExp) => this.main().getByText(text);
  readonly save = () => this.main().getByRole('button', { name: 'Save', exact: true });
  readonly delete = () => this.main().getByRole('button', { name: 'Delete', exact: true });
  readonly rule = (text: string) =>
    this.main().getByRole('list', { name: 'Password rules' }).getByRole('listitem').filter({ hasText: text });

  readonly question = () => this.page.getByRole('alertdialog');
  readonly confirm = () => this.question().getByRole('button', { name: 'Confirm' });
  readonly cancel = () => this.question().getByRole('button', { name: 'Cancel' });
}
