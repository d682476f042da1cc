import { useContext, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldMarks } from '../form/field';
import fieldStyles from '../form/field.module.css';
import { CodeEditor } from './code-editor';
import type { CodeEditorProps } from './code-editor-props';

interface CodeFieldProps extends Omit<CodeEditorProps, 'description'> {
  help?: string;
  error?: string | null | undefined;
  required?: boolean;
  /** The name of the field, by which a form finds it (see `FieldProps`). */
  name?: string;
}

/** A code editor as a field: label above, help or error below. */
export function CodeField({ help, error, required = false, name, ...editor }: CodeFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const note = error || help;
  const mark = useContext(FieldMarks)(name ?? '');
  return (
    <div className={fieldStyles.field} data-field={name}>
      <div className={fieldStyles.labelLine} aria-hidden>
        {editor.label}
        {required && (
          <span className={fieldStyles.mark} data-tooltip={t('field.required')}>
            *
          </span>
        )}
      </div>
      <CodeEditor {...editor} description={[note, mark?.description].filter(Boolean).join(' ')} />
      {note && <p className={error ? fieldStyles.error : fieldStyles.help}>{note}</p>}
      {mark?.render(id)}
    </div>
  );
}
