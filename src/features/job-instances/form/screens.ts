import { CreatePage } from './create-page';
import { EditPage } from './edit-page';

/* The components of the routes. They are not in `routes.tsx`, because every start loads `routes.tsx`. */

export const newInstance = { Component: CreatePage };
export const instance = { Component: EditPage };
