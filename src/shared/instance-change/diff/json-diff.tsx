import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { diffLines, foldUnchanged, type DiffLine, type DiffPart } from './diff-lines';
import styles from '../change.module.css';

/** How many lines of a part are shown at first, unless the part is folded. */
const FIRST_LINES = 200;

interface JsonDiffProps {
  label: string;
  old: string;
  new: string;
}

/** The diff of two JSON texts with added, removed and unchanged lines. Long unchanged parts are folded. */
export function JsonDiff({ label, old: before, new: after }: JsonDiffProps) {
  const { t } = useTranslation('instance-tabs');
  const parts = useMemo(() => foldUnchanged(diffLines(before, after)), [before, after]);
  if (parts.every(({ folded }) => folded)) return <p className={styles.note}>{t('history.sameJson')}</p>;
  return (
    <div className={styles.diff} role="group" aria-label={t('history.diff', { property: label })}>
      {parts.map((part, index) => (
        <Part key={index} part={part} />
      ))}
    </div>
  );
}

/** A part of the diff: its first lines (none if the part is folded), and a button that shows the rest. */
function Part({ part: { folded, lines } }: { part: DiffPart }) {
  const { t } = useTranslation('instance-tabs');
  const [shown, setShown] = useState(folded ? 0 : FIRST_LINES);
  const left = lines.length - shown;
  return (
    <>
      {lines.slice(0, shown).map((line, index) => (
        <Line key={index} {...line} />
      ))}
      {left > 0 && (
        <button type="button" className={styles.fold} onClick={() => setShown(lines.length)}>
          {t(folded ? 'history.unfold' : 'history.more', { count: left })}
        </button>
      )}
    </>
  );
}

function Line({ kind, text }: DiffLine) {
  if (kind === 'added') return <ins className={styles.added}>{text}</ins>;
  if (kind === 'removed') return <del className={styles.removed}>{text}</del>;
  return <span>{text}</span>;
}
