import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { instanceChangesPath } from '@/domain/addresses/links';
import type { HistoryEntry } from '@/domain/instance';
import { fieldChanges, foldVersions } from '@/domain/merge/field-changes';
import type { ChangeMark } from '@/domain/versions/runs/version-changes';
import { formatDateTime } from '@/i18n/format/date';
import { useChangeName } from '@/shared/instance-change/use-change-name';
import { usePropertyLabel } from '@/shared/instance-change/use-labels';
import { BASE, CHART, CHART_HEIGHT, flagAreas, flagTexts } from './chart-layout';
import styles from './chart.module.css';

interface ChangeFlagsProps {
  changes: readonly ChangeMark[];
  /** The x of each change's line, px. */
  places: readonly number[];
  width: number;
  /** The code of the instance. */
  code: string;
}

/** At most this many changed fields are named; the rest are only counted. */
const SHOWN_NAMES = 3;

/**
 * Marks changes of the configuration: a dashed line with the version number on top. The number links to the comparison
 * in the history. If there is room, a text beside the number says what changed.
 */
export function ChangeFlags({ changes, places, width, code }: ChangeFlagsProps) {
  const { t } = useTranslation('health');
  const changed = useChangedTexts(changes);
  if (changes.length === 0) return null;
  const flags = changes.map(({ versions }, index) => {
    const x = Math.round(places[index] ?? 0);
    const number = numberOf(versions);
    const size = number.length * 8 + 10;
    // A flag that would extend beyond the chart is drawn to the left of its line.
    const left = x - 1 + size > width ? x + 1 - size : x - 1;
    return { versions, x, number, size, left, texts: changed[index] ?? [] };
  });
  const areas = flagAreas(flags, width);
  const texts = flagTexts(flags, width);
  return (
    <svg
      viewBox={`0 0 ${width} ${CHART_HEIGHT}`}
      width={width}
      height={CHART_HEIGHT}
      className={styles.flags}
      aria-label={t('history.changes')}
      role="group"
    >
      {flags.map(({ versions, x, number, size, left, texts: [what = ''] }, index) => {
        const text = texts[index];
        const label = t('history.change', {
          version: number,
          what,
          time: formatDateTime(versions.at(-1)?.loggedAt),
        });
        return (
          <g key={x}>
            <line className={styles.change} x1={x} x2={x} y1={20} y2={BASE} />
            <Link to={instanceChangesPath(code, versions)} aria-label={label} data-tooltip={label}>
              <rect className={styles.flagArea} {...areas[index]} y={0} height={CHART.flags} />
              <rect className={styles.flag} x={left} y={0} width={size} height={20} rx={3} />
              <text className={styles.flagNumber} x={left + 5} y={14}>
                {number}
              </text>
            </Link>
            {text != null && (
              <text className={styles.flagText} x={text.x} y={14} textAnchor={text.anchor}>
                {text.text}
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

/**
 * For each flag, two texts about what changed: a long text that names the changed fields of the form, and a short text
 * that names only the changed properties of the integration. If no changed field is known, both name the properties.
 */
function useChangedTexts(changes: readonly ChangeMark[]): readonly (readonly [string, string])[] {
  const { t } = useTranslation('run');
  const nameOf = useChangeName();
  const label = usePropertyLabel();
  return useMemo(
    () =>
      changes.map(({ versions }) => {
        const places = fieldChanges(foldVersions(versions));
        const names = [...new Set(places.map((place) => nameOf(place).at(-1) ?? ''))];
        const others = names.length - SHOWN_NAMES;
        const shown = others > 0 ? [...names.slice(0, SHOWN_NAMES), t('facts.others', { count: others })] : names;
        const properties = [...new Set(versions.flatMap(({ changeSet }) => Object.keys(changeSet)))].map(label);
        return [(shown.length > 0 ? shown : properties).join(', '), properties.join(', ')];
      }),
    [changes, t, nameOf, label],
  );
}
