import { useTranslation } from 'react-i18next';
import {
  ACTION_TYPES,
  actionFields,
  actionSchema,
  isActionType,
  withActionType,
  type ActionField,
  timeZones,
} from '@/domain/configuration/rules/action';
import type { Path } from '@/domain/configuration/schema/path';
import { readAs } from '@/domain/configuration/schema/read-as';
import { readAt, setAt } from '@/domain/configuration/text/configuration-text';
import { Columns } from '@/ui/layout/stack';
import { BoundSelect, BoundTextField, useFieldLabel } from '../kit/fields/bound-fields';
import { BoundJsonField } from '../kit/json/bound-json-field';
import { useJsonScope, useValueAt } from '../kit/scope/json-scope';

const actionOf = (value: unknown) => readAs(actionSchema, value);

/** The fields of an action: its type and the fields of that type. */
export function ActionFields({ path }: { path: Path }) {
  const { t } = useTranslation('job-forms');
  const label = useFieldLabel();
  const typeLabel = useActionTypeLabel();
  const { edit } = useJsonScope();
  const { type } = actionOf(useValueAt(path));
  const pick = (picked: string): void => {
    if (!isActionType(picked)) return;
    edit((text) => setAt(text, path, withActionType(actionOf(readAt(text, path)), picked)));
  };
  const [first, ...others] = actionFields(type);
  return (
    <>
      <Columns>
        <BoundSelect
          path={[...path, 'type']}
          label={label('type')}
          initial={type}
          options={ACTION_TYPES.map((value) => ({ value, label: typeLabel(value) }))}
          onPick={pick}
        />
        {first !== undefined && <FieldAt path={path} field={first} />}
      </Columns>
      {others.length > 0 && (
        <Columns>
          {others.map((field) => (
            <FieldAt key={field} path={path} field={field} />
          ))}
        </Columns>
      )}
      {!isActionType(type) && <BoundJsonField path={path} label={t('json.label')} help={t('hint.unknownAction')} />}
    </>
  );
}

/** What a field shows if its key is absent; "" for a field that is not listed here. */
const INITIAL: Partial<Record<ActionField, string>> = { regex: '//' };
const MONO: ReadonlySet<ActionField> = new Set(['toField', 'fromField', 'regex', 'regexPattern', 'pattern']);

function FieldAt({ path, field }: { path: Path; field: ActionField }) {
  const label = useFieldLabel();
  const at = { path: [...path, field], label: label(field) };
  if (field === 'timezone') {
    return <BoundSelect {...at} options={timeZones().map((zone) => ({ value: zone, label: zone }))} />;
  }
  return <BoundTextField {...at} initial={INITIAL[field] ?? ''} mono={MONO.has(field)} />;
}

/** Returns a function that gives the label of an action type; an unknown type is returned unchanged. */
export function useActionTypeLabel(): (type: string) => string {
  const { t } = useTranslation('job-forms');
  return (type) => (isActionType(type) ? t(`actionType.${type}`) : type);
}
