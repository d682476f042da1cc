import { memo, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Strip } from '@/domain/runs/strip';
import { sameValue } from '@/lib/same-value';
import { FloatTip } from '@/ui/overlay/float-tip';
import { classNames } from '@/ui/theme/class-names';
import { StripBar, StripBase, STRIP, stripX } from './strip-bar';
import { useRunText } from './use-run-text';
import styles from './run-strip.module.css';

interface RunStripProps {
  strip: Strip;
  /** So many places; runs that the device does not have leave base lines at the left. */
  length: number;
  /** Paler, for what is disabled. */
  quiet?: boolean;
}

/** A bar that the pointer or the keyboard is on. */
interface Place {
  index: number;
  anchor: DOMRectReadOnly;
}

/**
 * The last runs of a job instance, the newest at the right. The pointer or the arrow keys read one run, Enter opens it.
 * It renders again only when a run changes.
 */
export const RunStrip = memo(function RunStrip({ strip, length, quiet = false }: RunStripProps) {
  const { summary, textOf } = useRunText();
  const navigate = useNavigate();
  const [place, setPlace] = useState<Place | null>(null);
  const { marks } = strip;
  const missing = length - marks.length;
  // While a new run arrives, the place may be past the end for one render.
  const shown = place === null ? undefined : marks[place.index];

  const show = (element: HTMLElement, index: number): void => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const scale = width / stripWidth(length);
    const anchor = new DOMRect(left + stripX(missing + index) * scale, top, STRIP.bar * scale, height);
    setPlace({ index, anchor });
  };
  const point = (event: PointerEvent<HTMLElement>): void => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const index = Math.floor(((event.clientX - left) / width) * length) - missing;
    if (index < 0 || index >= marks.length) setPlace(null);
    else if (index !== place?.index) show(event.currentTarget, index);
  };
  const press = (event: KeyboardEvent<HTMLElement>): void => {
    const last = marks.length - 1;
    const at = place?.index ?? last;
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      show(event.currentTarget, Math.min(last, Math.max(0, next)));
    } else if (event.key === 'Enter' && shown !== undefined) {
      event.preventDefault();
      void navigate(`/job_execution/${shown.run.id}`);
    } else if (event.key === 'Escape') setPlace(null);
  };

  const picture = (
    <svg
      aria-hidden
      viewBox={`0 0 ${stripWidth(length)} ${STRIP.height}`}
      width={stripWidth(length)}
      height={STRIP.height}
      className={classNames(styles.strip, quiet && styles.quiet)}
    >
      {Array.from({ length: missing }, (_, index) => (
        <StripBase key={index} place={index} />
      ))}
      {marks.map((mark, index) => (
        <StripBar key={mark.run.id} mark={mark} place={missing + index} framed={index === place?.index} />
      ))}
      {strip.hasMedian && (
        <line className={styles.median} x1={0} x2={stripWidth(length)} y1={STRIP.median} y2={STRIP.median} />
      )}
    </svg>
  );
  if (marks.length === 0) return <span className={styles.frame}>{picture}</span>;
  return (
    <span
      // A slider is what screen readers move through with the arrow keys and read value by value.
      role="slider"
      aria-readonly
      tabIndex={0}
      aria-label={summary(strip)}
      aria-valuemin={1}
      aria-valuemax={marks.length}
      aria-valuenow={(place?.index ?? marks.length - 1) + 1}
      aria-valuetext={textOf(shown ?? marks.at(-1))}
      className={styles.frame}
      onPointerMove={point}
      onPointerLeave={() => setPlace(null)}
      onFocus={(event) => {
        if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget, marks.length - 1);
      }}
      onBlur={() => setPlace(null)}
      onKeyDown={press}
    >
      {picture}
      {place !== null && shown !== undefined && <FloatTip anchor={place.anchor}>{textOf(shown)}</FloatTip>}
    </span>
  );
}, sameValue);

const stripWidth = (length: number): number => stripX(length) - STRIP.gap;
