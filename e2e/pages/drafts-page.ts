import type { Locator, Page } from '@playwright/test';

/** Page object of the drafts of this device. Finds elements by their visible texts. */
export class DraftsPage {
  constructor(readonly page: Page) {}

  readonly table = () => this.page.getByRole('table', { name: 'Drafts' });
  readonly rows = () => this.table().locator('tbody').getByRole('row');
  readonly row = (name: string) => this.rows().filter({ has: this.page.getByRole('link', { name }) });
  readonly discard = (name: string) => this.page.getByRole('button', { name: `Discard the draft of ${name}` });
  readonly restore = (name: string) => this.page.getByRole('button', { name: `Restore the draft of ${name}` });
  readonly export = (name: string) => this.page.getByRole('button', { name: `Export the draft of ${name} as JSON` });
  readonly sendNow = (name: string) => this.page.getByRole('button', { name: `Send the draft of ${name} now` });
  readonly showChanges = (name: string) => this.page.getByRole('button', { name: `Changes in the draft of ${name}` });
  readonly hideChanges = (name: string) =>
    this.page.getByRole('button', { name: `Hide what the draft of ${name} changes` });
  readonly undo = () => this.page.getByRole('button', { name: 'Undo' });

  /** Chooses a file to import: a path, or its content. */
  async import(file: Parameters<Locator['setInputFiles']>[0]): Promise<void> {
    const chooser = this.page.waitForEvent('filechooser');
    await this.page.getByRole('button', { name: 'Import' }).click();
    await (await chooser).setFiles(file);
  }

  async open(): Promise<void> {
    await this.page.goto('/drafts');
  }
}
