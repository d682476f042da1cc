import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { mayBeSent } from '@/domain/password-rules';
import { FormActions } from '@/shared/online-form/form-actions';
import { OnlineFormFrame } from '@/shared/online-form/online-form-frame';
import { useFormField } from '@/shared/online-form/use-form-field';
import { useOnlineForm } from '@/shared/online-form/use-online-form';
import { PasswordChecklist } from '@/shared/account/password-checklist';
import { PasswordField } from '@/ui/form/password-field';
import styles from './password-form.module.css';

const schema = z.object({
  currentPlainPassword: z.string().check(z.minLength(1, 'error.required')),
  plainPassword: z.string(),
  toCheckPlainPassword: z.string(),
});
const EMPTY = { currentPlainPassword: '', plainPassword: '', toCheckPlainPassword: '' };

/** The Security tab: the current password, a new one by the rules, and the new one again. */
export function PasswordForm({ email }: { email: string }) {
  const { t } = useTranslation('users');
  const { form, attributes, busy } = useOnlineForm({
    schema,
    values: EMPTY,
    method: 'PATCH',
    afterwards: () => EMPTY,
    savedText: t('account.passwordUpdated'),
  });
  const { control } = form;
  const current = useFormField(control, 'currentPlainPassword');
  const password = useFormField(control, 'plainPassword');
  const repeated = useFormField(control, 'toCheckPlainPassword');
  const typed = useWatch({ control });
  const [first, second] = [typed.plainPassword ?? '', typed.toCheckPlainPassword ?? ''];
  const differs = second !== '' && first !== second;
  return (
    <OnlineFormFrame attributes={attributes}>
      {/* Password managers want to know whose password it is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField label={t('account.currentPassword')} autoComplete="current-password" required {...current} />
      <div className={styles.new}>
        <PasswordField label={t('account.newPassword')} autoComplete="new-password" required {...password} />
        <PasswordChecklist password={first} />
      </div>
      <PasswordField
        label={t('account.repeatPassword')}
        autoComplete="new-password"
        required
        {...repeated}
        error={differs ? t('error.passwordsDiffer', { ns: 'common' }) : repeated.error}
      />
      <FormActions busy={busy} disabled={typed.currentPlainPassword === '' || !mayBeSent(first, second)} />
    </OnlineFormFrame>
  );
}
