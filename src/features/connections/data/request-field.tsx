import { useTranslation } from 'react-i18next';
import type { DataField, DataFieldProblem } from './data-requests';
import { SelectField } from '@/ui/form/select-field';
import { TextAreaField } from '@/ui/form/text-area-field';
import { TextField } from '@/ui/form/text-field';
import { useFieldProblem } from './request-words';

const EXAMPLE = '{"enabled": [{"operator": "=", "value": true}]}';

interface RequestFieldProps {
  field: DataField;
  value: string;
  problem: DataFieldProblem | undefined;
  disabled: boolean;
  onChange: (value: string) => void;
}

/** One field of a request, by its kind. */
export function RequestField({ field: { name, kind, needed }, value, problem, disabled, onChange }: RequestFieldProps) {
  const { t } = useTranslation('data-console');
  const problemText = useFieldProblem();
  const common = {
    name,
    label: t(`field.${name}`),
    required: needed !== undefined,
    error: problem === undefined ? null : problemText(problem),
    disabled,
    value,
    onChange,
  };
  if (kind === 'search') return <TextAreaField {...common} mono help={t('searchHelp', { example: EXAMPLE })} />;
  if (kind === 'page') return <TextField {...common} inputMode="numeric" autoComplete="off" />;
  if (kind === 'text') return <TextField {...common} mono autoComplete="off" spellCheck={false} />;
  return (
    <SelectField
      {...common}
      options={[
        { value: 'PRODUCT', label: t('owner.PRODUCT') },
        { value: 'PRODUCTVARIANT', label: t('owner.PRODUCTVARIANT') },
      ]}
    />
  );
}
