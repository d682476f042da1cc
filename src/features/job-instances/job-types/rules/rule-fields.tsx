import { Columns } from '@/ui/layout/stack';
import { BoundNumberField, BoundTextField, useFieldLabel } from '../kit/fields/bound-fields';
import { FilterList } from '../kit/cards/filter-list';
import { useTranslation } from 'react-i18next';
import { actionSchema, newAction } from '@/domain/configuration/rules/action';
import { readAs } from '@/domain/configuration/schema/read-as';
import type { Path } from '@/domain/configuration/schema/path';
import { CardList } from '../kit/cards/card-list';
import { ActionFields, useActionTypeLabel } from './action-fields';

/** The fields of a rule: label, priority, conditions and actions. */
export function RuleFields() {
  const label = useFieldLabel();
  return (
    <>
      <Columns>
        <BoundTextField path={['label']} label={label('label')} />
        <BoundNumberField path={['priority']} label={label('priority')} initial={0} />
      </Columns>
      <FilterList path={['conditions']} />
      <ActionList path={['actions']} />
    </>
  );
}

const actionOf = (item: unknown) => readAs(actionSchema, item);

/** The actions of a rule, in the order of execution. The only remaining action cannot be removed. */
function ActionList({ path }: { path: Path }) {
  const { t } = useTranslation('job-forms');
  const typeLabel = useActionTypeLabel();
  const summary = (item: unknown): string => {
    const { type, toField } = actionOf(item);
    return toField ? t('card.from', { from: typeLabel(type), to: toField }) : typeLabel(type);
  };
  return (
    <CardList
      path={path}
      title={t('group.actions')}
      summary={summary}
      create={() => newAction()}
      isBlank={(item) => !actionOf(item).toField}
      add={t('add.action')}
      empty={t('empty.actions')}
      movable
      keepsOne
      removeQuestion={t('remove.action')}
      render={(itemPath) => <ActionFields path={itemPath} />}
    />
  );
}
