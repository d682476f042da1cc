import { createContext } from 'react';
import type { Path } from '@/domain/configuration/schema/path';

/** The field for which the form was opened. */
export interface RequestedField {
  /** The path in the JsonScope's text. */
  path: Path;
  /** To be called when the editor of an entry opens for the field, so that the editor opens only once. */
  onOpened: () => void;
}

/** Null if the form was not opened for a field. */
export const RequestedFieldContext = createContext<RequestedField | null>(null);
