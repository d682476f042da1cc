import { useTranslation } from 'react-i18next';
import type { FieldChange } from '@/domain/merge/field-changes';
import { useFormat } from '@/i18n/format/use-format';
import { Button } from '@/ui/button/button';
import styles from './rest-button.module.css';
import { useChangeName } from './use-change-name';

interface RestButtonProps {
  change: FieldChange;
  /** The number of characters of the whole value. */
  length: number;
  isWhole: boolean;
  onChange: (isWhole: boolean) => void;
}

/** A button that shows the whole of a long value, or cuts it again. It acts on both values of a change. */
export function RestButton({ change, length, isWhole, onChange }: RestButtonProps) {
  const { t } = useTranslation('instance-tabs');
  const format = useFormat();
  const field = useChangeName()(change).join(' › ');
  const words = isWhole ? t('history.showLess') : t('history.showWhole', { number: format.number(length) });
  return (
    <span className={styles.rest}>
      <Button
        size="small"
        variant="quiet"
        data-rest
        aria-expanded={isWhole}
        aria-label={t('card.fact', { ns: 'job-forms', name: words, value: field })}
        onClick={() => onChange(!isWhole)}
      >
        {words}
      </Button>
    </span>
  );
}
