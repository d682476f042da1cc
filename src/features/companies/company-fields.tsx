import { codeProblem } from '@/domain/addresses/code';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useFormField } from '@/shared/online-form/use-form-field';
import { TextField } from '@/ui/form/text-field';
import * as z from 'zod/mini';
import { LONGEST_NAME } from '@/shared/online-form/checks';

const name = () =>
  z.string().check(z.trim(), z.minLength(1, 'error.required'), z.maxLength(LONGEST_NAME, 'online:check.tooLong'));

const code = () =>
  name().check(
    z.refine((text) => codeProblem(text) !== 'characters', 'online:check.code.characters'),
    z.refine((text) => codeProblem(text) !== 'reserved', 'online:check.code.reserved'),
  );

/** The values of the form of a new company. */
export const newCompanySchema = z.object({ code: code(), name: name() });
export type CompanyValues = z.infer<typeof newCompanySchema>;

/** The values of the form of an existing company. Its code cannot change, so the code is not checked. */
export const companySchema = z.object({ code: z.string(), name: name() });

interface CompanyFieldsProps {
  control: Control<CompanyValues>;
  exists: boolean;
  readOnly?: boolean;
}

/** Code and name. The code of an existing company cannot change. */
export function CompanyFields({ control, exists, readOnly = false }: CompanyFieldsProps) {
  const { t } = useTranslation('companies');
  const code = useFormField(control, 'code');
  const name = useFormField(control, 'name');
  return (
    <>
      <TextField
        label={t('code')}
        mono
        autoComplete="off"
        spellCheck={false}
        readOnly={exists}
        required={!exists}
        help={t(exists ? 'codeFixed' : 'codeHelp')}
        {...code}
      />
      <TextField label={t('name')} autoComplete="off" required={!readOnly} readOnly={readOnly} {...name} />
    </>
  );
}
