import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Path } from '@/domain/configuration/schema/path';
import { rawAt, setAt } from '@/domain/configuration/text/configuration-text';
import { NumberField } from '@/ui/form/number-field';
import { SelectField } from '@/ui/form/select-field';
import { SwitchField } from '@/ui/form/switch-field';
import { TagField } from '@/ui/form/chakra/tag-field';
import { TextField } from '@/ui/form/text-field';
import { readNumber } from '@/ui/form/typed/read-number';
import type { Option } from '@/ui/pick/option';
import { useControlAt, useJsonScope, useValueAt } from './json-scope';

/** The kit's fields, each bound to one place of the JSON text above it; an absent key shows `initial` and stays absent. */
interface BoundProps {
  path: Path;
  label: string;
  help?: string;
  required?: boolean;
  disabled?: boolean;
}

interface TextAtProps extends BoundProps {
  initial?: string;
  mono?: boolean;
  placeholder?: string;
}

export function TextAt({ path, initial = '', ...props }: TextAtProps) {
  const control = useControlAt(path);
  const [value, set] = useEditAt(path);
  const shown = typeof value === 'string' || typeof value === 'number' ? String(value) : initial;
  return <TextField {...props} {...control} value={shown} onChange={set} />;
}

export function SwitchAt({ path, initial = false, ...props }: BoundProps & { initial?: boolean }) {
  const control = useControlAt(path);
  const [value, set] = useEditAt(path);
  return <SwitchField {...props} {...control} value={typeof value === 'boolean' ? value : initial} onChange={set} />;
}

/** A number. What is none is kept as it is typed, and never applied. */
export function NumberAt({ path, initial, ...props }: BoundProps & { initial: number }) {
  const control = useControlAt(path);
  const { text, edit, typed } = useJsonScope();
  const value = useValueAt(path);
  const stored = typeof value === 'number' || typeof value === 'string' ? String(value) : String(initial);
  const change = (next: string): void => {
    const number = readNumber(next);
    const write = (before: string): string => (typeof number === 'number' ? setAt(before, path, number) : before);
    typed.keep(path, { base: rawAt(write(text), path) ?? null, text: next, takes: 'number' });
    edit(write);
  };
  return <NumberField {...props} {...control} value={typed.at(path) ?? stored} onChange={change} />;
}

interface SelectAtProps extends BoundProps {
  options: readonly { value: string; label: string }[];
  initial?: string;
  placeholder?: string;
  /** Instead of writing the value alone, e.g. when other keys follow it. */
  onPick?: (value: string) => void;
}

export function SelectAt({ path, initial = '', onPick, ...props }: SelectAtProps) {
  const control = useControlAt(path);
  const [value, set] = useEditAt(path);
  return (
    <SelectField {...props} {...control} value={typeof value === 'string' ? value : initial} onChange={onPick ?? set} />
  );
}

interface TagsAtProps extends BoundProps {
  keys: 'enter' | 'separators';
  /** Offered; anything else can be typed all the same. */
  suggestions?: readonly Option[];
}

/** A list of texts; a single text counts as a list of one. */
export function TagsAt({ path, ...props }: TagsAtProps) {
  const control = useControlAt(path);
  const [value, set] = useEditAt(path);
  return <TagField {...props} {...control} value={tagsOf(value)} onChange={set} />;
}

/** A list of texts, or "*" for all. */
export function TagsOrStarAt({ path, allLabel, ...props }: TagsAtProps & { allLabel: string }) {
  const { name, error, readOnly } = useControlAt(path);
  const [value, set] = useEditAt(path);
  const isAll = value === '*';
  return (
    <div>
      {!isAll && <TagsAt path={path} {...props} />}
      <SwitchField
        label={allLabel}
        value={isAll}
        onChange={(all) => set(all ? '*' : [])}
        readOnly={readOnly}
        // What is wrong with the value stands at the one control that shows it.
        {...(isAll && { name, error })}
      />
    </div>
  );
}

/** The label of a key in the person's language. */
export function useFieldLabel(): (key: FieldLabel) => string {
  const { t } = useTranslation('job-forms');
  return (key) => t(`field.${key}`);
}

type JobFormKey = ParseKeys<'job-forms'>;
export type FieldLabel = JobFormKey extends infer Key ? (Key extends `field.${infer Name}` ? Name : never) : never;

/** The value at a path and how to set it. */
export function useEditAt(path: Path): [value: unknown, set: (value: unknown) => void] {
  const { edit } = useJsonScope();
  return [useValueAt(path), (value) => edit((text) => setAt(text, path, value))];
}

const tagsOf = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.map(String);
  return typeof value === 'string' && value !== '' ? [value] : [];
};
