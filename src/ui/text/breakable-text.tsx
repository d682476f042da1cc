import { Fragment } from 'react';

/**
 * A text that may break after "_", "-", ".", "/" or "@". So a long code does not break inside a word.
 */
export function BreakableText({ text }: { text: string }) {
  return text.split(/(?<=[_\-./@])/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
