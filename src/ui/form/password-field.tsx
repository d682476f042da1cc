import { useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from './field';
import styles from './field.module.css';

interface PasswordFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** `new-password` for a password that is being chosen, `off` for a secret of a connection. */
  autoComplete: 'current-password' | 'new-password' | 'off';
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A password or secret, hidden until its 'Show' is pressed. */
export function PasswordField({ value, onChange, autoComplete, placeholder, ref, ...field }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [visible, setVisible] = useState(false);
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles.withButton}>
          <input
            {...control}
            ref={ref}
            type={visible ? 'text' : 'password'}
            className={styles.control}
            autoComplete={autoComplete}
            placeholder={placeholder}
            spellCheck={false}
            value={value}
            readOnly={field.readOnly}
            disabled={field.disabled}
            onChange={(event) => onChange(event.target.value)}
          />
          <button
            type="button"
            className={styles.insideButton}
            aria-pressed={visible}
            onClick={() => setVisible(!visible)}
          >
            {visible ? t('action.hidePassword') : t('action.showPassword')}
          </button>
        </div>
      )}
    </Field>
  );
}
