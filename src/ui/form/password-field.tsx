import { useState, type Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, type FieldProps } from './field';
import { useStorable } from './typed/use-storable';
import styles from './field.module.css';

interface PasswordFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** `new-password` for choosing a password, `off` for a secret of a connection. */
  autoComplete: 'current-password' | 'new-password' | 'off';
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Browsers ignore `off` for passwords, and Chromium also stores a secret next to a password as its user name. They
 * never store one-time codes.
 */
const NEVER_SAVED = 'one-time-code';

/** A password or secret, hidden until 'Show' is pressed. */
export function PasswordField({ value, onChange, autoComplete, placeholder, ref, ...field }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [visible, setVisible] = useState(false);
  const storable = useStorable(value, onChange);
  // A stored secret is never sent to the console, so an empty field has nothing to show.
  const hasNothing = placeholder !== undefined && storable.shown === '';
  return (
    <Field {...field} error={storable.problem ?? field.error}>
      {(control) => (
        <div className={styles.withButton}>
          <input
            {...control}
            ref={ref}
            type={visible && !hasNothing ? 'text' : 'password'}
            className={styles.control}
            autoComplete={autoComplete === 'off' ? NEVER_SAVED : autoComplete}
            placeholder={placeholder}
            spellCheck={false}
            value={storable.shown}
            readOnly={field.readOnly}
            disabled={field.disabled}
            onChange={(event) => {
              if (hasNothing) setVisible(false);
              storable.change(event.target.value);
            }}
          />
          {!hasNothing && (
            <button
              type="button"
              className={styles.insideButton}
              aria-pressed={visible}
              onClick={() => setVisible(!visible)}
            >
              {visible ? t('action.hidePassword') : t('action.showPassword')}
            </button>
          )}
        </div>
      )}
    </Field>
  );
}
