import { useTranslation } from 'react-i18next';
import type { CardLine } from '@/domain/configuration/place-in-configuration';
import { useLineText } from '../scope/json-scope';
import styles from './violation-list.module.css';

/**
 * Violations as 'field: message', without duplicates. Renders nothing if there are no violations.
 * @param label the accessible name, only for the list below the JSON editor. That list writes fields as paths, all
 * other lists write fields as labels
 */
export function ViolationList({ lines, label }: { lines: readonly CardLine[]; label?: string }) {
  const { t } = useTranslation('job-forms');
  const textOf = useLineText(label !== undefined);
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines} aria-label={label ?? t('card.complaints')}>
      {[...new Set(lines.map(textOf))].map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
