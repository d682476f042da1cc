import { instanceCheckPath } from '@/domain/addresses/links';
import { INSTANCES_PATH, instanceViewPath } from '@/domain/addresses/paths';
import { ArrowDown, ArrowLeft, ListChecks } from 'lucide-react';
import { useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftEditor } from '@/data/drafts/draft-editor';
import type { EditorSnapshot } from '@/data/drafts/editor-state';
import { useFormat } from '@/i18n/format/use-format';
import { DraftChanges } from '@/shared/instance-change/draft-changes';
import { useDiscard } from '@/shared/draft-state/use-discard';
import { Button } from '@/ui/button/button';
import { LinkButton } from '@/ui/button/link-button';
import { DraftBadge } from '@/shared/draft-state/draft-badge';
import { SendingHeldBanner } from '@/shared/server-wait/sending-held-banner';
import { SAVE_KEYS } from '@/ui/form/use-save-key';
import { PageActions } from '@/ui/layout/page-actions';
import { PageHead } from '@/ui/layout/page-head';
import { Modal } from '@/ui/overlay/modal';
import { ExactTime } from '@/ui/text/relative-time';
import { visible } from '@/lib/text/visible-text';
import { useInstanceCrumbs } from '../../use-instance-crumbs';
import { useAuthorName, type ConflictState } from '../conflict/use-conflict';
import { useDraftLine } from './use-draft-line';
import styles from '../form.module.css';

interface FormHeadProps {
  editor: DraftEditor;
  snapshot: EditorSnapshot;
  /** The code in the URL; null for a new instance. */
  code: string | null;
  /**
   * The time at which the form's newest draft was stored on the server, ms since 1970 (device clock); null if never.
   */
  sentAt: number | null;
  busy: boolean;
  /** True if the server has everything that the form shows. Save is then disabled and says why. */
  unchanged: boolean;
  /**
   * True if there is no draft and no typed input, or if a saved draft waits to be sent and nothing was typed since that
   * Save. Save is then not a primary button, except while `unchanged` disables it.
   */
  isUntouched: boolean;
  /** Null if the user may not save. */
  onSave: (() => Promise<void>) | null;
  saveButton: RefObject<HTMLButtonElement | null>;
  /** The conflict to decide before Save; null if there is no conflict. */
  conflict: ConflictState | null;
  /** Focuses the next open conflict. */
  onNext: () => void;
}

/** The sticky head of the form: breadcrumbs, draft state, the changes of the draft, and Save. */
export function FormHead(props: FormHeadProps) {
  const { editor, snapshot, code, sentAt, busy, unchanged, isUntouched, onSave, saveButton, conflict, onNext } = props;
  const { t } = useTranslation('job-instances');
  const { server, draft, value } = snapshot;
  const [areChangesOpen, setChangesOpen] = useState(false);
  const crumbs = useInstanceCrumbs(code ?? t('form.createTitle'));
  const discard = useDiscard();
  const draftLine = useDraftLine(snapshot, sentAt);
  const changed = useConflictFact(conflict);
  const open = conflict?.open.length ?? 0;
  const title = code === null ? t('form.createTitle') : (visible(server?.label) ?? code);
  return (
    <>
      <PageHead
        sticky
        title={title}
        crumbs={crumbs}
        badge={conflict !== null && <DraftBadge status={open > 0 ? 'undecided' : 'decided'} />}
        facts={[
          conflict === null && server?.createdAt != null && (
            <>
              {t('created')} <ExactTime moment={server.createdAt} />
            </>
          ),
          conflict === null && server?.updatedAt != null && (
            <>
              {t('updated')} <ExactTime moment={server.updatedAt} />
            </>
          ),
          // The line appears with the first change. Until then, `undefined` reserves its space.
          draftLine ?? (onSave === null ? null : undefined),
          changed,
        ]}
        actions={
          <PageActions
            isChanging={onSave !== null}
            primary={
              onSave !== null && (
                <>
                  {open > 0 && (
                    <Button variant="primary" icon={ArrowDown} className={styles.onPhone} onClick={onNext}>
                      {t('conflict.nextOpen', { count: open })}
                    </Button>
                  )}
                  <Button
                    ref={saveButton}
                    variant={isUntouched && !unchanged ? 'default' : 'primary'}
                    busy={busy}
                    hint={SAVE_KEYS}
                    disabled={open > 0}
                    disabledReason={unchanged ? t('form.nothingToSave', { ns: 'online' }) : null}
                    className={open > 0 ? styles.notOnPhone : undefined}
                    onClick={() => void onSave()}
                  >
                    {t('action.save', { ns: 'common' })}
                  </Button>
                </>
              )
            }
          >
            <LinkButton to={code === null ? INSTANCES_PATH : instanceViewPath(code)} variant="quiet" icon={ArrowLeft}>
              {t('action.back', { ns: 'common' })}
            </LinkButton>
            {code !== null && server != null && conflict === null && (
              <LinkButton to={instanceCheckPath(code)} icon={ListChecks} aria-keyshortcuts="v" data-check>
                {t('check.action')}
              </LinkButton>
            )}
            {code !== null && draft !== null && conflict === null && (
              <Button onClick={() => setChangesOpen(true)}>{t('form.changes')}</Button>
            )}
            {draft !== null && (
              <Button disabled={busy} onClick={() => void discard(draft, () => editor.discard())}>
                {t('form.discard')}
              </Button>
            )}
          </PageActions>
        }
      />
      {draft?.state === 'ready' && <SendingHeldBanner />}
      {draft !== null && value !== null && (
        <Modal open={areChangesOpen} size="wide" title={t('form.changesTitle')} onClose={() => setChangesOpen(false)}>
          <DraftChanges draft={{ ...draft, value }} />
        </Modal>
      )}
    </>
  );
}

/** The author and the time of the server's version; null while unknown. */
function useConflictFact(conflict: ConflictState | null): string | null {
  const { t } = useTranslation('job-instances');
  const format = useFormat();
  const author = useAuthorName();
  if (conflict?.change == null) return null;
  const { change } = conflict;
  return t('conflict.changedBy', { author: author(change), time: format.dateTime(change.loggedAt) });
}
