import { act, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { show } from '@tests/support/component/render';
import { PageHead } from './page-head';
import styles from './page-head.module.css';

test('a sticky head that fills more than half of the window scrolls with the page', () => {
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(120);
  show(
    <MemoryRouter>
      <PageHead title="Packshots" crumbs={null} sticky />
    </MemoryRouter>,
  );
  const resize = (): void => act(() => void window.dispatchEvent(new Event('resize')));
  const isSticky = (): boolean => screen.getByRole('banner').classList.contains(styles['sticky'] ?? 'missing');
  resize();
  expect(isSticky()).toBe(true);
  height.mockReturnValue(window.innerHeight);
  resize();
  expect(isSticky()).toBe(false);
});
