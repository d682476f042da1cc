import { createContext, type ReactNode } from 'react';

/** What a form says below a field besides its help or error, by the name of the field; null for nothing. */
export const FieldMarks = createContext<(name: string) => ReactNode>(() => null);
