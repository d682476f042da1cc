/**
 * Local or session storage that never throws. If the storage is full or the browser blocks it, values stay in memory
 * until the page closes.
 */
export interface BrowserStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
  clear(): void;
}

/** The local storage, which all tabs of this browser share. */
export const deviceStorage = browserStorage(() => localStorage);
/** The session storage, which belongs to this tab. */
export const tabStorage = browserStorage(() => sessionStorage);

function attempt<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/**
 * Wraps a storage so that it never throws.
 * @param area returns the storage; may throw, for example in Chromium if the user blocks all site data
 */
export function browserStorage(area: () => Storage): BrowserStorage {
  /** Values that the storage has refused, by key. They take precedence over stored values. */
  const kept = new Map<string, string>();
  const store = (key: string, value: string): boolean =>
    attempt(() => {
      area().setItem(key, value);
      return true;
    }, false);
  const forget = (key: string): void => attempt(() => area().removeItem(key), undefined);

  if (typeof window !== 'undefined') {
    window.addEventListener('storage', ({ key }) => {
      // Another tab has written a newer value.
      if (key === null) kept.clear();
      else kept.delete(key);
    });
  }

  return {
    get: (key) => kept.get(key) ?? attempt(() => area().getItem(key), null),
    set: (key, value) => {
      kept.delete(key);
      if (store(key, value)) return;
      // If the new value cannot be stored, the next page must not find an older value.
      forget(key);
      if (!store(key, value)) kept.set(key, value);
    },
    remove: (key) => {
      kept.delete(key);
      forget(key);
    },
    keys: () => [...new Set([...kept.keys(), ...attempt(() => Object.keys(area()), [])])],
    clear: () => {
      kept.clear();
      attempt(() => area().clear(), undefined);
    },
  };
}
