import { createContext } from 'react';

/** The level of the next heading; a nested section uses one level lower. */
export const HeadingLevel = createContext(2);
