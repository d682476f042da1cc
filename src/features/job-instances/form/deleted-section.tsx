import { useTranslation } from 'react-i18next';
import type { DraftEditor } from '@/data/drafts/draft-editor';
import { usePermissions } from '@/data/session/use-session';
import { exportDraft } from '@/shared/draft-state/export-draft';
import { useDiscard } from '@/shared/draft-state/use-discard';
import type { DraftRow } from '@/domain/drafts/draft';
import { Button } from '@/ui/button/button';
import { Row, Stack } from '@/ui/layout/stack';
import { Section } from '@/ui/layout/section';

/** Shown for a draft whose instance was deleted on the server: create it again, export, or discard. */
export function DeletedSection({ editor, draft }: { editor: DraftEditor; draft: DraftRow }) {
  const { t } = useTranslation('job-instances');
  const { superAdmin } = usePermissions();
  const discard = useDiscard();
  return (
    <Section title={t('deleted.title')} alarm>
      <Stack gap={3}>
        <p>{t(superAdmin ? 'deleted.text' : 'deleted.textOthers')}</p>
        <Row>
          {superAdmin && (
            <Button variant="primary" onClick={() => void editor.createAgain()}>
              {t('action.createAgain', { ns: 'drafts' })}
            </Button>
          )}
          <Button onClick={() => exportDraft(draft)}>{t('action.export', { ns: 'drafts' })}</Button>
          <Button onClick={() => void discard(draft, () => editor.discard())}>
            {t('action.discard', { ns: 'drafts' })}
          </Button>
        </Row>
      </Stack>
    </Section>
  );
}
