import { ArrowLeft, ArrowRight, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { FieldChange } from '@/domain/merge/field-changes';
import { useChangeName } from '@/shared/instance-change/use-change-name';
import { IconButton } from '@/ui/button/icon-button';
import { SIDES, type Side } from './use-copy';
import styles from './copies.module.css';

export const ARROWS = { a: ArrowLeft, b: ArrowRight } as const;

interface CopyArrowsProps {
  change: FieldChange;
  /** Why the value cannot be copied; null if it can. */
  whyNot: string | null;
  /** True if the value has been copied. */
  isTaken: boolean;
  onCopy: (to: Side) => void;
}

/** Buttons that copy one difference to either side. */
export function CopyArrows({ change, whyNot, isTaken, onCopy }: CopyArrowsProps) {
  const { t } = useTranslation('copies');
  const changeName = useChangeName();
  if (isTaken)
    return (
      <span className={styles.taken}>
        <Check size={16} aria-hidden />
      </span>
    );
  if (whyNot !== null)
    return (
      <span className={styles.own} data-tooltip={whyNot}>
        {t('compare.own')}
      </span>
    );
  const place = changeName(change).join(' › ');
  return (
    <span className={styles.arrows}>
      {SIDES.map((side) => (
        <IconButton
          key={side}
          icon={ARROWS[side]}
          size="small"
          label={t(side === 'a' ? 'compare.copyToA' : 'compare.copyToB', { place })}
          onClick={() => onCopy(side)}
        />
      ))}
    </span>
  );
}
