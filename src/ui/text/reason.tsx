import { useReasonText } from '@/i18n/reason/use-reason-text';

interface ReasonProps {
  /** The error message as the server sent it. */
  message: string;
  className?: string | undefined;
  /** Set if the reason is the second line of a cell. */
  'data-second-line'?: boolean;
}

/** Why a run failed, in one line. A known message is translated; the tooltip then has the original message too. */
export function Reason({ message, ...rest }: ReasonProps) {
  const { text, original } = useReasonText()(message);
  return (
    <span {...rest} title={original === null ? text : `${text}\n${original}`}>
      {text}
    </span>
  );
}
