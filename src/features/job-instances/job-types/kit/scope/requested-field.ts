import { createContext } from 'react';
import type { Path } from '@/domain/configuration/schema/path';

/** The field for which the form was opened. */
export interface RequestedField {
  /** The path in the JsonScope's text. */
  path: Path;
  /**
   * Called by the list of entries that contains the field when it handles the request, whether or not it opens an
   * editor. Later renders then do not open it again.
   */
  onOpened: () => void;
}

/** Null if the form was not opened for a field. */
export const RequestedFieldContext = createContext<RequestedField | null>(null);
