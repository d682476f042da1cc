import { expect, type Locator } from '@playwright/test';
import { expectNoViolations } from '../../fixtures/accessibility';

/** One action in a part of the screen. */
export type Step = (scope: Locator) => Promise<void>;

export async function take(scope: Locator, steps: readonly Step[]): Promise<void> {
  for (const step of steps) await step(scope);
}

const exact = (name: string) => ({ name, exact: true });

/** A text field, with or without suggestions. */
export const textControl = (scope: Locator, name: string): Locator =>
  scope.getByRole('textbox', exact(name)).or(scope.getByRole('combobox', exact(name)));

export const text =
  (name: string, value: string): Step =>
  async (scope) => {
    const control = textControl(scope, name);
    await control.fill(value);
    // Otherwise the list of suggestions would cover the fields below.
    await control.blur();
  };

/** Pastes JSON into an editor. */
export const json =
  (name: string, value: unknown): Step =>
  (scope) =>
    scope.getByRole('textbox', exact(name)).fill(JSON.stringify(value));

/** Types each value into a tag field and presses `key`, which adds the tag. */
export const tags =
  (name: string, values: readonly string[], key = 'Enter'): Step =>
  async (scope) => {
    const input = textControl(scope, name);
    for (const value of values) {
      await input.fill(value);
      await input.press(key);
    }
  };

export const choose =
  (name: string, option: string): Step =>
  async (scope) => {
    await scope.getByRole('combobox', exact(name)).selectOption({ label: option });
  };

export const on =
  (...names: string[]): Step =>
  async (scope) => {
    for (const name of names) await scope.getByRole('switch', exact(name)).check();
  };

export const off =
  (...names: string[]): Step =>
  async (scope) => {
    for (const name of names) await scope.getByRole('switch', exact(name)).uncheck();
  };

export const press =
  (button: string): Step =>
  (scope) =>
    scope.getByRole('button', exact(button)).click();

/** Runs steps inside the region with this title. */
export const within =
  (title: string, ...steps: Step[]): Step =>
  (scope) =>
    take(scope.getByRole('region', exact(title)), steps);

/** An open card of a list, found by its name. */
export const openCard = (scope: Locator, name: string): Locator =>
  scope.getByRole('listitem').filter({ has: scope.page().getByRole('button', { ...exact(name), expanded: true }) });

/** Presses the button `add`, which adds a card, and runs the steps in the card. */
export const card =
  (add: string, name: string, steps: readonly Step[]): Step =>
  async (scope) => {
    await press(add)(scope);
    await take(openCard(scope, name), steps);
  };

export const filter = (name: string, field: string, operator: string, steps: readonly Step[]): Step =>
  card('Add filter', name, [text('Field', field), choose('Operator', operator), ...steps]);

/** Checks that the open editor has no accessibility violations. */
export const accessible: Step = (scope) => expectNoViolations(scope.page(), { include: '[role=dialog]' });

/** Presses the button `add`, which opens the editor of a new entry. Runs the steps in the editor and applies it. */
export const entry =
  (add: string, title: string, steps: readonly Step[]): Step =>
  async (scope) => {
    await press(add)(scope);
    const dialog = scope.page().getByRole('dialog', exact(title));
    await take(dialog, steps);
    await press('Apply')(dialog);
    await expect(dialog).toBeHidden();
  };
