import type { Page } from '@playwright/test';

/**
 * Page object of the cards of the connections, and of the data console of a connection. Finds elements by their visible
 * texts.
 */
export class ConnectionsPage {
  constructor(readonly page: Page) {}

  readonly main = () => this.page.getByRole('main');
  readonly group = (kind: string) => this.main().getByRole('region', { name: kind, exact: true });
  readonly cards = (kind: string) => this.group(kind).getByRole('article');
  readonly card = (label: string) => this.main().getByRole('article', { name: label, exact: true });
  readonly test = (label: string) => this.card(label).getByRole('button', { name: 'Test' });
  readonly outcome = (label: string) => this.card(label).getByRole('status');
  readonly edit = (label: string) => this.card(label).getByRole('link', { name: 'Edit' });
  readonly data = (label: string) => this.card(label).getByRole('link', { name: 'Data' });
  readonly company = () => this.main().getByRole('combobox', { name: 'Company' });
  readonly create = () => this.main().getByRole('link', { name: 'Create', exact: true });
  readonly kind = (name: string) => this.main().getByRole('link', { name: new RegExp(`^${name}`) });

  readonly requests = () => this.main().getByRole('listitem').getByRole('button');
  readonly request = (name: string) => this.main().getByRole('button', { name, exact: true });
  readonly dialog = () => this.page.getByRole('dialog');
  readonly field = (label: string) => this.dialog().getByRole('textbox', { name: label, exact: true });
  readonly button = (name: string) => this.dialog().getByRole('button', { name, exact: true });
  readonly tab = (name: string) => this.dialog().getByRole('tab', { name });

  /** The page of the fake provider. */
  readonly provider = () => this.page.getByRole('heading', { name: 'Stand-in provider' });
  readonly decision = (word: 'Allow' | 'Refuse') => this.page.getByRole('link', { name: word });
}
