import { createContext } from 'react';
import type { Path } from '@/domain/configuration/schema/path';

/** The field for which the form was opened. */
export interface RequestedField {
  /** The path in the JsonScope's text. */
  path: Path;
  /**
   * Called by the list of entries that contains the field when the list handles the request, even if the list opens no
   * editor. Later renders then do not open the editor.
   */
  onOpened: () => void;
}

/** Null if the form was not opened for a field. */
export const RequestedFieldContext = createContext<RequestedField | null>(null);
