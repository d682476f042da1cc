import { foldText } from './fold-text';

/** Whether a text contains another, ignoring case and accents, as databases do. */
export const containsText = (text: string, part: string): boolean => foldText(text).includes(foldText(part));
