import { useInstanceRows } from '@/data/queries/search/use-searched-rows';
import { useInsidePlace } from './use-inside-place';

interface InsidePlaceProps {
  code: string;
  /** A text inside the integration. */
  text: string;
  connectionNames: ReadonlyMap<string, string>;
}

/** Where a text is inside an integration: "Mappings: webimage". */
export function InsidePlace({ code, text, connectionNames }: InsidePlaceProps) {
  const row = useInstanceRows([code])?.get(code);
  const placeOf = useInsidePlace(connectionNames);
  return row === undefined ? null : placeOf(row, text);
}
