import type { Locator } from '@playwright/test';
import { InstanceFormPage } from './instance-form-page';

/** Page object of the tabs of the form other than General data. Finds elements by their visible texts. */
export class InstanceTabs extends InstanceFormPage {
  readonly tabNames = () => this.page.getByRole('tab');
  readonly panel = () => this.page.getByRole('tabpanel');
  readonly toggle = (name: string) => this.panel().getByRole('switch', { name });
  readonly toast = (text: string) => this.toasts().getByText(text, { exact: true });

  // Alerting
  readonly emails = (name: string) => this.panel().getByRole('textbox', { name });
  readonly tags = (field: string) => this.field(field).getByRole('listitem');
  readonly wrongTags = (field: string) => this.field(field).locator('[data-wrong]');

  // Advanced settings
  readonly cron = () => this.panel().getByRole('textbox', { name: 'Cron expression' });
  readonly runs = () => this.panel().getByRole('table', { name: /^(Next 10 runs|Runs around)/ });
  readonly scheduleKind = (name: string) => this.panel().getByRole('radio', { name });
  readonly scheduleField = (name: string) => this.panel().getByRole('combobox', { name, exact: true });
  /** The strip that shows the starts of a day, by quarter of an hour. */
  readonly dayStrip = () => this.panel().getByRole('slider', { name: /^Starts by quarter/ });
  readonly serverZone = () => this.panel().getByRole('combobox', { name: 'Time zone of the server' });
  readonly verbosity = () => this.panel().getByRole('combobox', { name: 'Execution log verbosity' });

  // History
  readonly versions = () => this.panel().getByRole('table', { name: 'Versions' });
  readonly versionButtons = () => this.versions().getByRole('button', { name: /^\d+$/ });
  readonly version = (number: number) => this.versions().getByRole('button', { name: String(number), exact: true });
  /** The row of a version. The changes of the version are below this row. */
  readonly versionRow = (number: number) =>
    this.versions()
      .getByRole('row')
      .filter({ has: this.page.getByRole('button', { name: String(number), exact: true }) });
  readonly changes = () => this.versions().getByRole('listitem');
  readonly change = (name: string) => this.changes().filter({ has: this.page.getByText(name, { exact: true }) });

  /** The radio button that selects a version for one side of the comparison. */
  readonly versionRadio = (version: number, side: 'A' | 'B') =>
    this.versions().getByRole('radio', { name: `Version ${version} as ${side}` });
  readonly comparison = () => this.panel().getByRole('region', { name: /^Version \d+ → version \d+$/ });
  /** The fields in which the two compared versions differ. */
  readonly differences = () => this.comparison().locator('tbody').getByRole('row');
  readonly restore = (version: number) =>
    this.versions().getByRole('button', { name: `Restore as a draft: version ${version}` });

  // Secured variables
  readonly secrets = () => this.panel().getByRole('region', { name: 'Secured variables' });
  readonly secretRows = () => this.secrets().getByRole('table').locator('tbody').getByRole('row');
  readonly secret = (code: string) => this.secretRows().filter({ hasText: code });
  readonly newSecret = () => this.secretRows().last();
  readonly addSecret = () => this.secrets().getByRole('button', { name: 'Add variable' });
  readonly secretCode = (row: Locator) => row.getByRole('textbox', { name: 'Code' });
  readonly secretValue = (row: Locator) => row.getByRole('textbox', { name: 'Value' });
  readonly saveSecret = (row: Locator) => row.getByRole('button', { name: 'Apply' });
  readonly deleteSecret = (row: Locator) => row.getByRole('button', { name: 'Delete' });

  /** Opens the form of an instance at a tab. */
  async openAt(code: string, tab: string): Promise<void> {
    await this.open(code);
    await this.tab(tab).click();
  }

  /** Pastes a text into a field, as from the clipboard. */
  async paste(field: Locator, text: string): Promise<void> {
    await field.focus();
    await field.evaluate((input, pasted) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', pasted);
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, text);
  }

  async addSecretOf(code: string, value: string): Promise<void> {
    await this.addSecret().click();
    await this.secretCode(this.newSecret()).fill(code);
    await this.secretValue(this.newSecret()).fill(value);
    await this.saveSecret(this.newSecret()).click();
  }
}
