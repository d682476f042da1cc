import type { Page } from '@playwright/test';

/** Page object of the command palette and of the sheet of keyboard shortcuts. */
export class Palette {
  constructor(readonly page: Page) {}

  readonly button = () => this.page.getByRole('button', { name: 'Search or do' });
  readonly dialog = () => this.page.getByRole('dialog', { name: 'Search or do' });
  readonly field = () => this.dialog().getByRole('combobox', { name: 'Search or do' });
  readonly option = (name: string | RegExp) => this.dialog().getByRole('option', { name });
  readonly group = (name: string) => this.dialog().getByRole('group', { name });
  readonly question = () => this.page.getByRole('alertdialog');
  readonly sheet = () => this.page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  readonly singleKeys = () => this.page.getByRole('switch', { name: 'Single-key shortcuts' });

  /** Opens the palette with its keyboard shortcut and types a text. */
  async find(text: string): Promise<void> {
    await this.page.keyboard.press('ControlOrMeta+k');
    await this.field().fill(text);
  }
}
