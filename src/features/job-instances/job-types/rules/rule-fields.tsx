import { Columns } from '@/ui/layout/stack';
import { NumberAt, TextAt, useFieldLabel } from '../kit/bound-fields';
import { FilterList } from '../kit/filter-list';
import { ActionList } from './action-list';

/** What is done to assets that meet the conditions. */
export function RuleFields() {
  const label = useFieldLabel();
  return (
    <>
      <Columns>
        <TextAt path={['label']} label={label('label')} />
        <NumberAt path={['priority']} label={label('priority')} initial={0} />
      </Columns>
      <FilterList path={['conditions']} />
      <ActionList path={['actions']} />
    </>
  );
}
