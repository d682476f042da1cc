import { createContext } from 'react';
import type { Path } from '@/domain/configuration/schema/path';

/** The place for which the form was opened. */
export interface WantedPlace {
  /** In the text of the JsonScope. */
  path: Path;
  /** Call it when an editor of an entry was opened for it, so that it opens once. */
  onOpened: () => void;
}

/** Null when the form was not opened for a place. */
export const WantedPlaceContext = createContext<WantedPlace | null>(null);
