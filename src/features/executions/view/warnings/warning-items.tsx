import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { StepWarning } from '@/domain/warnings/warning-kinds';
import { visible } from '@/lib/text/visible-text';
import { Button } from '@/ui/button/button';
import styles from './warnings.module.css';

/** This many warnings are shown at first, and each click adds as many. */
const BATCH_SIZE = 20;

/** The warnings of one kind. A button shows more of them. */
export function WarningItems({ items }: { items: readonly StepWarning[] }) {
  const { t } = useTranslation('run');
  const [shown, setShown] = useState(BATCH_SIZE);
  const added = Math.min(BATCH_SIZE, items.length - shown);
  return (
    <>
      <ol className={styles.items}>
        {items.slice(0, shown).map(({ id, message }) => (
          <li key={id}>{visible(message) ?? '–'}</li>
        ))}
      </ol>
      {added > 0 && (
        <Button size="small" variant="quiet" onClick={() => setShown(shown + BATCH_SIZE)}>
          {t('warnings.more', { count: added })}
        </Button>
      )}
    </>
  );
}
