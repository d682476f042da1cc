import { Building2, List, Plug, TextSearch, UserRound, Workflow } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '@/data/session/use-session';
import { companyNameOf } from '@/domain/company';
import { companyPath, connectionEditPath, userPath } from '@/domain/addresses/links';
import { executionPath, INSTANCES_PATH, instanceViewPath, TRACKER_PATH } from '@/domain/addresses/paths';
import type { ExecutionRow } from '@/domain/execution';
import type { SearchIndex } from '@/domain/search/search-index';
import type { SearchHit } from '@/domain/search/text-index';
import { formatDateTime } from '@/i18n/format/date';
import { useFormat } from '@/i18n/format/use-format';
import { useConnectionName } from '@/i18n/use-connection-name';
import { visible } from '@/lib/text/visible-text';
import type { GroupKey, PaletteItem } from './palette-item';
import type { Found } from './use-found';
import { useInsidePlace } from '@/shared/instance-change/use-inside-place';

/** For this many of the found integrations, the newest execution is shown as well. */
const MAX_NEWEST_RUNS = 2;

/** The rows for what was found in the index and in the cache, by group. */
export function useRowItems(text: string, found: Found, index: SearchIndex): Partial<Record<GroupKey, PaletteItem[]>> {
  const { t } = useTranslation('palette');
  const format = useFormat();
  const { superAdmin } = usePermissions();
  const placeText = useInsidePlace(index.connectionNames);
  const connectionName = useConnectionName();
  return useMemo(() => {
    const { rows, number } = found;
    /** The company of an integration, for people who see several companies; null for others. */
    const companyOf = (code: string): string | null => (superAdmin ? (index.instance(code)?.company ?? null) : null);

    const instance = ({ id, rank, words }: SearchHit): PaletteItem[] => {
      const known = index.instance(id);
      if (known === undefined) return [];
      const status = rows?.newest.get(id)?.status;
      const opens = { to: instanceViewPath(id) };
      return [
        { key: `instance:${id}`, icon: Workflow, title: known.label, words, rank, note: companyOf(id), status, opens },
      ];
    };
    const execution = (run: ExecutionRow, { words, rank }: Pick<SearchHit, 'words' | 'rank'>): PaletteItem => ({
      key: `execution:${run.id}`,
      icon: List,
      title: `${run.id} ${visible(run.instanceLabel) ?? run.instanceCode ?? ''}`.trim(),
      words,
      rank,
      note: formatDateTime(run.createdAt),
      status: run.status,
      opens: { to: executionPath(run.id) },
    });
    const numbered = (): PaletteItem[] => {
      if (number === null || rows === undefined) return [];
      const match = { words: [String(number)], rank: 'exact' } as const;
      if (rows.numbered !== null) return [execution(rows.numbered, match)];
      const title = t('execution', { number });
      const opens = { to: executionPath(number) };
      return [
        { key: `execution:${number}`, icon: List, title, ...match, rank: 'more', note: t('execution.missing'), opens },
      ];
    };
    const newest = found.instances.slice(0, MAX_NEWEST_RUNS).flatMap((hit) => {
      const run = rows?.newest.get(hit.id);
      return run ? [execution(run, hit)] : [];
    });
    const inside = found.inside.flatMap(({ code, text: inText, words, rank }): PaletteItem[] => {
      const [known, row] = [index.instance(code), rows?.instances.get(code)];
      // Until the row has been read, the place of the text is unknown, so only the text itself is shown.
      const place = row === undefined ? inText : placeText(row, inText);
      if (known === undefined || place === null) return [];
      const opens = { to: instanceViewPath(code) };
      return [
        { key: `inside:${code}`, icon: Workflow, title: known.label, place, words, rank, note: companyOf(code), opens },
      ];
    });
    const count = found.listedCount;
    if (count !== null && inside[0] !== undefined) {
      inside.push({
        key: 'inside:all',
        icon: TextSearch,
        title: t('inside.all', { count, number: format.number(count), text }),
        words: [],
        rank: inside[0].rank,
        note: null,
        opens: { to: `${INSTANCES_PATH}?${new URLSearchParams({ label: text.trim() })}` },
      });
    }
    return {
      integrations: found.instances.flatMap(instance),
      executions: [...numbered(), ...newest.filter(({ key }) => key !== `execution:${number}`)],
      inside,
      connections: found.connections.flatMap(({ id, words, rank }): PaletteItem[] => {
        const row = index.connection(id);
        if (row === undefined) return [];
        const opens = { to: connectionEditPath(row.type, row.id) };
        const note = superAdmin ? companyNameOf(row) : null;
        return [{ key: `connection:${id}`, icon: Plug, title: connectionName(row), words, rank, note, opens }];
      }),
      companies: found.companies.flatMap(({ id, words, rank }): PaletteItem[] => {
        const row = index.company(id);
        if (row === undefined) return [];
        const opens = { to: companyPath(id) };
        return [
          { key: `company:${id}`, icon: Building2, title: visible(row.name) ?? id, words, rank, note: id, opens },
        ];
      }),
      people: found.people.map(({ id: email, words, rank }): PaletteItem => {
        const id = rows?.userIds.get(email);
        const opens = {
          to: id === undefined ? `${TRACKER_PATH}?${new URLSearchParams({ createdBy: email })}` : userPath(id),
        };
        return { key: `person:${email}`, icon: UserRound, title: email, words, rank, note: null, opens };
      }),
    };
  }, [t, format, superAdmin, placeText, connectionName, text, found, index]);
}
