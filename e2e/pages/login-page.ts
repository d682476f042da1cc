import type { Page } from '@playwright/test';

/** Page object of the sign-in page. Finds elements by their visible texts. */
export class LoginPage {
  constructor(readonly page: Page) {}

  readonly email = () => this.page.getByRole('textbox', { name: 'E-mail' });
  readonly continueButton = () => this.page.getByRole('button', { name: 'Continue' });
  readonly password = () => this.page.getByLabel('Password', { exact: true });
  readonly forgotLink = () => this.page.getByRole('link', { name: 'Forgot password?' });
  readonly signInButton = () => this.page.getByRole('button', { name: 'Sign in' });
  readonly ssoButton = () => this.page.getByRole('button', { name: 'Connect with SSO' });
  readonly divider = () => this.page.getByText('OR', { exact: true });
  readonly language = () => this.page.getByRole('combobox', { name: /^(?:Language|Langue)$/ });

  async open(): Promise<void> {
    await this.page.goto('/login');
  }

  /** Step 1: enters the e-mail. */
  async enterEmail(email: string): Promise<void> {
    await this.email().fill(email);
    await this.continueButton().click();
  }

  /** Takes both steps: enters the e-mail, then the password. */
  async signIn({ email, password }: { email: string; password: string }): Promise<void> {
    await this.enterEmail(email);
    await this.password().fill(password);
    await this.signInButton().click();
  }
}
