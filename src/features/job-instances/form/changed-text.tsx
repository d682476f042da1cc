import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** A part of a text that only one of two versions contains. Adds words for screen readers, which ignore the mark. */
export function ChangedText({ kind, children }: { kind: 'added' | 'removed'; children: ReactNode }) {
  const { t } = useTranslation('job-instances');
  return (
    <>
      <span className="visually-hidden">{`(${t(`conflict.words.${kind}`)} `}</span>
      {kind === 'added' ? <ins>{children}</ins> : <del>{children}</del>}
      <span className="visually-hidden">)</span>
    </>
  );
}
