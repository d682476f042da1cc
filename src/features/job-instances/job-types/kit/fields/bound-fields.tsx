import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Path } from '@/domain/configuration/schema/path';
import { formatDeltaDate, parseDeltaDate } from '@/domain/configuration/delta-date';
import { setAt } from '@/domain/configuration/text/configuration-text';
import { utcText } from '@/i18n/format/utc-text';
import { DateTimeField } from '@/ui/form/date-time-field';
import { NumberField } from '@/ui/form/number-field';
import { SelectField } from '@/ui/form/select-field';
import { SwitchField } from '@/ui/form/switch-field';
import { readDateTime } from '@/ui/form/typed/read-date-time';
import { readNumber } from '@/ui/form/typed/read-number';
import { NamedTagField } from '../names/named-tag-field';
import { NamedTextField } from '../names/named-text-field';
import { useControlAt, useJsonScope, useTypedAt, useValueAt } from '../scope/json-scope';

/**
 * Props of a `ui/form` field that reads and writes the value at a path of the JsonScope. If the key is absent, the
 * field shows `initial`, but does not write it.
 */
interface BoundProps {
  path: Path;
  label: string;
  help?: string;
  required?: boolean;
}

interface BoundTextFieldProps extends BoundProps {
  initial?: string;
  mono?: boolean;
}

export function BoundTextField({ path, initial = '', ...props }: BoundTextFieldProps) {
  const control = useControlAt(path);
  const [value, set] = useEditAt(path);
  const shown = typeof value === 'string' || typeof value === 'number' ? String(value) : initial;
  return <NamedTextField {...props} {...control} path={path} value={shown} onChange={set} />;
}

export function BoundSwitch({ path, initial = false, ...props }: BoundProps & { initial?: boolean }) {
  const control = useControlAt(path);
  const [value, set] = useEditAt(path);
  return <SwitchField {...props} {...control} value={typeof value === 'boolean' ? value : initial} onChange={set} />;
}

/** A number field. Text that is not a number stays visible but is never written. */
export function BoundNumberField({ path, initial, ...props }: BoundProps & { initial: number }) {
  const control = useControlAt(path);
  const [typed, setTyped] = useTypedAt(path, 'number');
  const value = useValueAt(path);
  const stored = typeof value === 'number' || typeof value === 'string' ? String(value) : String(initial);
  const change = (next: string): void => {
    const number = readNumber(next);
    setTyped(next, (text) => (typeof number === 'number' ? setAt(text, path, number) : text));
  };
  return <NumberField {...props} {...control} value={typed ?? stored} onChange={change} />;
}

/** A field for a date and time in UTC; empty means null. Text that is not a date stays visible but is never written. */
export function BoundDateTimeField({ path, ...props }: BoundProps) {
  const control = useControlAt(path);
  const [typed, setTyped] = useTypedAt(path, 'date');
  const value = useValueAt(path);
  const date = parseDeltaDate(value);
  const unparsed = typeof value === 'string' ? value : '';
  const stored = date === null ? unparsed : utcText(date);
  const change = (next: string): void => {
    const read = readDateTime(next);
    setTyped(next, (text) => (read === undefined ? text : setAt(text, path, read && formatDeltaDate(read))));
  };
  return <DateTimeField {...props} {...control} value={typed ?? stored} onChange={change} />;
}

interface BoundSelectProps extends BoundProps {
  options: readonly { value: string; label: string }[];
  initial?: string;
  /** Called instead of writing the value, for example because other keys depend on the value. */
  onPick?: (value: string) => void;
}

export function BoundSelect({ path, initial = '', onPick, ...props }: BoundSelectProps) {
  const control = useControlAt(path);
  const [value, set] = useEditAt(path);
  return (
    <SelectField {...props} {...control} value={typeof value === 'string' ? value : initial} onChange={onPick ?? set} />
  );
}

interface BoundTagFieldProps extends BoundProps {
  keys: 'enter' | 'separators';
}

/** A field for a list of texts. If the configuration has a single text instead, it is shown as the only tag. */
export function BoundTagField({ path, ...props }: BoundTagFieldProps) {
  const control = useControlAt(path);
  const [value, set] = useEditAt(path);
  return <NamedTagField {...props} {...control} path={path} value={tagsOf(value)} onChange={set} />;
}

interface BoundTagOrStarFieldProps extends Pick<BoundProps, 'path' | 'label'> {
  /** The label of the switch that chooses all. */
  allLabel: string;
}

/** A field for a list of texts, or "*" for all. */
export function BoundTagOrStarField({ path, label, allLabel }: BoundTagOrStarFieldProps) {
  const { name, error, readOnly } = useControlAt(path);
  const [value, set] = useEditAt(path);
  const isAll = value === '*';
  return (
    <div>
      {!isAll && <BoundTagField path={path} label={label} keys="enter" />}
      <SwitchField
        label={allLabel}
        value={isAll}
        onChange={(all) => set(all ? '*' : [])}
        readOnly={readOnly}
        // The error belongs to the control that shows the value.
        {...(isAll && { name, error })}
      />
    </div>
  );
}

/** Returns a function that gives the label of a key in the current language. */
export function useFieldLabel(): (key: FieldLabel) => string {
  const { t } = useTranslation('job-forms');
  return (key) => t(`field.${key}`);
}

type JobFormKey = ParseKeys<'job-forms'>;
export type FieldLabel = JobFormKey extends infer Key ? (Key extends `field.${infer Name}` ? Name : never) : never;

/** The value at a path (undefined if absent) and its setter. */
export function useEditAt(path: Path): [value: unknown, set: (value: unknown) => void] {
  const { edit } = useJsonScope();
  return [useValueAt(path), (value) => edit((text) => setAt(text, path, value))];
}

const tagsOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'string' && value !== '' ? [value] : [];
};
