import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Section } from '@/ui/layout/section';
import { usePlaces } from '../use-places';
import styles from './timeline-place.module.css';

const PLACES = { name: 'dashboard-timeline', least: 3, most: 14, first: 4 };

/** The number of lanes that are seen at once; the others scroll. @param count of the lanes; undefined until it is known */
export const useTimelinePlaces = (count: number | undefined): number => usePlaces(count, PLACES);

/** The room of the timeline with its axis, which has its height before the lanes are read. `--places` is the number of lanes. */
export function TimelinePlace({ places, children }: { places: number; children?: ReactNode }) {
  return (
    <div className={styles.place} style={placesStyle(places)}>
      {children}
    </div>
  );
}

const placesStyle = (places: number): CSSProperties => ({ ['--places' as string]: places });

/** The timeline's place while its code loads. */
export function TimelineToCome() {
  const { t } = useTranslation('dashboard');
  return (
    <Section title={t('timeline.title')}>
      <TimelinePlace places={useTimelinePlaces(undefined)} />
    </Section>
  );
}
