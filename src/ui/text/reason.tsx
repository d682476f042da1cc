import { useReasonText } from '@/i18n/reason/use-reason-text';

interface ReasonProps {
  /** The error message as the server sent it. */
  message: string;
  className?: string | undefined;
  /** The second line of a row in a narrow table. */
  'data-second-line'?: boolean;
}

/** Why a run failed, in one line: in the reader's language if it is a known message. Its title has the original too. */
export function Reason({ message, ...rest }: ReasonProps) {
  const { text, original } = useReasonText()(message);
  return (
    <span {...rest} title={original === null ? text : `${text}\n${original}`}>
      {text}
    </span>
  );
}
