import { describe, expect, it, vi } from 'vitest';
import { UpdateState } from './update-state';

function setUp() {
  const steps: string[] = [];
  const state = new UpdateState(
    async () => void steps.push('activate'),
    () => void steps.push('reload'),
  );
  return { state, steps };
}

describe('UpdateState', () => {
  it('notifies its listeners once about an update and does not reload', () => {
    const { state, steps } = setUp();
    const listener = vi.fn<() => void>();
    state.subscribe(listener);
    expect(state.isReady()).toBe(false);
    state.offer('activate');
    state.offer('activate');
    expect(state.isReady()).toBe(true);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(steps).toEqual([]);
  });

  it('activates the waiting worker before it reloads', async () => {
    const { state, steps } = setUp();
    state.offer('activate');
    await state.apply();
    expect(steps).toEqual(['activate', 'reload']);
  });

  it('only reloads when another tab has already activated the worker', async () => {
    const { state, steps } = setUp();
    state.offer('activate');
    state.offer('reload');
    state.offer('activate');
    await state.apply();
    expect(steps).toEqual(['reload']);
  });

  it('reloads again when the new worker takes over while the page is already reloading', async () => {
    const { state, steps } = setUp();
    state.offer('activate');
    await state.apply();
    state.offer('reload');
    expect(steps).toEqual(['activate', 'reload', 'reload']);
  });

  it('does not reload if there is no update', async () => {
    const { state, steps } = setUp();
    await state.apply();
    expect(steps).toEqual([]);
  });
});
