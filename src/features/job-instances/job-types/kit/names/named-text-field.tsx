import { useEffect, useRef, useState } from 'react';
import type { Path } from '@/domain/configuration/schema/path';
import { SuggestField } from '@/ui/form/chakra/suggest-field';
import { TextField, type TextFieldProps } from '@/ui/form/text-field';
import { NameNote } from './name-note';
import { useNameField, type NameField } from './use-name-field';

interface NamedTextFieldProps extends TextFieldProps {
  /** The path in the JsonScope's text. */
  path: Path;
}

/** A text field. If its value is a name of a connected system, the field suggests names and marks an unknown name. */
export function NamedTextField({ path, ...props }: NamedTextFieldProps) {
  const names = useNameField(path);
  return names === undefined ? <TextField {...props} /> : <WithNames {...props} names={names} />;
}

/**
 * The delay before a mark appears, after the user has left the field. The mark moves everything below it. If it
 * appeared at once, the click with which the user left the field could miss its target.
 */
const MARK_DELAY_MS = 400;

function WithNames({ names, help, value, onChange, ...props }: TextFieldProps & { names: NameField }) {
  const { accepted, suggest, setFocused, verdict, connections } = names;
  const [isTyping, setIsTyping] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (text: string): void => {
    clearTimeout(timer.current);
    setIsTyping(true);
    onChange(text);
  };
  const judged = verdict(value);
  const isMarked =
    accepted !== null && value !== '' && !isTyping && (judged.kind === 'unknown' || judged.kind === 'off');
  return (
    <SuggestField
      {...props}
      value={value}
      onChange={change}
      suggest={suggest}
      onTouch={() => setFocused(true)}
      onLeave={() => {
        setFocused(false);
        timer.current = setTimeout(() => setIsTyping(false), MARK_DELAY_MS);
      }}
      help={
        isMarked ? (
          <NameNote accepted={accepted} text={value} verdict={judged} connections={connections} onUse={onChange} />
        ) : (
          help
        )
      }
    />
  );
}
