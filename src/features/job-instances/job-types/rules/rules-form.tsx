import { ArrowDown, ArrowUp, ArrowUpDown, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ruleSchema, isBlankRule, ruleSummary } from '@/domain/configuration/rules/rule';
import { nextPriorityOrder, ruleOrder, type PriorityOrder } from '@/domain/configuration/rules/rule-order';
import { readAs } from '@/domain/configuration/schema/read-as';
import { readAt } from '@/domain/configuration/text/configuration-text';
import { cardLines, listLines, type CardLine } from '@/domain/configuration/place-in-configuration';
import { Button } from '@/ui/button/button';
import { Section } from '@/ui/layout/section';
import { useFieldLabel } from '../kit/fields/bound-fields';
import { useJsonScope } from '../kit/scope/json-scope';
import { entryTexts } from '../kit/entries/entry-place';
import { useEntryEditor } from '../kit/entries/use-entry-editor';
import styles from './rules.module.css';
import { ViolationList } from '../kit/problems/violation-list';
import { entryTitle, useEntryName } from '../kit/entries/use-entry-name';
import { entryKind } from '../kit/entries/entry-kind';
import { RuleFields } from './rule-fields';

export const RULE = entryKind({
  name: 'rule',
  schema: ruleSchema,
  isBlank: isBlankRule,
  summary: ruleSummary,
  Fields: RuleFields,
});

const PATH = ['rules'];
const ICONS = { none: ArrowUpDown, ascending: ArrowUp, descending: ArrowDown };

/** The rules as a table, sortable by priority. Sorting does not change the configuration. */
export function RulesForm() {
  const { t } = useTranslation('job-forms');
  const label = useFieldLabel();
  const { text, violations, readOnly } = useJsonScope();
  const { open, add, modal } = useEntryEditor(PATH, RULE);
  const [order, setOrder] = useState<PriorityOrder>('none');
  const texts = entryTexts(text, PATH);
  const shown = order === 'none' ? texts.map((_, index) => index) : ruleOrder(texts.map(ruleOf), order);
  const Icon = ICONS[order];
  return (
    <Section
      title={t('group.rules')}
      actions={
        !readOnly && (
          <Button icon={Plus} onClick={add}>
            {t('add.rule')}
          </Button>
        )
      }
    >
      <ViolationList lines={listLines(violations, PATH)} />
      {texts.length === 0 ? (
        <p className={styles.empty}>{t('empty.rules')}</p>
      ) : (
        <table className={styles.table} aria-label={t('group.rules')}>
          <thead>
            <tr>
              <th scope="col">{label('label')}</th>
              <th scope="col" className={styles.number} aria-sort={order}>
                <button
                  type="button"
                  className={styles.sort}
                  title={t(`order.${order}`)}
                  onClick={() => setOrder(nextPriorityOrder)}
                >
                  <Icon size={14} aria-hidden />
                  {label('priority')}
                </button>
              </th>
              <th scope="col" className={styles.number}>
                {label('conditions')}
              </th>
              <th scope="col" className={styles.number}>
                {label('actions')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((index) => (
              <RuleRow
                key={index}
                index={index}
                raw={texts[index] ?? ''}
                readOnly={readOnly}
                lines={cardLines(violations, [...PATH, index])}
                onOpen={open}
              />
            ))}
          </tbody>
        </table>
      )}
      {modal}
    </Section>
  );
}

const ruleOf = (raw: string) => readAs(ruleSchema, readAt(raw, []));

interface RuleRowProps {
  index: number;
  /** The rule's JSON text in the configuration. */
  raw: string;
  readOnly: boolean;
  /** The violations in the rule. */
  lines: readonly CardLine[];
  onOpen: (index: number, raw: string) => void;
}

/** One rule. A click anywhere in the row opens its editor. */
function RuleRow({ index, raw, readOnly, lines, onOpen }: RuleRowProps) {
  const { t } = useTranslation('job-forms');
  const { priority, conditions, actions } = ruleOf(raw);
  const name = useEntryName()(RULE, index, raw);
  return (
    <tr className={styles.row}>
      <td>
        <button
          type="button"
          className={styles.open}
          aria-label={t(readOnly ? 'entry.show' : 'entry.edit', { name })}
          onClick={() => onOpen(index, raw)}
        >
          <span className={entryTitle(RULE, raw) === null ? styles.unnamed : undefined}>{name}</span>
        </button>
        <ViolationList lines={lines} />
      </td>
      <td className={styles.number}>{priority}</td>
      <td className={styles.number}>{conditions.length}</td>
      <td className={styles.number}>{actions.length}</td>
    </tr>
  );
}
