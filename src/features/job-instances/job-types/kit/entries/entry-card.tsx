import { ChevronRight } from 'lucide-react';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { readAt } from '@/domain/configuration/text/configuration-text';
import type { CardLine } from '@/domain/configuration/place-violations';
import { useFieldLabel } from '../bound-fields';
import { ComplaintList } from '../violations/complaint-list';
import type { EntryKind } from '../entry-kind';
import { entryTitle, useEntryName } from './use-entry-name';
import styles from './entries.module.css';

interface EntryCardProps {
  index: number;
  /** Its text in the configuration. */
  raw: string;
  kind: EntryKind;
  readOnly: boolean;
  /** What the server said of it. */
  lines: readonly CardLine[];
  onOpen: (index: number, raw: string) => void;
}

/** One entry of a list: a click opens its editor. Drawn again only when its own text changes. */
export const EntryCard = memo(function EntryCard({ index, raw, kind, readOnly, lines, onOpen }: EntryCardProps) {
  const { t } = useTranslation('job-forms');
  const label = useFieldLabel();
  const id = useId();
  const { facts } = kind.summary(readAt(raw, []));
  const name = useEntryName()(kind, index, raw);
  return (
    <li className={styles.item}>
      <button
        type="button"
        className={styles.card}
        aria-label={t(readOnly ? 'entry.expand' : 'entry.edit', { name })}
        aria-describedby={id}
        onClick={() => onOpen(index, raw)}
      >
        <span className={entryTitle(kind, raw) === null ? styles.unnamed : styles.title}>{name}</span>
        <span id={id} className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact.name} className={styles.fact}>
              {t('card.fact', { name: label(fact.name), value: fact.value })}
            </span>
          ))}
        </span>
        <ChevronRight size={16} aria-hidden className={styles.chevron} />
      </button>
      <ComplaintList lines={lines} />
    </li>
  );
});
