import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AcceptedNames } from '@/domain/names/name';
import type { NameVerdict } from '@/domain/names/name-verdict';
import { formatDay } from '@/i18n/format/date';
import { useNameTexts } from '@/shared/names/use-name-texts';
import styles from './names.module.css';

interface NameNoteProps {
  accepted: AcceptedNames;
  text: string;
  verdict: NameVerdict;
  /** The labels of the connections that have the names, separated by commas. */
  connections: string;
  /** True if the note repeats the text, because the field has several texts. */
  showsText?: boolean;
  /** Null if the text cannot be changed here. */
  onUse: ((code: string) => void) | null;
  /** Removes the text from its list; absent if the text is not in a list. */
  onRemove?: () => void;
}

/** Says why a name may be a mistake, and offers another name: "unknown attribute. Did you mean season? Use it". */
export function NameNote({ accepted, text, verdict, connections, showsText = false, onUse, onRemove }: NameNoteProps) {
  const { t } = useTranslation('names');
  const texts = useNameTexts();
  const remove = onRemove !== undefined && (
    <button type="button" className={styles.use} aria-label={t('mark.removeName', { code: text })} onClick={onRemove}>
      {t('mark.remove')}
    </button>
  );
  if (verdict.kind === 'off') {
    return (
      <span className={styles.note}>
        <span className={styles.off}>{t('mark.off', { code: text, connection: connections })}</span> {remove}
      </span>
    );
  }
  if (verdict.kind !== 'unknown') return null;
  const { nearest, seenAt } = verdict;
  const mark = texts.unknown(accepted.kind);
  return (
    <span className={styles.note}>
      <UnknownMark>
        {showsText ? t('mark.named', { mark, code: text }) : mark}
        {seenAt !== null && <>, {t('mark.gone', { date: formatDay(new Date(seenAt)) })}</>}
      </UnknownMark>{' '}
      {nearest !== null && (
        <>
          <span>{t('mark.meant', { code: nearest })}</span>{' '}
          {onUse !== null && (
            <button
              type="button"
              className={styles.use}
              aria-label={t('mark.useName', { code: nearest })}
              onClick={() => onUse(nearest)}
            >
              {t('mark.use')}
            </button>
          )}
        </>
      )}
      {nearest === null && remove}
    </span>
  );
}

/** Marks a name that is in no list. */
export function UnknownMark({ children }: { children: React.ReactNode }) {
  return (
    <span className={styles.mark}>
      <TriangleAlert size={12} aria-hidden />
      <span>{children}</span>
    </span>
  );
}
