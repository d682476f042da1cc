import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { startTask } from '@/data/bulk/bulk-tasks';
import { makeDrafts } from '@/data/bulk/making-drafts';
import { useAllConnections } from '@/data/queries/use-reference-data';
import { usePermissions } from '@/data/session/use-session';
import { reviewPath } from '@/domain/addresses/links';
import { withStorage } from '@/shared/draft-state/with-storage';
import { useConnectionName } from '@/i18n/use-connection-name';
import { Button } from '@/ui/button/button';
import { Modal } from '@/ui/overlay/modal';
import { changeOf, NO_CHANGE, type ChangeForm, type FormProblem } from './change-form';
import { AlertPart, ConnectionPart, EnabledPart, ReplacePart, SchedulePart } from './change-parts';
import styles from './change-dialog.module.css';

interface ChangeDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

const NONE: never[] = [];

/** Asks what to change in the selected integrations, makes the drafts, and opens their review. */
export function ChangeDialog({ codes, onClose }: ChangeDialogProps) {
  const { t } = useTranslation(['bulk', 'common']);
  const navigate = useNavigate();
  const { administrate } = usePermissions();
  const connections = useAllConnections() ?? NONE;
  const nameOf = useConnectionName();
  const [form, setForm] = useState(NO_CHANGE);
  const [problems, setProblems] = useState<readonly FormProblem[]>(NONE);
  const [isBusy, setIsBusy] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  useProblemFocus(body, problems);
  const set = (changes: Partial<ChangeForm>): void => {
    setForm((before) => ({ ...before, ...changes }));
    setProblems(NONE);
  };
  const make = async (): Promise<void> => {
    const read = changeOf(form, connections, nameOf);
    if ('problems' in read) return setProblems(read.problems);
    setIsBusy(true);
    const bulk = await withStorage((open) => startTask(open, codes, { kind: 'change', change: read.change }));
    if (bulk === undefined) return setIsBusy(false);
    void makeDrafts(bulk);
    void navigate(reviewPath(bulk));
  };
  const part = { form, set, problems };
  return (
    <Modal
      open
      size="medium"
      title={t('change.title', { count: codes.length })}
      dirty={form !== NO_CHANGE}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <Button variant="primary" busy={isBusy} onClick={() => void make()}>
            {t('change.make', { count: codes.length })}
          </Button>
        </>
      }
    >
      <div ref={body} className={styles.form}>
        <p className={styles.note}>{t('change.text')}</p>
        {problems.includes('nothing') && (
          <p role="alert" className={styles.problem}>
            {t('change.nothing')}
          </p>
        )}
        <EnabledPart {...part} />
        {administrate && <SchedulePart {...part} />}
        <AlertPart {...part} kind="error" />
        <AlertPart {...part} kind="warning" />
        {connections.length > 0 && <ConnectionPart {...part} connections={connections} />}
        <ReplacePart {...part} />
      </div>
    </Modal>
  );
}

/**
 * Focuses the first wrong field, or the first field if no change is chosen. Scrolls to that field if it is out of
 * sight.
 */
function useProblemFocus(body: RefObject<HTMLElement | null>, problems: readonly FormProblem[]): void {
  useEffect(() => {
    if (problems.length === 0) return;
    const field =
      body.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? body.current?.querySelector('select');
    field?.focus();
    field?.scrollIntoView({ block: 'center' });
  }, [body, problems]);
}
