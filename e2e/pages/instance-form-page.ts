import type { Page } from '@playwright/test';
import { readStoredData } from '../fixtures/stored-data';

/** A draft as IndexedDB contains it. */
export interface StoredDraft {
  id: string;
  code: string | null;
  state: string;
  base: Record<string, unknown> | null;
  value: Record<string, unknown>;
  outgoing: Record<string, unknown> | null;
  unanswered: Record<string, unknown> | null;
}

/**
 * Page object of the form of a job instance. Finds elements by their visible texts, and reads the drafts in IndexedDB.
 */
export class InstanceFormPage {
  constructor(readonly page: Page) {}

  readonly main = () => this.page.getByRole('main');
  readonly title = () => this.main().getByRole('heading', { level: 1 });
  readonly breadcrumb = () => this.page.getByRole('navigation', { name: 'Breadcrumb' });
  readonly backLink = () => this.page.getByRole('link', { name: 'Back', exact: true });
  readonly saveButton = () => this.page.getByRole('button', { name: 'Save', exact: true });
  readonly discardButton = () => this.page.getByRole('button', { name: 'Discard changes' });
  readonly tab = (name: string) => this.page.getByRole('tab', { name });
  readonly enabled = () => this.page.getByRole('switch', { name: 'Enabled' });
  readonly code = () => this.page.getByRole('textbox', { name: 'Code' });
  readonly label = () => this.page.getByRole('textbox', { name: 'Label' });
  readonly jobType = () => this.page.getByRole('combobox', { name: 'Job type' });
  readonly company = () => this.page.getByRole('combobox', { name: 'Company' });
  readonly description = () => this.page.getByRole('textbox', { name: 'Description' });
  readonly json = () => this.page.getByRole('textbox', { name: 'JSON configuration' });
  /** A field with its label and error. */
  readonly field = (name: string) => this.page.locator(`[data-field="${name}"]`);
  /** The status line of the draft. */
  readonly status = (text: string | RegExp) => this.main().getByRole('status').filter({ hasText: text });
  readonly toasts = () => this.page.getByRole('region', { name: 'Notifications' });
  readonly conflict = (name: string) => this.page.getByRole('region', { name, exact: true });
  /** The radio button for one side of a conflict. */
  readonly side = (conflict: string, side: 'Mine' | 'Theirs') =>
    this.conflict(conflict).getByRole('radio', { name: new RegExp(`^${side}`) });
  readonly dialog = () => this.page.getByRole('alertdialog');

  async open(code: string): Promise<void> {
    await this.page.goto(`/job_instance/${encodeURIComponent(code)}/edit`);
  }

  async openNew(): Promise<void> {
    await this.page.goto('/job_instance/create');
  }

  /** Opens the Configuration tab and replaces the whole text, as a paste does. */
  async writeJson(text: string): Promise<void> {
    await this.tab('Configuration').click();
    await this.json().fill(text);
  }

  async drafts(): Promise<StoredDraft[]> {
    const records = await this.#records('drafts');
    return records.map((record) => JSON.parse(record) as StoredDraft);
  }

  /** Returns unfinished input from the browser's database: open entries, or texts that are not valid. */
  async unfinished(store: 'openEntries' | 'brokenTexts'): Promise<unknown[]> {
    const records = await this.#records(store);
    return records.map((record) => JSON.parse(record) as unknown);
  }

  async #records(store: string): Promise<string[]> {
    const { databases } = await readStoredData(this.page);
    return Object.entries(databases)
      .filter(([name]) => name.startsWith('drafts:'))
      .flatMap(([, stores]) => stores[store] ?? []);
  }
}
