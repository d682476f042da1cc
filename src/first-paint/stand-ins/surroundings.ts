import type { Language } from '@/i18n/languages';
import type { ConnectionState } from '@/data/sync/sync-status-store';
import { DEFAULT_CONFIG, type AppConfig } from '@/lib/app-config';
import type { Permissions } from '@/domain/permissions';

type Texts = Record<string, Record<string, string>>;
type Values = Record<string, string | number> & { ns?: string; count?: number };

/** What the components find around them while a page is rendered. */
export const surroundings: { language: Language; texts: Texts; connection: Pick<ConnectionState, 'state' | 'asOf'> } = {
  language: 'en',
  texts: {},
  connection: { state: 'live', asOf: null },
};

/** In place of `react-i18next`. */
export function useTranslation(namespace = 'common') {
  const { language, texts } = surroundings;
  const t = (key: string, { ns = namespace, ...values }: Values = {}): string => {
    const { count } = values;
    const form = count === undefined ? key : `${key}_${new Intl.PluralRules(language).select(count)}`;
    const text = texts[ns]?.[form];
    if (text === undefined) throw new Error(`There is no text ${ns}:${form}`);
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name]));
  };
  return { t, i18n: { language } };
}

/** In place of `data/config`. */
export const appConfig = (): AppConfig => DEFAULT_CONFIG;

/** In place of `data/session/use-session`: what some may not see is taken away by the script. */
export const usePermissions = (): Permissions => ({ superAdmin: true, administrate: true, operate: true });

/** In place of `data/sync/use-sync`. */
export const useConnection = () => surroundings.connection;

/** In place of `entities/execution/time/server-clock`. */
export const useServerClock = (): number => 0;
export const readServerClock = (): number => 0;

/** In place of the parts of a table that answer to a person or show that data is loading. */
export const useRowLinks = (): void => undefined;
export const useNewKeys = (): ReadonlySet<never> => new Set();
export const TableSkeleton = (): null => null;
