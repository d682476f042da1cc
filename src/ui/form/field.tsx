import { useContext, useId, type ReactNode, createContext } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '../theme/class-names';
import styles from './field.module.css';

/** What a form shows below a field in addition to its help or error. */
export interface FieldMark {
  /** Describes the control to screen readers. */
  description: string;
  /** Renders the mark. The element with the description gets `id`. */
  render: (id: string) => ReactNode;
}

/** Provides a function that gets a field's name and returns the field's mark; null if the field has no mark. */
export const FieldMarks = createContext<(name: string) => FieldMark | null>(() => null);

/** Joins ids for `aria-describedby`, and ignores false. Undefined if there are no ids. */
export const idList = (...ids: (string | false)[]): string | undefined => ids.filter(Boolean).join(' ') || undefined;

/** Props of every field. */
export interface FieldProps {
  label: string;
  /** Shown below the control; an error replaces it. */
  help?: ReactNode;
  error?: string | null | undefined;
  required?: boolean | undefined;
  /** Shows the value as text that can be selected but not changed. */
  readOnly?: boolean | undefined;
  disabled?: boolean | undefined;
  /** True if only assistive technology gets the label, e.g. in a table cell. */
  hideLabel?: boolean | undefined;
  /** The field's name in the form. It is also in `data-field`, so that a form can focus its first invalid field. */
  name?: string | undefined;
}

/** Attributes that connect a control to its label, help and error. */
export interface ControlAttributes {
  id: string;
  name: string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldFrameProps extends FieldProps {
  /** Content at the right end of the label's line, e.g. a counter. */
  aside?: ReactNode;
  children: (control: ControlAttributes) => ReactNode;
}

/** A field: its label, its control, and below them help or an error. */
export function Field({
  label,
  help,
  error,
  required = false,
  hideLabel = false,
  name,
  aside,
  children,
}: FieldFrameProps) {
  const { t } = useTranslation();
  const id = useId();
  const note = error || help;
  const mark = useContext(FieldMarks)(name ?? '');
  return (
    <div className={styles.field} data-field={name}>
      <div className={classNames(hideLabel ? 'visually-hidden' : styles.labelLine)}>
        <label htmlFor={id}>{label}</label>
        {required && (
          <span className={styles.mark} data-tooltip={t('field.required')} aria-hidden>
            *
          </span>
        )}
        {aside}
      </div>
      {children({
        id,
        name,
        'aria-describedby': idList(Boolean(note) && `${id}-note`, mark !== null && `${id}-mark`),
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {note && (
        <p id={`${id}-note`} className={error ? styles.error : styles.help}>
          {note}
        </p>
      )}
      {mark?.render(`${id}-mark`)}
    </div>
  );
}
