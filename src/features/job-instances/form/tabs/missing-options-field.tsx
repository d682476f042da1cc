import { useTranslation } from 'react-i18next';
import type { MissingOptions } from '@/data/queries/use-option-list';
import { problemText } from '@/i18n/problem-text';
import { Button } from '@/ui/button/button';
import { Field, type FieldProps } from '@/ui/form/field';
import { Row } from '@/ui/layout/stack';

interface MissingOptionsFieldProps extends FieldProps {
  missing: MissingOptions;
  onRetry: () => void;
}

/** Replaces a select whose options are not cached. Shows the reason and a retry button. */
export function MissingOptionsField({ missing, onRetry, ...field }: MissingOptionsFieldProps) {
  const { t } = useTranslation('job-instances');
  const text =
    missing.state === 'failed'
      ? t('options.failed', { words: problemText(missing.problem) })
      : t(`options.${missing.state}`);
  return (
    <Field {...field}>
      {(control) => (
        <Row>
          <output id={control.id} aria-describedby={control['aria-describedby']}>
            {text}
          </output>
          {(missing.state === 'failed' || missing.state === 'none') && (
            <Button size="small" onClick={onRetry}>
              {t('action.tryAgain', { ns: 'common' })}
            </Button>
          )}
        </Row>
      )}
    </Field>
  );
}
