import type { Page } from '@playwright/test';
import { ExecutionRows } from './execution-rows';

/** Page object of the dashboard. Finds elements by their visible texts. */
export class DashboardPage {
  readonly pending: ExecutionRows;
  readonly recent: ExecutionRows;
  readonly errors: ExecutionRows;

  constructor(readonly page: Page) {
    this.pending = new ExecutionRows(page, 'Pending Executions');
    this.recent = new ExecutionRows(page, 'Recent executions');
    this.errors = new ExecutionRows(page, 'Errors in the Last 7 Days');
  }

  readonly breadcrumb = () => this.page.getByRole('navigation', { name: 'Breadcrumb' });
  readonly widget = (name: string) => this.page.getByRole('region', { name, exact: true });
  readonly heading = (name: string) => this.page.getByRole('heading', { level: 2, name, exact: true });

  readonly sentence = () => this.page.getByRole('main').getByRole('heading', { level: 2 }).first();
  readonly period = (name: string) => this.page.getByRole('group', { name: 'Period' }).getByRole('radio', { name });
  /** One figure of the band: a number of runs, and how it changed. */
  readonly figure = (name: string) => this.page.getByRole('main').getByRole('listitem').filter({ hasText: name });

  readonly attention = () => this.page.getByRole('table', { name: 'Needs attention' });
  /** The row of an integration that needs attention. */
  readonly line = (label: string) => this.attention().getByRole('row').filter({ hasText: label });

  /**
   * Shows the lines under "Needs attention" that are hidden at first. How many there are depends on the hour of the
   * day.
   */
  async showAllAttention(): Promise<void> {
    await this.attention().locator('tbody').getByRole('row').first().waitFor();
    const more = this.widget('Needs attention').getByRole('button', { name: /^\d+ more integrations?$/ });
    if (await more.isVisible()) await more.click();
  }

  async open(): Promise<void> {
    await this.page.goto('/');
  }
}
