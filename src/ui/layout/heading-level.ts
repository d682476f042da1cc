import { createContext } from 'react';

/** The level of the next title inside: a section within a section is titled one level lower. */
export const HeadingLevel = createContext(2);
