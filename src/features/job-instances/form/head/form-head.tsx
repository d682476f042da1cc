import { INSTANCES_PATH, instanceViewPath } from '@/domain/paths';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { DraftEditor, EditorSnapshot } from '@/data/drafts/draft-editor';
import { useDiscard } from '@/shared/draft-state/use-discard';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { SAVE_KEYS } from '@/ui/form/use-save-key';
import { PageActions } from '@/ui/layout/page-actions';
import { PageHead } from '@/ui/layout/page-head';
import { ExactTime } from '@/ui/text/relative-time';
import { visible } from '@/lib/text/visible-text';
import { useInstanceCrumbs } from '../../use-instance-crumbs';
import { useDraftLine } from './use-draft-line';

interface FormHeadProps {
  editor: DraftEditor;
  snapshot: EditorSnapshot;
  /** The code in the URL; null for a new instance. */
  code: string | null;
  sentAt: number | null;
  busy: boolean;
  /** Null while there is nothing to save. */
  onSave: (() => Promise<void>) | null;
}

/** The sticky head of the form: breadcrumbs, draft state and Save. */
export function FormHead({ editor, snapshot, code, sentAt, busy, onSave }: FormHeadProps) {
  const { t } = useTranslation('job-instances');
  const { server, draft } = snapshot;
  const crumbs = useInstanceCrumbs(code ?? t('form.createTitle'));
  const discard = useDiscard();
  const draftLine = useDraftLine(snapshot, sentAt);
  const title = code === null ? t('form.createTitle') : (visible(server?.label) ?? code);
  return (
    <PageHead
      sticky
      title={title}
      crumbs={crumbs}
      facts={[
        server?.createdAt != null && (
          <>
            {t('created')} <ExactTime moment={server.createdAt} />
          </>
        ),
        server?.updatedAt != null && (
          <>
            {t('updated')} <ExactTime moment={server.updatedAt} />
          </>
        ),
        draftLine,
      ]}
      actions={
        <PageActions
          primary={
            onSave !== null && (
              <Button variant="primary" busy={busy} title={SAVE_KEYS} onClick={() => void onSave()}>
                {t('action.save', { ns: 'common' })}
              </Button>
            )
          }
        >
          <LinkButton to={code === null ? INSTANCES_PATH : instanceViewPath(code)} variant="quiet" icon={ArrowLeft}>
            {t('action.back', { ns: 'common' })}
          </LinkButton>
          {draft !== null && (
            <Button disabled={busy} onClick={() => void discard(draft, () => editor.discard())}>
              {t('form.discard')}
            </Button>
          )}
        </PageActions>
      }
    />
  );
}
