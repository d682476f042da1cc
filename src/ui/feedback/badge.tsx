import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../theme/class-names';
import tones from '../theme/tones.module.css';
import styles from './badge.module.css';

export type Tone = 'info' | 'accent' | 'success' | 'warning' | 'error' | 'neutral';

interface BadgeProps {
  tone: Tone;
  /** The icon before the word. Colour alone would not be accessible. */
  icon?: LucideIcon;
  /** True if the icon pulses, to show that something is in progress. */
  pulse?: boolean;
  children: ReactNode;
}

/** A word with an icon, coloured by its meaning. */
export function Badge({ tone, icon: Icon, pulse = false, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, tones[tone])}>
      {Icon && <Icon size={14} strokeWidth={2.25} aria-hidden className={pulse ? styles.pulse : undefined} />}
      {children}
    </span>
  );
}
