import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import optionStyles from '../../pick/chakra/option-list.module.css';
import { classNames } from '../../theme/class-names';
import type { Suggestion, Suggestions } from './suggestion';
import styles from './suggest-field.module.css';

interface SuggestionPanelProps {
  suggestions: Suggestions;
  /** What is typed. */
  text: string;
  listProps: ComponentProps<'div'>;
  itemProps: (value: string) => ComponentProps<'div'>;
}

/** The suggestions with their title and age, and which keys take them. */
export function SuggestionPanel({ suggestions, text, listProps, itemProps }: SuggestionPanelProps) {
  const { t } = useTranslation('names');
  const { title, facts, items } = suggestions;
  const isListed = items.some(({ value }) => value === text);
  return (
    <>
      <div className={styles.head} aria-hidden>
        <span>{title}</span>
        <span className={styles.facts}>{facts}</span>
      </div>
      <div {...listProps} className={styles.list}>
        {items.map((item) => (
          <div key={item.value} {...itemProps(item.value)} className={classNames(optionStyles.option, styles.item)}>
            <SuggestionLine item={item} length={text.trim().length} />
          </div>
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

function SuggestionLine({
  item: { value, label, note, inValue, inLabel },
  length,
}: {
  item: Suggestion;
  length: number;
}) {
  return (
    <>
      <code className={styles.value}>{marked(value, inValue, length)}</code>
      <span className={styles.label}>{label !== null && marked(label, inLabel, length)}</span>
      {note !== null && <span className={styles.note}>{note}</span>}
    </>
  );
}

/** The text with the typed part marked. */
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
