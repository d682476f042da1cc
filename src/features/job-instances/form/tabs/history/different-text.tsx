import type { FieldValue } from '@/shared/instance-change/use-field-values';
import type { TextPart } from './mark-parts';
import type { Side } from './use-pair';
import styles from './difference.module.css';

interface DifferentTextProps {
  side: Side;
  value: FieldValue;
  /** Without them all of the text is different. */
  parts: readonly TextPart[] | undefined;
}

/** A value of one side; what the other side does not have is struck through or underlined. */
export function DifferentText({ side, value: { text, set }, parts }: DifferentTextProps) {
  const Mark = side === 'a' ? 'del' : 'ins';
  if (!set) return <span className={styles.none}>{text}</span>;
  if (parts === undefined) return <Mark>{text}</Mark>;
  return parts.map((part, index) =>
    part.different ? <Mark key={index}>{part.text}</Mark> : <span key={index}>{part.text}</span>,
  );
}
