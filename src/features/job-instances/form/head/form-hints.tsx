import { useTranslation } from 'react-i18next';
import { useHint } from '@/data/use-hint';
import { useInMemory } from '@/data/sync/use-databases';
import { useOnline } from '@/data/sync/use-sync';
import { isOutgoing, type DraftRow } from '@/domain/drafts/draft';
import { Hint } from '@/ui/feedback/hint';

/**
 * Hints that explain what a draft is, and why a draft waits. The hint about drafts is shown before the user types, so
 * that it does not move the form later. While the browser stores nothing, there are no hints; a notice explains why.
 */
export function FormHints({ draft }: { draft: DraftRow | null }) {
  const { t } = useTranslation('drafts');
  const online = useOnline();
  const inMemory = useInMemory();
  const isWaiting = !online && draft !== null && isOutgoing(draft);
  const isEditing = draft === null || draft.state === 'editing';
  const waiting = useHint('waiting-draft', !inMemory && isWaiting);
  const draftHint = useHint('draft', !inMemory && isEditing);
  if (waiting.isShown)
    return (
      <Hint title={t('hint.waiting')} onEnd={waiting.end}>
        {t('hint.waitingText')}
      </Hint>
    );
  if (!draftHint.isShown) return null;
  return (
    <Hint title={t('hint.draft')} onEnd={draftHint.end}>
      {t('hint.draftText')}
    </Hint>
  );
}
