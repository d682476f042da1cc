import { FileUp } from 'lucide-react';
import { useRef } from 'react';
import { Button } from './button';

interface FileButtonProps {
  label: string;
  /** The accessible name of the file field. */
  fieldLabel: string;
  onChoose: (file: File) => void;
}

/** A button with which the user chooses a JSON file. */
export function FileButton({ label, fieldLabel, onChoose }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={FileUp} onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept="application/json,.json"
        aria-label={fieldLabel}
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Lets the user choose the same file again.
          event.target.value = '';
          if (file !== undefined) onChoose(file);
        }}
      />
    </>
  );
}
