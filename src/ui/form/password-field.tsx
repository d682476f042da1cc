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
 * The value of `autoComplete` for a secret that the browser must not store. Browsers ignore `off` for passwords, and
 * Chromium also stores a secret beside a password as the user name. Browsers never store one-time codes.
 */
const NEVER_SAVED = 'one-time-code';

/** A password or secret, hidden until the user presses 'Show'. */
export function PasswordField({ value, onChange, autoComplete, placeholder, ref, ...field }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [visible, setVisible] = useState(false);
  const storable = useStorable(value, onChange);
  // The server never sends a stored secret to the console. So while the field is empty, there is nothing to show.
  const hasNothingToShow = placeholder !== undefined && storable.shown === '';
  return (
    <Field {...field} error={storable.problem ?? field.error}>
      {(control) => (
        <div className={styles.withButton}>
          <input
            {...control}
            ref={ref}
            type={visible && !hasNothingToShow ? 'text' : 'password'}
            className={styles.control}
            autoComplete={autoComplete === 'off' ? NEVER_SAVED : autoComplete}
            placeholder={placeholder}
            spellCheck={false}
            value={storable.shown}
            readOnly={field.readOnly}
            disabled={field.disabled}
            onChange={(event) => {
              if (hasNothingToShow) setVisible(false);
              storable.change(event.target.value);
            }}
          />
          {!hasNothingToShow && (
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
