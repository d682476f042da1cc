import { Database } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { readNameList } from '@/data/names/name-reader';
import { useIsReading, useNameLists } from '@/data/names/use-name-lists';
import { useMissingReason } from '@/data/sync/use-missing-reason';
import { useOnline } from '@/data/sync/use-sync';
import type { ConnectionRow } from '@/domain/connection';
import { nameListKey, type NameList, type NameListRow } from '@/domain/names/name-list';
import { listsForAll } from '@/domain/names/name-sources';
import { missingText } from '@/i18n/missing-text';
import { useConnectionName } from '@/i18n/use-connection-name';
import { useNameTexts } from '@/shared/names/use-name-texts';
import { Button } from '@/ui/button/button';
import { useJsonScope } from '../scope/json-scope';
import { useNameSources } from './name-sources-context';
import { fieldsOf } from './use-name-field';
import styles from './names.module.css';

/** Says which connections provide the names for an entry's fields, how many names there are, and how old they are. */
export function NamesLine() {
  const { t } = useTranslation(['names', 'common']);
  const online = useOnline();
  const scope = useJsonScope();
  const sources = useNameSources();
  const lists = listsForAll(scope.readOnly ? [] : fieldsOf(scope).map(({ accepted }) => accepted), sources);
  if (lists.length === 0) return null;
  const connections = Object.values(sources)
    .flat()
    .filter(({ key }) => lists.some(({ connection }) => connection === key));
  return (
    <div className={styles.sources} role="group" aria-label={t('source.label')}>
      {connections.map((row) => (
        <Source key={row.key} connection={row} lists={lists.filter(({ connection }) => connection === row.key)} />
      ))}
      <Button
        variant="quiet"
        size="small"
        disabledReason={online ? null : t('error.offline', { ns: 'common' })}
        onClick={() => {
          for (const list of lists) void readNameList(list, true);
        }}
      >
        {t('source.refresh')}
      </Button>
    </div>
  );
}

function Source({ connection, lists }: { connection: ConnectionRow; lists: readonly NameList[] }) {
  const { t } = useTranslation('names');
  const texts = useNameTexts();
  const reason = useMissingReason();
  const { rows } = useNameLists(lists);
  const isReading = useIsReading(lists);
  const name = useConnectionName()(connection);
  const known = lists.flatMap((list) => rows.get(nameListKey(list)) ?? []);
  return (
    <span className={styles.source}>
      <Database size={14} aria-hidden />
      {isReading ? t('source.reading', { connection: name }) : sourceText(known)}
    </span>
  );

  function sourceText(found: readonly NameListRow[]): string {
    const read = found.flatMap(({ readAt }) => readAt ?? []);
    if (read.length === 0) {
      const [first] = found;
      if (first?.problem == null && reason.state !== 'loading')
        return t('source.waits', { connection: name, reason: missingText(reason) });
      return t(`source.${first?.problem ?? 'none'}`, { connection: name });
    }
    const count = found.reduce((sum, { names }) => sum + names.length, 0);
    return t('source.names', { connection: name, count, age: texts.age(Math.min(...read)) });
  }
}
