import type { Page } from '@playwright/test';
import { ExecutionRows } from './execution-rows';

/** Page object of one job instance with its last executions. Finds elements by their visible texts. */
export class InstanceViewPage {
  readonly executions: ExecutionRows;

  constructor(readonly page: Page) {
    this.executions = new ExecutionRows(page, 'Last executions');
  }

  readonly main = () => this.page.getByRole('main');
  readonly title = () => this.main().getByRole('heading', { level: 1 });
  /** The value of a fact below the title, such as "Schedule". */
  readonly fact = (name: string) =>
    this.main().getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');
  readonly launchButton = () => this.page.getByRole('button', { name: 'Launch', exact: true });
  readonly launchOptions = () => this.page.getByRole('button', { name: 'Launch options' });
  readonly menuItem = (name: string) => this.page.getByRole('menuitem', { name });
  readonly editLink = () => this.page.getByRole('link', { name: 'Edit' });
  readonly configurationLink = () => this.page.getByRole('link', { name: 'Configuration' });
  readonly deleteButton = () => this.page.getByRole('button', { name: 'Delete' });
  readonly dialog = () => this.page.getByRole('alertdialog');
  readonly confirmButton = () => this.dialog().getByRole('button', { name: 'Confirm' });
  readonly cancelButton = () => this.dialog().getByRole('button', { name: 'Cancel' });
  readonly guideLink = () => this.page.getByRole('link', { name: 'Installation guide' });
  readonly toasts = () => this.page.getByRole('region', { name: 'Notifications' });

  async open(code: string): Promise<void> {
    await this.page.goto(`/job_instance/${encodeURIComponent(code)}/view`);
  }
}
