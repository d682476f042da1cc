import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '@/ui/layout/section';
import { usePlaces } from '../use-places';
import styles from './timeline-place.module.css';

const PLACES = { name: 'dashboard-timeline', least: 3, most: 14, first: 4 };

/** How many lanes are visible at once; the others scroll. @param count number of lanes; undefined until known */
export const useTimelinePlaces = (count: number | undefined): number => usePlaces(count, PLACES);

/** Reserves the height of the timeline before its lanes are read. @param places number of lanes to reserve */
export function TimelinePlace({ places, children }: { places: number; children?: ReactNode }) {
  return (
    <div className={styles.place} style={placesStyle(places)}>
      {children}
    </div>
  );
}

const placesStyle = (places: number): CSSProperties => ({ ['--places' as string]: places });

/** Placeholder of the timeline while its code loads. */
export function TimelineToCome() {
  const { t } = useTranslation('dashboard');
  return (
    <Section title={t('timeline.title')}>
      <TimelinePlace places={useTimelinePlaces(undefined)} />
    </Section>
  );
}
