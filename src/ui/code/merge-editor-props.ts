export interface MergeEditorProps {
  left: string;
  right: string;
  /** Accessible names of the two texts. */
  leftLabel: string;
  rightLabel: string;
  /** What stands for lines that are the same on both sides; `$` is how many. */
  unchangedLines: string;
}
