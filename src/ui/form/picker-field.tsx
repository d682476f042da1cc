import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Popover } from '../overlay/popover';
import type { Option, OptionSource } from '../pick/option';
import { OptionList } from '../pick/option-list';
import { classNames } from '../theme/class-names';
import { Field, type FieldProps } from './field';
import styles from './field.module.css';

interface PickerFieldProps extends FieldProps {
  /** `{ options }` or `{ search }`. */
  source: OptionSource;
  /** "" while nothing is picked. */
  value: string;
  onChange: (value: string, option: Option | null) => void;
  /** Text of a value that was not picked here; default the value itself. */
  labelOf?: (value: string) => string | undefined;
}

/** One choice among many or from a search: a button with a searchable list. For a few options take SelectField. */
export function PickerField({ source, value, onChange, labelOf, ...field }: PickerFieldProps) {
  const { t } = useTranslation();
  const [picked, setPicked] = useState<Option | null>(null);
  const known = source.options?.find((option) => option.value === value)?.label ?? labelOf?.(value);
  const text = known ?? (picked?.value === value ? picked.label : value);
  const pick = (option: Option, close: () => void): void => {
    const cleared = option.value === value && field.required !== true;
    setPicked(option);
    onChange(cleared ? '' : option.value, cleared ? null : option);
    close();
  };
  return (
    <Field {...field}>
      {({ id, name, ...aria }) => (
        <Popover
          id={id}
          className={styles.pickerPanel}
          renderTrigger={(attributes) => (
            <button
              type="button"
              {...attributes}
              {...aria}
              name={name}
              className={classNames(styles.control, styles.picker, field.readOnly === true && styles.plain)}
              disabled={field.disabled === true || field.readOnly === true}
            >
              <span className={styles.pickerText}>{value === '' ? t('field.selectPlaceholder') : text}</span>
              <ChevronDown size={16} aria-hidden />
            </button>
          )}
          renderContent={(close) => (
            <OptionList
              label={field.label}
              source={source}
              chosen={value === '' ? [] : [value]}
              multiple={false}
              onPick={(option) => pick(option, close)}
            />
          )}
        />
      )}
    </Field>
  );
}
