import { X } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionList } from '../pick/chakra/option-list';
import type { OptionSource } from '../pick/option';
import { useValueTexts } from './use-value-texts';
import styles from './filter-field.module.css';

export interface FilterFieldProps {
  label: string;
  /** `{ options }` or `{ search }`. */
  source: OptionSource;
  /** The active values; [] means no filter. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /**
   * The label of a value that is not among the loaded options, e.g. a value from the URL; by default the value itself.
   */
  labelOf?: (value: string) => string | undefined;
}

/**
 * A filter that accepts several values, for use in a panel. The chosen values, a search box and the options are all
 * visible.
 */
export function FilterField({ label, source, value, onChange, labelOf }: FilterFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const { textOf, rememberText } = useValueTexts(source, labelOf);
  return (
    <div role="group" aria-labelledby={id} className={styles.field}>
      <h3 id={id} className={styles.label}>
        {label}
      </h3>
      {value.length > 0 && (
        <ul className={styles.chosen}>
          {value.map((item) => (
            <li key={item}>
              <span>{textOf(item)}</span>
              <button
                type="button"
                aria-label={t('action.removeItem', { item: textOf(item) })}
                onClick={() => onChange(value.filter((other) => other !== item))}
              >
                <X size={12} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.list}>
        <OptionList
          label={label}
          source={source}
          value={value}
          multiple
          onChoose={rememberText}
          onChange={onChange}
          takesFocus={false}
        />
      </div>
    </div>
  );
}
