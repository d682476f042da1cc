import type { CodeAssist } from './code-assist';

export interface CodeEditorProps {
  /** Accessible name of the text. Draw the visible label beside it. */
  label: string;
  value: string;
  onChange?: (value: string) => void;
  readOnly?: boolean;
  /** Visible lines; the text scrolls inside. */
  rows?: number;
  /** `json` is checked while typing; `text` is not. */
  language?: 'json' | 'text';
  /** Adds findings and completion; without it, only the JSON syntax is checked. Only for `json`. */
  assist?: CodeAssist | undefined;
  /** The help or error text below the editor, for assistive technology. */
  description?: string | undefined;
}
