import { TextAreaField } from '@/ui/form/text-area-field';
import { TextField } from '@/ui/form/text-field';
import { CopyButton } from '@/ui/text/copy-button';
import styles from './sso.module.css';

interface CopiedValueProps {
  label: string;
  help?: string;
  value: string;
  /** Name of the copy button. */
  copyLabel: string;
  lines?: number;
}

const unchanged = (): void => {};

/** A value to be copied into the identity provider. */
export function CopiedValue({ label, help, value, copyLabel, lines = 1 }: CopiedValueProps) {
  const Field = lines > 1 ? TextAreaField : TextField;
  return (
    <div className={styles.copied}>
      <Field
        label={label}
        help={help}
        mono
        readOnly
        value={value}
        onChange={unchanged}
        {...(lines > 1 && { rows: lines })}
      />
      <CopyButton text={value} label={copyLabel} />
    </div>
  );
}
