import { createContext } from 'react';
import type { Path } from '@/domain/configuration/schema/path';

/** The field for which the form was opened. */
export interface RequestedField {
  /** The path in the JsonScope's text. */
  path: Path;
  /**
   * The list of entries that contains the field calls this when it handles the request, even if it opens no editor.
   * Later renders then do not open it again.
   */
  onOpened: () => void;
}

/** Null if the form was not opened for a field. */
export const RequestedFieldContext = createContext<RequestedField | null>(null);
