import { Check } from 'lucide-react';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenConflict, Side } from '@/domain/drafts/open-conflicts';
import { entryName, isNewNamesake } from '@/domain/merge/entry-name';
import { ORDER } from '@/domain/merge/merge-json';
import { Button } from '@/ui/button/button';
import { MergeEditor } from '@/ui/code/merge-editor';
import { prettyJson } from '@/ui/text/json/pretty-json';
import { classNames } from '@/ui/theme/class-names';
import { ConflictValue } from './conflict-value';
import styles from './conflict.module.css';

interface ConflictCardProps {
  conflict: OpenConflict;
  side: Side | null;
  onDecide: (side: Side) => void;
}

/** One conflict: before, mine and theirs side by side. */
export function ConflictCard({ conflict: asMerged, side, onDecide }: ConflictCardProps) {
  const { t } = useTranslation('job-instances');
  const id = useId();
  const conflict = useMemo(() => laidOut(asMerged), [asMerged]);
  const placeOf = (path: readonly string[]): string =>
    path
      .map((name, index) => {
        if (index === path.length - 1 && name === ORDER) return t('conflict.order');
        return isNewNamesake(path, index) ? t('conflict.added', { name: name.slice(1) }) : name;
      })
      .join(' › ');
  return (
    <section aria-labelledby={id} className={styles.card}>
      <h3 id={id} className={styles.name}>
        {t(`conflict.field.${conflict.field}`)}
        {conflict.path !== null && <code className={styles.path}>{placeOf(conflict.path)}</code>}
      </h3>
      {conflict.reason !== undefined && <p className={styles.reason}>{t(`conflict.reason.${conflict.reason}`)}</p>}
      {isLong(conflict) && (
        <MergeEditor
          left={String(conflict.theirs)}
          right={String(conflict.mine)}
          leftLabel={t('conflict.theirs')}
          rightLabel={t('conflict.mine')}
          unchangedLines={t('conflict.unchangedLines')}
        />
      )}
      <div className={styles.versions}>
        <Version title={t('conflict.base')} value={conflict.base} conflict={conflict} />
        <Version
          title={t('conflict.mine')}
          value={conflict.mine}
          conflict={conflict}
          chosen={side === 'mine'}
          action={t('conflict.keepMine')}
          onChoose={() => onDecide('mine')}
        />
        <Version
          title={t('conflict.theirs')}
          value={conflict.theirs}
          conflict={conflict}
          chosen={side === 'theirs'}
          action={t('conflict.takeTheirs')}
          onChoose={() => onDecide('theirs')}
        />
      </div>
    </section>
  );
}

/** The conflict in readable form, with JSON texts split into lines. */
function laidOut(conflict: OpenConflict): OpenConflict {
  if (conflict.path === null) return conflict;
  const lines = (value: unknown): unknown => (typeof value === 'string' ? prettyJson(value) : value);
  return { ...conflict, base: lines(conflict.base), mine: lines(conflict.mine), theirs: lines(conflict.theirs) };
}

/** Longer texts (in characters) are shown as a line diff. */
const LONG = 160;
const isLong = ({ mine, theirs }: OpenConflict): boolean =>
  [mine, theirs].every((value) => typeof value === 'string' && value !== '') &&
  [mine, theirs].some((value) => String(value).length > LONG || String(value).includes('\n'));

interface VersionProps {
  title: string;
  value: unknown;
  conflict: OpenConflict;
  chosen?: boolean;
  action?: string;
  onChoose?: () => void;
}

function Version({ title, value, conflict, chosen = false, action, onChoose }: VersionProps) {
  const id = useId();
  const name = conflict.path !== null && typeof value === 'string' ? entryName(conflict.path, value) : null;
  return (
    <div className={classNames(styles.version, chosen && styles.chosen)}>
      <div className={styles.side} id={id}>
        {title}
        {name !== null && <strong className={styles.entry}>{name}</strong>}
      </div>
      <ConflictValue field={conflict.field} isText={conflict.path !== null} value={value} label={title} />
      {onChoose && (
        <Button
          size="small"
          icon={chosen ? Check : undefined}
          aria-pressed={chosen}
          aria-describedby={id}
          onClick={onChoose}
        >
          {action}
        </Button>
      )}
    </div>
  );
}
