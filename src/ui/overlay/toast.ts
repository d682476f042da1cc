import { Listeners } from '@/lib/listeners';

/** The maximum number of toasts. A further toast removes the oldest. */
const MAX_TOASTS = 20;

export type ToastKind = 'success' | 'info' | 'warning' | 'error';

export interface ToastAction {
  label: string;
  onClick: () => void;
}

export interface Toast {
  id: number;
  kind: ToastKind;
  text: string;
  action: ToastAction | undefined;
  /**
   * How long the toast stays, milliseconds. The time starts again when the pointer or the focus leaves the toast. Null
   * keeps the toast until the user dismisses it.
   */
  duration: number | null;
  /** Identifies the subject of the toast. A newer toast with the same subject removes the older one. */
  about: string | undefined;
}

export interface ToastOptions {
  action?: ToastAction;
  duration?: number | null;
  about?: string | undefined;
}

const DURATIONS: Record<ToastKind, number> = { success: 5_000, info: 6_000, warning: 10_000, error: 12_000 };

let list: readonly Toast[] = [];
let lastId = 0;
const changes = new Listeners();

function set(next: readonly Toast[]): void {
  list = next;
  changes.notify();
}

function show(kind: ToastKind, text: string, { action, duration = DURATIONS[kind], about }: ToastOptions = {}): number {
  lastId += 1;
  const others = about === undefined ? list : list.filter((item) => item.about !== about);
  set([{ id: lastId, kind, text, action, duration, about }, ...others].slice(0, MAX_TOASTS));
  return lastId;
}

/** Shows a short message at the bottom right. Each call returns an id for `dismiss`. */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  warning: (text: string, options?: ToastOptions) => show('warning', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  dismiss: (id: number) => set(list.filter((item) => item.id !== id)),
};

/** The toasts, newest first, for the toast region. */
export const toasts = {
  read: (): readonly Toast[] => list,
  subscribe: changes.subscribe,
};
