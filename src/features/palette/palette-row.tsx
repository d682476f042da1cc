import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { findWords } from '@/domain/search/search-words';
import { executionTexts } from '@/shared/execution/execution-texts';
import { DraftBadge } from '@/shared/draft-state/draft-badge';
import { StatusBadge } from '@/ui/feedback/status-badge';
import styles from './palette.module.css';
import type { PaletteItem } from './palette-item';

/**
 * The content of a row: icon, title, the place of a text found inside the item, and facts at the right. Found words are
 * marked.
 */
export function PaletteRow({ item }: { item: PaletteItem }) {
  const { t } = useTranslation('executions');
  const { icon: Icon, title, place, words, note, status, draft } = item;
  return (
    <>
      <Icon size={16} aria-hidden className={styles.icon} />
      <span className={styles.content}>
        <span className={styles.texts}>
          <span className={styles.title}>
            <Marked text={title} words={place === undefined ? words : []} />
          </span>
          {place !== undefined && (
            <span className={styles.place}>
              <Marked text={place} words={words} />
            </span>
          )}
        </span>
        {note !== null && <span className={styles.note}>{note}</span>}
        {status !== undefined && <StatusBadge status={status} word={executionTexts(t).statusOf(status)} />}
        {draft !== undefined && <DraftBadge status={draft} />}
      </span>
    </>
  );
}

/** A text in which the found words are marked. */
function Marked({ text, words }: { text: string; words: readonly string[] }) {
  const ranges = findWords(text, words);
  return (
    <>
      {ranges.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(ranges[index - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.end ?? 0)}
    </>
  );
}
