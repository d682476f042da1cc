import { memo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Strip } from '@/domain/runs/charts/strip';
import type { ItemCount } from '@/domain/runs/figures/run-items';
import { executionPath } from '@/domain/addresses/paths';
import { sameValue } from '@/lib/same-value';
import { classNames } from '@/ui/theme/class-names';
import { RunCard } from './run-card';
import { StripBar, StripBase, STRIP, stripX } from './strip-bar';
import { useMarkNavigation } from './use-mark-navigation';
import { useRunText } from './use-run-text';
import styles from './run-strip.module.css';

interface RunStripProps {
  strip: Strip;
  /** The number of places for runs. If this device has fewer runs, the places on the left show only a base line. */
  length: number;
  /** True if the strip is paler, for a disabled job instance. */
  quiet?: boolean;
  /** The id of the run that the screen shows; it gets a frame. */
  current?: number;
}

/**
 * The last runs of a job instance, the newest on the right. Pointing at a run, or moving to it with the arrow keys,
 * shows a card with its facts; Enter opens the run. Renders again only when a run changes.
 */
export const RunStrip = memo(function RunStrip({ strip, length, quiet = false, current }: RunStripProps) {
  const { summary, textOf } = useRunText();
  const navigate = useNavigate();
  const [items, setItems] = useState<ItemCount | null>(null);
  const { marks } = strip;
  const missing = length - marks.length;
  const width = stripX(length) - STRIP.gap;
  const { reading, handlers } = useMarkNavigation({
    count: marks.length,
    width,
    indexAt: (x) => {
      const index = Math.floor((x / width) * length) - missing;
      return index >= 0 && index < marks.length ? index : null;
    },
    placeOf: (index) => ({ x: stripX(missing + index), width: STRIP.bar }),
    onOpen: (index) => {
      const mark = marks[index];
      if (mark !== undefined) void navigate(executionPath(mark.run.id));
    },
  });
  const shown = reading === null ? undefined : marks[reading.index];

  const picture = (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${STRIP.height}`}
      width={width}
      height={STRIP.height}
      className={classNames(styles.strip, quiet && styles.quiet)}
    >
      {Array.from({ length: missing }, (_, index) => (
        <StripBase key={index} place={index} />
      ))}
      {marks.map((mark, index) => (
        <StripBar
          key={mark.run.id}
          mark={mark}
          place={missing + index}
          framed={index === reading?.index || mark.run.id === current}
        />
      ))}
      {strip.hasMedian && <line className={styles.median} x1={0} x2={width} y1={STRIP.median} y2={STRIP.median} />}
    </svg>
  );
  if (marks.length === 0) return <span className={styles.frame}>{picture}</span>;
  return (
    <span
      // Screen readers move through a slider with the arrow keys and read each value.
      role="slider"
      aria-readonly
      tabIndex={0}
      aria-label={summary(strip)}
      aria-valuemin={1}
      aria-valuemax={marks.length}
      aria-valuenow={(reading?.index ?? marks.length - 1) + 1}
      aria-valuetext={shown === undefined ? textOf(marks.at(-1)) : textOf(shown, items)}
      className={styles.frame}
      {...handlers}
    >
      {picture}
      {reading !== null && shown !== undefined && (
        <RunCard key={shown.run.id} anchor={reading.anchor} mark={shown} onItems={setItems} />
      )}
    </span>
  );
}, sameValue);
