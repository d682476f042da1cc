import { useTranslation } from 'react-i18next';
import {
  emptyFilterValue,
  FILTER_OPERATORS,
  filterSchema,
  filterSummary,
  filterValueKind,
  newFilter,
} from '@/domain/configuration/parts/filter';
import type { Path } from '@/domain/configuration/schema/path';
import { readAs } from '@/domain/configuration/schema/read-as';
import { setAt } from '@/domain/configuration/text/configuration-text';
import { Columns } from '@/ui/layout/stack';
import { BoundSelect, BoundTagField, BoundTextField, useFieldLabel } from '../fields/bound-fields';
import { CardList } from './card-list';
import { useJsonScope, useValueAt } from '../scope/json-scope';

const filterOf = (item: unknown) => readAs(filterSchema, item);

/** A list of filters, which configurations call conditions. */
export function FilterList({ path }: { path: Path }) {
  const { t } = useTranslation('job-forms');
  const operatorLabel = useOperatorLabel();
  const summary = (item: unknown): string => {
    const { field, operator, value } = filterSummary(filterOf(item));
    return [field, operatorLabel(operator), value].filter((part) => part !== '').join(' ');
  };
  return (
    <CardList
      path={path}
      title={t('group.conditions')}
      summary={summary}
      create={newFilter}
      isBlank={(item) => filterOf(item).field === ''}
      add={t('add.filter')}
      empty={t('empty.conditions')}
      render={(itemPath) => <FilterFields path={itemPath} />}
    />
  );
}

function FilterFields({ path }: { path: Path }) {
  const label = useFieldLabel();
  const operatorLabel = useOperatorLabel();
  const { edit } = useJsonScope();
  const { operator } = filterOf(useValueAt(path));
  const kind = filterValueKind(operator);
  const valuePath = [...path, 'value'];
  const pick = (picked: string): void => {
    if (picked === operator) return;
    // Clears the value, because the picked operator may need another kind of value.
    edit((text) => setAt(setAt(text, [...path, 'operator'], picked), valuePath, emptyFilterValue(picked)));
  };
  return (
    <>
      <Columns>
        <BoundTextField path={[...path, 'field']} label={label('field')} mono />
        <BoundSelect
          path={[...path, 'operator']}
          label={label('operator')}
          initial={operator}
          options={FILTER_OPERATORS.map((value) => ({ value, label: operatorLabel(value) }))}
          onPick={pick}
        />
      </Columns>
      {kind === 'text' && <BoundTextField path={valuePath} label={label('value')} />}
      {kind === 'list' && <BoundTagField path={valuePath} label={label('value')} keys="enter" />}
    </>
  );
}

/** Returns a function that gives the label of an operator; an unknown operator is returned unchanged. */
function useOperatorLabel(): (operator: string) => string {
  const { t } = useTranslation('job-forms');
  return (operator) => {
    const known = FILTER_OPERATORS.find((name) => name === operator);
    return known === undefined ? operator : t(`operator.${known}`);
  };
}
