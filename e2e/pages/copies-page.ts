import type { Locator, Page } from '@playwright/test';

/**
 * Page object for copies of an integration: the menu on its page, the dialog that duplicates it, the import and the
 * comparison.
 */
export class CopiesPage {
  constructor(readonly page: Page) {}

  readonly menu = () => this.page.getByRole('button', { name: 'More actions' });
  readonly action = (name: string) => this.page.getByRole('menuitem', { name });
  readonly dialog = () => this.page.getByRole('dialog', { name: /^Duplicate/ });
  readonly field = (name: string) => this.dialog().getByLabel(name);
  readonly make = () => this.page.getByRole('button', { name: 'Make the draft' });
  readonly row = (place: string | RegExp) =>
    this.page
      .getByRole('table')
      .getByRole('row')
      .filter({ has: this.page.getByRole('rowheader', { name: place }) });
  readonly choose = (side: 'A' | 'B') => this.page.getByRole('button', { name: `Integration ${side}` });
  readonly option = (name: string | RegExp) => this.page.getByRole('option', { name });
  readonly notes = () => this.page.getByRole('region', { name: /\d notes?$/ });
  readonly chooseConnection = () =>
    this.notes().getByRole('button', { name: 'Choose another… for Product-information connection' });
  readonly toasts = () => this.page.getByRole('region', { name: 'Notifications' });
  readonly bar = () => this.page.getByRole('region', { name: 'Selected fields' });
  readonly text = (text: string | RegExp) => this.page.getByRole('main').getByText(text);

  async import(file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    await this.page.getByLabel('File', { exact: true }).setInputFiles(file);
  }
}
