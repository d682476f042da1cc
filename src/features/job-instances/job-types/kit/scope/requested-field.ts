import { createContext } from 'react';
import type { Path } from '@/domain/configuration/schema/path';

/** The field for which the form was opened. */
export interface RequestedField {
  /** The path in the JsonScope's text. */
  path: Path;
  /**
   * The list of entries that contains the field calls this function when it handles the request, even if it opens no
   * editor. So later renders do not open the editor.
   */
  onOpened: () => void;
}

/** Null if the form was not opened for a field. */
export const RequestedFieldContext = createContext<RequestedField | null>(null);
