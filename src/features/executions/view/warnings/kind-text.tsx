import { useTranslation } from 'react-i18next';
import type { WarningKind } from '@/domain/warnings/warning-kinds';
import { useFormat } from '@/i18n/format/use-format';
import { visible } from '@/lib/text/visible-text';
import styles from './warnings.module.css';

/**
 * The text that the warnings of a kind have in common. Each place where they differ shows the number of different
 * values.
 */
export function KindText({ parts }: Pick<WarningKind, 'parts'>) {
  const { t } = useTranslation('run');
  const format = useFormat();
  return (
    <>
      {parts.every((part) => 'text' in part && visible(part.text) === null) && '–'}
      {parts.map((part, index) =>
        'text' in part ? (
          <span key={index}>{part.text}</span>
        ) : (
          <span key={index} className={styles.values}>
            {t('warnings.values', { number: format.number(part.values) })}
          </span>
        ),
      )}
    </>
  );
}
