import { CircleCheck, CircleDashed } from 'lucide-react';
import { useId, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenConflict, Side } from '@/domain/drafts/open-conflicts';
import { entryName, isEntrySegment } from '@/domain/merge/entry-name';
import { MergeEditor } from '@/ui/code/merge-editor';
import { idList } from '@/ui/form/field';
import { classNames } from '@/ui/theme/class-names';
import { comparisonUnit, useConflictName, versionOf } from './conflict-place';
import { MarkedValue } from './marked-value';
import { useValueText } from './use-value-text';
import styles from './conflict.module.css';

interface ConflictCardProps {
  conflict: OpenConflict;
  /** The chosen version; null while the conflict is open. */
  side: Side | null;
  /** The author of the server's version; null while unknown. */
  author: string | null;
  /** `stay` is true after a choice with the arrow keys of the radio buttons. Then the focus stays on this card. */
  onChoose: (side: Side, stay: boolean) => void;
}

/**
 * One conflict: the previous version, mine, and theirs. A click anywhere on one of the last two chooses that version.
 */
export function ConflictCard({ conflict, side, author, onChoose }: ConflictCardProps) {
  const { t } = useTranslation('job-instances');
  const id = useId();
  const names = useConflictName()(conflict);
  const versions = useMemo(
    () => [versionOf(conflict, 'base'), versionOf(conflict, 'mine'), versionOf(conflict, 'theirs')] as const,
    [conflict],
  );
  const [before, mine, theirs] = versions.map(useValueText(versions));
  const unit = comparisonUnit(versions[1].json === null ? versions[2] : versions[1]);
  const isEntry = conflict.path !== null && isEntrySegment(conflict.path, conflict.path.length - 1);
  const byArrow = useRef(false);
  const nameIn = (value: unknown): string | null =>
    conflict.path !== null && typeof value === 'string' ? entryName(conflict.path, value) : null;
  const theirsTitle = author === null ? t('conflict.theirs') : t('conflict.theirsBy', { author });
  const common = { id, unit, before: before ?? null, name: `${id}-side` };
  const choose = (chosen: Side): void => onChoose(chosen, byArrow.current);
  return (
    <section aria-labelledby={id} className={styles.conflict} data-conflict={conflict.key}>
      <h3 id={id} className={styles.name}>
        {side === null ? (
          <CircleDashed size={16} aria-hidden className={styles.open} />
        ) : (
          <CircleCheck size={16} aria-hidden className={styles.done} />
        )}
        <span>
          {names.slice(0, -1).map((name, index) => (
            <span key={index} className={styles.path}>{`${name} › `}</span>
          ))}
          {names.at(-1)}
        </span>
      </h3>
      {conflict.reason !== undefined && (
        <p id={`${id}-reason`} className={styles.reason}>
          {t(`conflict.reason.${conflict.reason}`)}
        </p>
      )}
      {isLong(mine, theirs, isEntry) && (
        <div className={styles.lines}>
          <p aria-hidden className={styles.side}>
            <span>{t('conflict.mine')}</span>
            <span>{theirsTitle}</span>
          </p>
          <MergeEditor
            left={mine ?? ''}
            right={theirs ?? ''}
            leftLabel={t('conflict.mine')}
            rightLabel={theirsTitle}
            unchangedLines={t('conflict.unchangedLines')}
          />
        </div>
      )}
      <div
        role="radiogroup"
        aria-labelledby={id}
        aria-describedby={idList(conflict.reason !== undefined && `${id}-reason`, `${id}-before`)}
        tabIndex={-1}
        className={styles.versions}
        onKeyDown={(event) => (byArrow.current = event.key.startsWith('Arrow'))}
        onPointerDown={() => (byArrow.current = false)}
      >
        <div id={`${id}-before`} className={classNames(styles.version, styles.before)}>
          <p className={styles.side}>
            {t('conflict.base')}
            <EntryName name={nameIn(conflict.base)} />
          </p>
          <MarkedValue before={before ?? null} after={before ?? null} unit={unit} />
        </div>
        <Choice
          {...common}
          title={t('conflict.mine')}
          shortcut="1"
          entry={nameIn(conflict.mine)}
          value={mine ?? null}
          checked={side === 'mine'}
          onChoose={() => choose('mine')}
        />
        <Choice
          {...common}
          title={theirsTitle}
          shortcut="2"
          entry={nameIn(conflict.theirs)}
          value={theirs ?? null}
          checked={side === 'theirs'}
          onChoose={() => choose('theirs')}
        />
      </div>
    </section>
  );
}

/** Above these limits, a text or an entry is also shown as a line diff. An entry has one line per field. */
const LONG_TEXT = { characters: 160, lines: 1 };
const LONG_ENTRY = { characters: Infinity, lines: 12 };
function isLong(mine: string | null | undefined, theirs: string | null | undefined, isEntry: boolean): boolean {
  const { characters, lines } = isEntry ? LONG_ENTRY : LONG_TEXT;
  return (
    [mine, theirs].every((text) => text != null && text !== '') &&
    [mine, theirs].some((text) => (text ?? '').length > characters || (text ?? '').split('\n').length > lines)
  );
}

/** The name that a list entry has in one version. Renders nothing if it has no name there. */
function EntryName({ id, name }: { id?: string; name: string | null }) {
  return name === null ? null : (
    <strong id={id} className={styles.entry}>
      {name}
    </strong>
  );
}

interface ChoiceProps {
  id: string;
  name: string;
  unit: ReturnType<typeof comparisonUnit>;
  before: string | null;
  title: string;
  shortcut: string;
  entry: string | null;
  value: string | null;
  checked: boolean;
  onChoose: () => void;
}

function Choice({ id, name, unit, before, title, shortcut, entry, value, checked, onChoose }: ChoiceProps) {
  const choiceId = `${id}-${shortcut}`;
  return (
    <label className={classNames(styles.version, styles.choice)}>
      <span className={styles.side}>
        <input
          type="radio"
          name={name}
          checked={checked}
          aria-labelledby={`${choiceId}-title`}
          aria-describedby={idList(entry !== null && `${choiceId}-entry`, choiceId)}
          aria-keyshortcuts={shortcut}
          onChange={onChoose}
        />
        <span id={`${choiceId}-title`} className={styles.sideName}>
          {title}
        </span>
        <kbd aria-hidden className={styles.key}>
          {shortcut}
        </kbd>
      </span>
      <EntryName id={`${choiceId}-entry`} name={entry} />
      <MarkedValue id={choiceId} before={before} after={value} unit={unit} />
    </label>
  );
}
