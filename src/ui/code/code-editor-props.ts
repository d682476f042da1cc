import type { CodeAssist } from './code-assist';

export interface CodeEditorProps {
  /** The accessible name of the editor. It is not visible; render a visible label beside the editor. */
  label: string;
  value: string;
  onChange?: (value: string) => void;
  readOnly?: boolean;
  /** The number of visible lines. A longer text scrolls. */
  rows?: number;
  /** `json` is checked while typing; `text` is not. */
  language?: 'json' | 'text';
  /** Only for `json`: provides findings and suggestions. Without `assist`, only the JSON syntax is checked. */
  assist?: CodeAssist | undefined;
  /** The help or error text below the editor; assistive technology reads it as the description. */
  description?: string | undefined;
}
