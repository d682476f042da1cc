export interface MergeEditorProps {
  left: string;
  right: string;
  /** Accessible names of the two texts. */
  leftLabel: string;
  rightLabel: string;
}
