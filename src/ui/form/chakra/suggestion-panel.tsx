import { memo, startTransition, useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nextPaint } from '@/lib/browser/next-paint';
import optionStyles from '../../pick/chakra/option-list.module.css';
import { classNames } from '../../theme/class-names';
import type { Suggestion, Suggestions } from '../suggestion';
import styles from './suggest-field.module.css';

interface SuggestionPanelProps {
  suggestions: Suggestions;
  /** The typed text. */
  text: string;
  /** The value of the suggestion that the arrow keys have marked; null if none is marked. */
  highlighted: string | null;
  listProps: ComponentProps<'div'>;
  itemProps: (value: string) => ComponentProps<'div'>;
}

/** How many lines are rendered at first; eight of them are visible. The other lines follow after the first paint. */
const FIRST_LINES = 10;

/** The panel with the suggestions. It has a title, facts about the suggestions, and a legend of the keys. */
export function SuggestionPanel({ suggestions, text, highlighted, listProps, itemProps }: SuggestionPanelProps) {
  const { t } = useTranslation('names');
  const { title, facts, items } = suggestions;
  const isPainted = useIsPainted();
  const isWhole = isPainted || items.findIndex(({ value }) => value === highlighted) >= FIRST_LINES;
  const isListed = items.some(({ value }) => value === text);
  return (
    <>
      <div className={styles.head} aria-hidden>
        <span>{title}</span>
        <span className={styles.facts}>{facts}</span>
      </div>
      <div {...listProps} className={styles.list}>
        {(isWhole ? items : items.slice(0, FIRST_LINES)).map((item) => (
          <SuggestionLine
            key={item.value}
            item={item}
            length={text.trim().length}
            isHighlighted={item.value === highlighted}
            itemProps={itemProps}
          />
        ))}
      </div>
      {text !== '' && !isListed && (
        <div className={styles.custom} aria-hidden>
          <span>{t('list.asWritten', { text })}</span>
          <kbd>{t('list.tab')}</kbd>
        </div>
      )}
      <div className={styles.keys} aria-hidden>
        <span>
          <kbd>↑</kbd> <kbd>↓</kbd> {t('list.choose')}
        </span>
        <span>
          <kbd>↵</kbd> {t('list.use')}
        </span>
        <span>
          <kbd>{t('list.escape')}</kbd> {t('list.leave')}
        </span>
      </div>
    </>
  );
}

/** True once the browser has painted the component. */
function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    let isMounted = true;
    const paint = async (): Promise<void> => {
      await nextPaint();
      if (isMounted) startTransition(() => setIsPainted(true));
    };
    void paint();
    return () => {
      isMounted = false;
    };
  }, []);
  return isPainted;
}

interface SuggestionLineProps extends Pick<SuggestionPanelProps, 'itemProps'> {
  item: Suggestion;
  /** The length of the typed text. */
  length: number;
  isHighlighted: boolean;
}

/** Memoised, because each arrow key renders the panel several times but changes at most two lines. */
const SuggestionLine = memo(PlainLine, isSameLine);

/** Ignores `itemProps`, which is a new function in each render but returns the same props for the same line. */
function isSameLine(before: SuggestionLineProps, now: SuggestionLineProps): boolean {
  return before.item === now.item && before.length === now.length && before.isHighlighted === now.isHighlighted;
}

function PlainLine({
  item: { value, label, note, matchInValue, matchInLabel },
  length,
  itemProps,
}: SuggestionLineProps) {
  return (
    <div {...itemProps(value)} className={classNames(optionStyles.option, styles.item)}>
      <code className={styles.value}>{marked(value, matchInValue, length)}</code>
      <span className={styles.label}>{label !== null && marked(label, matchInLabel, length)}</span>
      {note !== null && <span className={styles.note}>{note}</span>}
    </div>
  );
}

/** The text; the part that equals the typed text is marked. */
function marked(text: string, at: number, length: number): ReactNode {
  if (at < 0 || length === 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + length)}</mark>
      {text.slice(at + length)}
    </>
  );
}
