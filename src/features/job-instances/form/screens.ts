import { CreatePage } from './create-page';
import { EditPage } from './edit-page';

/* The component of each route. They are not in `routes.tsx`, because every start loads that file. */

export const newInstance = { Component: CreatePage };
export const instance = { Component: EditPage };
