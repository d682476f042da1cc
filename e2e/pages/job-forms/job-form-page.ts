import { expect, type Locator } from '@playwright/test';
import { InstanceFormPage } from '../instance-form-page';

/** Page object of the form of an instance, with the form of its job on the Configuration tab. */
export class JobFormPage extends InstanceFormPage {
  readonly panel = () => this.page.getByRole('tabpanel');
  readonly region = (name: string) => this.panel().getByRole('region', { name, exact: true });
  readonly editor = (title: string) => this.page.getByRole('dialog', { name: title, exact: true });
  readonly editEntry = (name: string) => this.panel().getByRole('button', { name: `${name}: edit`, exact: true });
  readonly focused = () => this.page.locator(':focus');

  /** Begins a new instance of a job, for the company `acme`, and opens its Configuration tab. */
  async startNew(code: string, jobCode: string): Promise<void> {
    await this.openNew();
    await this.code().fill(code);
    await this.label().fill('All fields');
    await this.label().fill(code);
    await this.jobType().selectOption(jobCode);
    await this.company().selectOption('acme');
    await this.tab('Configuration').click();
  }

  async openConfiguration(code: string): Promise<void> {
    await this.open(code);
    await this.tab('Configuration').click();
  }

  /** Saves, and waits until the server has confirmed it. */
  async saveAndWait(): Promise<void> {
    await this.saveButton().click();
    await expect(this.toasts()).toContainText('Your data has been saved successfully');
  }

  /**
   * Presses Tab until the control has the focus. Waits for one frame after each press, because a tag field focuses its
   * input late.
   */
  async tabTo(control: Locator): Promise<void> {
    await expect(control).toBeVisible();
    const wanted = await control.elementHandle();
    for (let presses = 0; presses < 150; presses++) {
      await this.page.keyboard.press('Tab');
      await this.page.evaluate(() => new Promise(requestAnimationFrame));
      if (await this.page.evaluate((element) => element === document.activeElement, wanted)) return;
    }
    throw new Error('The control cannot be reached with Tab');
  }
}
