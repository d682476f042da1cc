import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '@/ui/layout/section';
import { useIsPhone } from '@/ui/layout/use-is-phone';
import { useReservedRows } from '../use-reserved-rows';
import styles from './timeline-frame.module.css';

/** How many lanes the timeline reserves space for. */
const RESERVED_LANES = { name: 'dashboard-timeline', least: 3, most: 11, first: 7 };
/** A phone has room for fewer lanes, because a lane is twice as high there. */
const RESERVED_LANES_ON_PHONE = { ...RESERVED_LANES, most: 5, first: 5 };

/**
 * How many lanes are visible without scrolling.
 * @param count number of lanes; undefined until known
 */
export const useReservedLanes = (count: number | undefined): number =>
  useReservedRows(count, useIsPhone() ? RESERVED_LANES_ON_PHONE : RESERVED_LANES);

/**
 * Reserves the height of the timeline before its lanes are read.
 * @param places number of lanes to reserve
 */
export function TimelineFrame({ places, children }: { places: number; children?: ReactNode }) {
  return (
    <div className={styles.place} style={placesStyle(places)}>
      {children}
    </div>
  );
}

const placesStyle = (places: number): CSSProperties => ({ ['--places' as string]: places });

/** Placeholder of the timeline while its code loads. */
export function TimelinePlaceholder() {
  const { t } = useTranslation('dashboard');
  return (
    <Section title={t('timeline.title')}>
      <TimelineFrame places={useReservedLanes(undefined)} />
    </Section>
  );
}
