import type { KeyboardEvent } from 'react';
import { TextField } from '@/ui/form/text-field';
import { isSavable, MASK, type SecuredRow } from './secured-rows';
import { useFormSecrets } from './secured-variables-context';
import styles from './secured-variables.module.css';

interface SecuredInputProps {
  row: SecuredRow;
  label: string;
  hideLabel?: boolean;
  help?: string | undefined;
  readOnly: boolean;
  /** True if a separate field shows the code and its errors. */
  hasCodeField?: boolean;
  /** Called when the user presses Enter and the value can be saved. */
  onEnter: () => void;
}

/** The value of one secret: a mask until the field is focused, then the typed text as dots. */
export function SecuredInput(props: SecuredInputProps) {
  const { row, label, hideLabel, help, readOnly, hasCodeField = false, onEnter } = props;
  const { setTyped } = useFormSecrets();
  const { id, typed, busy, problem, codeProblem } = row;
  const isMasked = id !== null && typed === null;
  const press = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' || !isSavable(row)) return;
    // Blurs first, so that nothing can be typed into the mask that replaces the value.
    event.currentTarget.blur();
    onEnter();
  };
  return (
    <div className={isMasked ? undefined : styles.hidden}>
      <TextField
        label={label}
        hideLabel={hideLabel}
        help={help}
        error={hasCodeField ? problem : (problem ?? codeProblem)}
        mono
        placeholder={hideLabel === true ? label : ''}
        value={isMasked ? MASK : (typed ?? '')}
        readOnly={readOnly || busy}
        autoComplete="off"
        spellCheck={false}
        onFocus={() => !readOnly && isMasked && setTyped(row, '')}
        onBlur={() => typed === '' && setTyped(row, null)}
        onChange={(text) => setTyped(row, isMasked ? '' : text)}
        onKeyDown={press}
      />
    </div>
  );
}
