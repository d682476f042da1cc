import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { show } from '@tests/support/component/render';
import { Tabs } from './tabs';

const ITEMS = [
  { value: 'general', label: 'General' },
  { value: 'alerting', label: 'Alerting' },
  { value: 'history', label: 'History' },
] as const;

function Form() {
  const [tab, setTab] = useState<(typeof ITEMS)[number]['value']>('general');
  return (
    <Tabs label="Sections" items={ITEMS} value={tab} onChange={setTab}>
      <input aria-label={`Field of ${tab}`} />
    </Tabs>
  );
}

// jsdom runs the callbacks of a frame without the microtasks between them.
beforeEach(() => {
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((callback) => window.setTimeout(callback));
});

const tab = (name: string): HTMLElement => screen.getByRole('tab', { name });
const chosen = (): string => screen.getByRole('tab', { selected: true }).textContent;

test('the panel belongs to the chosen tab and has the name of the tab', async () => {
  const { user } = show(<Form />);
  await user.click(tab('Alerting'));
  expect(chosen()).toBe('Alerting');
  expect(screen.getByRole('tabpanel', { name: 'Alerting' }).querySelector('input')?.ariaLabel).toBe(
    'Field of alerting',
  );
});

test('Tab reaches only the chosen tab, then the panel', async () => {
  const { user } = show(<Form />);
  await user.click(tab('Alerting'));
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Field of alerting' }));
  await user.tab({ shift: true });
  expect(document.activeElement).toBe(tab('Alerting'));
});

test('arrow keys wrap around the ends, and the focus follows the choice', async () => {
  const { user } = show(<Form />);
  await user.tab();
  const walk = async (key: string, to: string): Promise<void> => {
    await user.keyboard(`{${key}}`);
    await waitFor(() => {
      expect(document.activeElement).toBe(tab(to));
      expect(chosen()).toBe(to);
    });
  };
  await walk('ArrowLeft', 'History');
  await walk('ArrowRight', 'General');
  await walk('ArrowRight', 'Alerting');
  await walk('End', 'History');
  await walk('Home', 'General');
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'an arrow key with %s is left to the browser, e.g. for Back',
  (modifier) => {
    show(<Form />);
    tab('General').focus();
    const isLeftToTheBrowser = fireEvent.keyDown(tab('General'), { key: 'ArrowRight', [modifier]: true });
    expect(isLeftToTheBrowser).toBe(true);
    expect(chosen()).toBe('General');
  },
);

test('the list of tabs scrolls to the chosen tab when the list gets its size', async () => {
  let measure = (): void => {};
  const observed = new Set<Element>();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        measure = callback;
      }
      observe = (element: Element): void => void observed.add(element);
      disconnect(): void {}
    },
  );
  const { user } = show(<Form />);
  await user.click(tab('History'));
  const list = screen.getByRole('tablist');
  Object.defineProperties(tab('History'), { offsetLeft: { value: 300 }, offsetWidth: { value: 100 } });
  Object.defineProperty(list, 'clientWidth', { value: 200 });
  measure();
  expect(list.scrollLeft).toBe(250);
  expect(observed).toContain(list);
  expect(observed).toContain(tab('General'));
});
