import 'i18next';
import type { Resources } from './resources/resources';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    keySeparator: false;
    returnNull: false;
    resources: Resources;
  }
}
