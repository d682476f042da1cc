import { CircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '@/i18n/format/use-format';
import { Skeleton } from '@/ui/feedback/skeleton';
import { statusAppearance } from '@/ui/feedback/status-badge';
import { classNames } from '@/ui/theme/class-names';
import { periodLink } from '../tracker-link';
import type { BandData, Figure, FigureKey } from './use-band';
import styles from './band.module.css';

interface BandFigureProps {
  name: FigureKey;
  data: BandData | undefined;
  figure: Figure | undefined;
}

/**
 * One figure of the band: the number of runs with one outcome, the change since the previous period, and a chart of
 * earlier periods. It links to these runs in the tracker, except for missed runs, which the tracker does not list.
 */
export function BandFigure({ name, data, figure }: BandFigureProps) {
  const { t } = useTranslation('dashboard');
  const Icon = name === 'missed' ? CircleDashed : statusAppearance(name).icon;
  const content = (
    <>
      <span className={styles.label}>
        <Icon size={16} aria-hidden className={styles[name]} />
        {name === 'missed' ? t('figure.missed') : t(`status.${name}`, { ns: 'common' })}
      </span>
      {data && figure ? (
        <FigureValue data={data} figure={figure} />
      ) : (
        <span className={styles.value}>
          <Skeleton width="48px" height="20px" />
        </span>
      )}
    </>
  );
  return (
    <li className={styles.figure} data-figure>
      {name === 'missed' || data === undefined ? (
        <span className={styles.cell}>{content}</span>
      ) : (
        <Link className={styles.cell} to={periodLink(name, data.period, data.span)}>
          {content}
        </Link>
      )}
    </li>
  );
}

function FigureValue({ data, figure }: { data: BandData; figure: Figure }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { count, earlier, key } = figure;
  const [before = null] = earlier;
  const number = count === null ? '–' : format.number(count);
  const isLowerBound = data.knownSince !== null && count !== null;
  return (
    <>
      <span className={styles.value}>
        <span className={styles.number} data-tooltip={isLowerBound ? t('figure.atLeast', { number }) : undefined}>
          {isLowerBound ? `≥ ${number}` : number}
        </span>
        <Columns counts={[...earlier.toReversed(), count]} name={key} />
      </span>
      <span
        className={classNames(styles.change, key === 'error' && (count ?? 0) > (before ?? Infinity) && styles.worse)}
      >
        {count === null ? (
          t('figure.unknown')
        ) : (
          <Change name={key} period={data.period} count={count} before={isLowerBound ? null : before} />
        )}
      </span>
    </>
  );
}

interface ChangeProps {
  name: FigureKey;
  period: BandData['period'];
  count: number;
  before: number | null;
}

/**
 * The text of a figure: what it counts, and the change since the previous period, as in "runs, 2 more than the night
 * before".
 */
function Change({ name, period, count, before }: ChangeProps) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const runs = t(name === 'missed' ? 'figure.due' : 'figure.runs', { count });
  if (before === null) return t('unknownBefore', { runs });
  const change = count - before;
  const than = t(`before.${period}`);
  if (change === 0) return t('change.none', { runs, than });
  return t(change > 0 ? 'change.more' : 'change.fewer', { runs, number: format.number(Math.abs(change)), than });
}

/* The dimensions of the chart, px. The pitch is the distance from the start of one column to the start of the next. */
const COLUMN_WIDTH = 7;
const PITCH = 10;
const HEIGHT = 26;
/** The height of a column without runs, px. It is not 0, so that the column is visible. */
const MIN_HEIGHT = 1;

/** A small bar chart of the earlier periods and the current period, oldest first. A count of null leaves a gap. */
function Columns({ counts, name }: { counts: readonly (number | null)[]; name: FigureKey }) {
  const most = Math.max(1, ...counts.map((count) => count ?? 0));
  return (
    <svg className={styles.columns} width={counts.length * PITCH - (PITCH - COLUMN_WIDTH)} height={HEIGHT} aria-hidden>
      {counts.map((count, index) => {
        if (count === null) return null;
        const height = Math.max(MIN_HEIGHT, Math.round((count / most) * HEIGHT));
        const isCurrent = index === counts.length - 1;
        return (
          <rect
            key={index}
            className={isCurrent ? styles[name] : styles.before}
            x={index * PITCH}
            y={HEIGHT - height}
            width={COLUMN_WIDTH}
            height={height}
            rx={1}
          />
        );
      })}
    </svg>
  );
}
