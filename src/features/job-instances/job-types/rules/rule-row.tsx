import { useTranslation } from 'react-i18next';
import { ruleSchema } from '@/domain/configuration/rules/rule';
import { readAs } from '@/domain/configuration/schema/read-as';
import { readAt } from '@/domain/configuration/text/configuration-text';
import type { CardLine } from '@/domain/configuration/place-violations';
import { ComplaintList } from '../kit/violations/complaint-list';
import { entryTitle, useEntryName } from '../kit/entries/use-entry-name';
import { RULE } from './rule-kind';
import styles from './rules.module.css';

interface RuleRowProps {
  index: number;
  /** Its text in the configuration. */
  raw: string;
  readOnly: boolean;
  /** What the server said of it. */
  lines: readonly CardLine[];
  onOpen: (index: number, raw: string) => void;
}

/** One rule: a click anywhere on it opens its editor. */
export function RuleRow({ index, raw, readOnly, lines, onOpen }: RuleRowProps) {
  const { t } = useTranslation('job-forms');
  const { priority, conditions, actions } = readAs(ruleSchema, readAt(raw, []));
  const name = useEntryName()(RULE, index, raw);
  return (
    <tr className={styles.row}>
      <td>
        <button
          type="button"
          className={styles.open}
          aria-label={t(readOnly ? 'entry.expand' : 'entry.edit', { name })}
          onClick={() => onOpen(index, raw)}
        >
          <span className={entryTitle(RULE, raw) === null ? styles.unnamed : undefined}>{name}</span>
        </button>
        <ComplaintList lines={lines} />
      </td>
      <td className={styles.number}>{priority}</td>
      <td className={styles.number}>{conditions.length}</td>
      <td className={styles.number}>{actions.length}</td>
    </tr>
  );
}
