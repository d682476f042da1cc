import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lineLink, readLineLink, type LineRange } from '@/domain/log/line-link';

/** The selected lines, which are in the address. */
export function useSelectedLines(): { selected: LineRange | null; select: (range: LineRange) => void } {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const selected = useMemo(() => readLineLink(hash), [hash]);
  const select = useCallback(
    (range: LineRange) => void navigate({ hash: lineLink(range), search }, { replace: true, preventScrollReset: true }),
    [navigate, search],
  );
  return { selected, select };
}
