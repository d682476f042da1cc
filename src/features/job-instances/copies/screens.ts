import { ComparisonPage } from './comparison-page';
import { ImportPage } from './import-page';

/* The components of the routes. They are not in `routes.tsx`, because every start loads `routes.tsx`. */

export const comparison = { Component: ComparisonPage };
export const fileImport = { Component: ImportPage };
