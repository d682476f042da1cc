import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { instanceHistoryPath } from '@/domain/addresses/links';
import type { HistoryEntry } from '@/domain/instance';
import type { ChangeMark } from '@/domain/versions/runs/version-changes';
import { formatDateTime } from '@/i18n/format/date';
import { usePropertyLabel } from '@/shared/instance-change/use-labels';
import { BASE, CHART, CHART_HEIGHT, flagAreas } from './chart-layout';
import styles from './chart.module.css';

interface ChangeFlagsProps {
  changes: readonly ChangeMark[];
  /** The x of each change's line, px. */
  places: readonly number[];
  width: number;
  /** The code of the instance. */
  code: string;
}

/** Estimated widths in px: of the number on a flag, and of a letter of the text beside it. */
const NUMBER_WIDTH = 34;
const LETTER_WIDTH = 6.4;

/** Marks changes of the configuration: a dashed line with the version number on top, which links to the history. */
export function ChangeFlags({ changes, places, width, code }: ChangeFlagsProps) {
  const { t } = useTranslation('health');
  const label = usePropertyLabel();
  if (changes.length === 0) return null;
  const flags = changes.map(({ versions }, index) => {
    const x = Math.round(places[index] ?? 0);
    const number = numberOf(versions);
    const size = number.length * 8 + 10;
    // A flag that would extend beyond the chart is drawn to the left of its line.
    return { versions, x, number, size, left: x - 1 + size > width ? x + 1 - size : x - 1 };
  });
  const areas = flagAreas(flags, width);
  return (
    <svg width={width} height={CHART_HEIGHT} className={styles.flags} aria-label={t('history.changes')} role="group">
      {flags.map(({ versions, x, number, size, left }, index) => {
        const room = (flags[index + 1]?.left ?? width) - x - NUMBER_WIDTH;
        const what = changedNames(versions, label);
        const shown = what.length * LETTER_WIDTH <= room ? what : '';
        return (
          <g key={x}>
            <title>{`${what}, ${formatDateTime(versions.at(-1)?.loggedAt)}`}</title>
            <line className={styles.change} x1={x} x2={x} y1={20} y2={BASE} />
            <Link
              to={instanceHistoryPath(code)}
              aria-label={t('history.change', {
                version: number,
                what,
                time: formatDateTime(versions.at(-1)?.loggedAt),
              })}
            >
              <rect className={styles.flagArea} {...areas[index]} y={0} height={CHART.flags} />
              <rect className={styles.flag} x={left} y={0} width={size} height={20} rx={3} />
              <text className={styles.flagNumber} x={left + 5} y={14}>
                {number}
              </text>
            </Link>
            {shown !== '' && (
              <text className={styles.flagText} x={left + size + 6} y={14}>
                {shown}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** The version numbers as text: "14", or "12–14" for several. */
function numberOf(versions: readonly HistoryEntry[]): string {
  const numbers = versions.map(({ version }) => version);
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  return first === last ? String(last) : `${first}–${last}`;
}

/** The labels of the changed properties, without duplicates. */
function changedNames(versions: readonly HistoryEntry[], label: (property: string) => string): string {
  return [...new Set(versions.flatMap(({ changeSet }) => Object.keys(changeSet)))].map(label).join(', ');
}
