import { useInstanceRows } from '@/data/queries/search/use-searched-rows';
import { useInsidePlace } from './use-inside-place';

interface InsidePlaceProps {
  code: string;
  /** A text that the integration contains. */
  text: string;
  connectionNames: ReadonlyMap<string, string>;
}

/** Says where an integration contains a text: "Mappings: webimage". */
export function InsidePlace({ code, text, connectionNames }: InsidePlaceProps) {
  const row = useInstanceRows([code])?.get(code);
  const placeOf = useInsidePlace(connectionNames);
  return row === undefined ? null : placeOf(row, text);
}
