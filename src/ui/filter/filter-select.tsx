import { ChevronDown, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@/i18n/format/use-format';
import { Popover } from '../overlay/popover';
import { tooltip } from '../overlay/tooltip';
import { classNames } from '../theme/class-names';
import type { FilterFieldProps } from './filter-field';
import { useValueTexts } from './use-value-texts';
import styles from './filter.module.css';
import { Suspense, type ReactNode } from 'react';
import { lazyPart } from '../feedback/lazy-part';
import type { OptionListProps } from '../pick/chakra/option-list';

/** Loads the code of the list. Call it when the user is likely to open the list soon. */
const loadOptionList = async () => ({ default: (await import('../pick/chakra/option-list')).OptionList });

const OptionList = lazyPart(loadOptionList);

/** An `OptionList` whose code loads when the list is first shown. */
function LazyOptionList(props: OptionListProps) {
  return (
    <Suspense fallback={null}>
      <OptionList {...props} />
    </Suspense>
  );
}

/** The maximum number of values that a chip names. If there are more values, the chip shows how many more. */
const MAX_NAMED = 2;

interface FilterSelectProps extends FilterFieldProps {
  /** Allows several values. By default, only one value is allowed, and choosing it closes the list. */
  multiple?: boolean;
  /** True if the filter always needs a value. Then it cannot be cleared. */
  required?: boolean;
  /** Words shown after the values, in a muted colour. */
  note?: string | null;
  /** Shows a panel instead of the list of options: `render` renders the panel, `load` loads its code. */
  panel?: { load: () => Promise<unknown>; render: (close: () => void) => ReactNode };
}

/**
 * A filter chip. It shows the filter's values, opens a list with a search box, and has a button that clears the filter.
 */
export function FilterSelect(props: FilterSelectProps) {
  const { label, source, value, onChange, multiple = false, labelOf, required = false, note, panel } = props;
  const { t } = useTranslation();
  const format = useFormat();
  const { textOf, rememberText } = useValueTexts(source, labelOf);
  const more = value.length - MAX_NAMED;
  const shown = [
    value.slice(0, MAX_NAMED).map(textOf).join(', '),
    ...(more > 0 ? [t('filter.more', { number: format.number(more) })] : []),
  ].join(' ');

  const change = (next: string[], close: () => void): void => {
    onChange(next);
    if (!multiple) close();
  };
  const active = value.length > 0;
  return (
    <span className={classNames(styles.chip, active && styles.active)}>
      <Popover
        loadContent={panel?.load ?? loadOptionList}
        className={panel && styles.panel}
        renderTrigger={(attributes) => (
          <button type="button" {...attributes} {...tooltip(value.map(textOf).join(', '))} className={styles.open}>
            <span className={styles.name}>{active ? t('filter.named', { name: label }) : label}</span>
            {active && <span className={styles.values}>{shown}</span>}
            {note != null && <span className={styles.note}>{note}</span>}
            {(!active || required) && <ChevronDown size={14} aria-hidden />}
          </button>
        )}
        renderContent={
          panel?.render ??
          ((close) => (
            <LazyOptionList
              label={label}
              source={source}
              value={value}
              multiple={multiple}
              onChoose={rememberText}
              onChange={(next) => change(next, close)}
            />
          ))
        }
      />
      {active && !required && (
        <button
          type="button"
          className={styles.clear}
          aria-label={t('filter.clearOne', { name: label })}
          data-tooltip={t('action.clear')}
          onClick={() => onChange([])}
        >
          <X size={14} aria-hidden />
        </button>
      )}
    </span>
  );
}
