import type { Page } from '@playwright/test';

/** Page object of the log of an execution at full height. */
export class LogPage {
  constructor(readonly page: Page) {}

  readonly title = () => this.page.getByRole('main').getByRole('heading', { level: 1 });
  readonly lines = () => this.page.getByRole('group', { name: 'Lines of the log' });
  /** Finds a line by its text. Only lines near the visible part are in the document. */
  readonly line = (text: string | RegExp) => this.lines().getByRole('listitem').filter({ hasText: text });
  readonly number = (number: number) =>
    this.lines().getByRole('link', { name: `${number}: select the line`, exact: true });
  readonly search = () => this.page.getByRole('textbox', { name: 'Search the log' });
  readonly hits = () => this.page.getByRole('search').getByRole('status');
  readonly level = (name: string | RegExp) =>
    this.page.getByRole('group', { name: 'Levels' }).getByRole('button', { name });
  readonly step = (name: string | RegExp) =>
    this.page.getByRole('navigation', { name: 'Jump to' }).getByRole('button', { name });
  readonly button = (name: string | RegExp) => this.page.getByRole('button', { name });
  readonly text = (text: string | RegExp) => this.page.getByRole('main').getByText(text);

  async open(id: number, rest = ''): Promise<void> {
    await this.page.goto(`/job_execution/${id}/log${rest}`);
  }
}
