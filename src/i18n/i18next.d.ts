import 'i18next';
import type { texts as dashboard } from './resources/en-dashboard';
import type { texts as more } from './resources/en-more';
import type { texts as start } from './resources/en-start';

/** Every namespace with its keys, so that TypeScript knows the keys that i18next accepts. */
type Resources = typeof start & typeof dashboard & typeof more;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    keySeparator: false;
    returnNull: false;
    resources: Resources;
  }
}
