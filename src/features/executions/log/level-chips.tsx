import { Check } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { LOG_LEVELS, type LogLevel } from '@/domain/log/log-level';
import { useFormat } from '@/i18n/format/use-format';
import { tooltip } from '@/ui/overlay/tooltip';
import { classNames } from '@/ui/theme/class-names';
import styles from './log-tools.module.css';

const ERRORS: ReadonlySet<LogLevel> = new Set(['error']);
const ALL: ReadonlySet<LogLevel> = new Set(LOG_LEVELS);
const MOST_SEVERE_FIRST = LOG_LEVELS.toReversed();

interface LevelChipsProps {
  /** The number of entries of each level, in the order of `LOG_LEVELS`. */
  counts: readonly number[];
  levels: ReadonlySet<LogLevel>;
  onChange: (levels: ReadonlySet<LogLevel>) => void;
}

/**
 * Chooses the shown levels. A click shows or hides a level; Shift+click shows only this level. Renders nothing if all
 * entries have the same level.
 */
export function LevelChips({ counts, levels, onChange }: LevelChipsProps) {
  const { t } = useTranslation('log');
  const countOf = (level: LogLevel): number => counts[LOG_LEVELS.indexOf(level)] ?? 0;
  const present = MOST_SEVERE_FIRST.filter((level) => countOf(level) > 0);
  const isErrorsOnly = levels.size === 1 && levels.has('error');
  if (present.length < 2) return null;
  const press = (level: LogLevel, event: MouseEvent): void => {
    const next = new Set(event.shiftKey ? [level] : levels);
    if (!event.shiftKey && !next.delete(level)) next.add(level);
    onChange(next);
  };
  return (
    <fieldset className={styles.levels}>
      <legend className="visually-hidden">{t('levels')}</legend>
      {countOf('error') > 0 && (
        <Chip label={t('errorsOnly')} pressed={isErrorsOnly} onPress={() => onChange(isErrorsOnly ? ALL : ERRORS)} />
      )}
      {present.map((level) => (
        <Chip
          key={level}
          label={t(`level.${level}`)}
          count={countOf(level)}
          hint={t('onlyThis')}
          pressed={levels.has(level)}
          onPress={(event) => press(level, event)}
        />
      ))}
    </fieldset>
  );
}

interface ChipProps {
  label: string;
  count?: number;
  hint?: string;
  pressed: boolean;
  onPress: (event: MouseEvent) => void;
}

/** A toggle button with an optional number. */
export function Chip({ label, count, hint, pressed, onPress }: ChipProps) {
  const format = useFormat();
  return (
    <button
      type="button"
      aria-pressed={pressed}
      {...tooltip(hint)}
      className={classNames(styles.chip, pressed && styles.pressed)}
      onClick={onPress}
    >
      {pressed && <Check size={14} aria-hidden />}
      {label}
      {count !== undefined && <span className={styles.count}>{format.number(count)}</span>}
    </button>
  );
}
