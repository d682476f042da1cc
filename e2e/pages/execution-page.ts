import type { Page } from '@playwright/test';

/** Page object of one execution. Finds elements by their visible texts. */
export class ExecutionPage {
  constructor(readonly page: Page) {}

  readonly title = () => this.page.getByRole('main').getByRole('heading', { level: 1 });
  /** The head of the screen, with title, badge and actions. */
  readonly head = () => this.page.getByRole('main').locator('header');
  readonly fact = (name: string) =>
    this.page
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${name}$`) })
      .locator('xpath=following-sibling::dd');
  readonly steps = () => this.page.getByRole('table', { name: 'Steps' });
  readonly step = (name: string) => this.steps().getByRole('row').filter({ hasText: name });
  readonly warningsButton = () => this.steps().getByRole('button', { name: 'Warnings', exact: true });
  readonly failureFact = (name: string) =>
    this.page.getByLabel('About this failure').locator('div', { has: this.page.getByText(name, { exact: true }) });
  /** The part that says what to do about a failed run. */
  readonly advice = () =>
    this.page.locator('div', { has: this.page.getByRole('heading', { name: 'What to do' }) }).last();
  readonly kinds = () => this.page.getByRole('table', { name: 'Warnings by kind' });
  readonly stopButton = () => this.page.getByRole('button', { name: 'Stop', exact: true });
  readonly logButton = () => this.page.getByRole('button', { name: 'Download log' });
  readonly instanceLink = () => this.fact('Job instance').getByRole('link');
  readonly confirmation = () => this.page.getByRole('alertdialog');
  readonly confirmButton = () => this.confirmation().getByRole('button', { name: 'Confirm' });
  readonly cancelButton = () => this.confirmation().getByRole('button', { name: 'Cancel' });
  readonly warnings = () => this.page.getByRole('dialog', { name: /^Warnings/ });
  readonly showMore = () => this.warnings().getByRole('button', { name: 'Show more' });
  readonly toast = (text: string | RegExp) => this.page.getByRole('region', { name: 'Notifications' }).getByText(text);
  readonly text = (text: string | RegExp) => this.page.getByRole('main').getByText(text);

  async open(id: number): Promise<void> {
    await this.page.goto(`/job_execution/${id}`);
  }
}
