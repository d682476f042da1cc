import { ComparisonPage } from './comparison-page';
import { ImportPage } from './import-page';

/* The component of each route. They are not in `routes.tsx`, because every start loads that file. */

export const comparison = { Component: ComparisonPage };
export const fileImport = { Component: ImportPage };
