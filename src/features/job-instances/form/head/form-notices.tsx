import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftEditor } from '@/data/drafts/draft-editor';
import type { EditorSnapshot } from '@/data/drafts/editor-state';
import { exportDraft } from '@/shared/draft-state/export-draft';
import { useVersionAuthor } from '@/shared/instance-change/use-version-author';
import { missingPart } from '@/domain/configuration/missing-part';
import type { Violation } from '@/domain/problem';
import { serverMessage } from '@/i18n/problem-text';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/feedback/banner';
import styles from '../form.module.css';
import { Check } from 'lucide-react';
import { dismissOtherSaves, useOtherSaves } from '@/data/drafts/use-drafts';
import { useFormat } from '@/i18n/format/use-format';
import { Section } from '@/ui/layout/section';
import { useViolationText } from '../save/use-violation-text';
import { HistoryTable } from '../tabs/history/history-table';

interface FormNoticesProps {
  editor: DraftEditor;
  snapshot: EditorSnapshot;
  /** The violations that no field of the form shows. */
  others: readonly Violation[];
  readOnly: boolean;
}

/**
 * Notices above the form: storage failure, refusal, violations without a field, a decision that can be undone, a
 * missing part of the configuration, read-only form.
 */
export function FormNotices({ editor, snapshot, others, readOnly }: FormNoticesProps) {
  const { t } = useTranslation('job-instances');
  const violationText = useViolationText();
  const { draft, server, storageError } = snapshot;
  // While there is a draft, a missing part is not reported, because the user may be adding it.
  const stored = draft === null ? server?.configuration : undefined;
  const missing = useMemo(() => (typeof stored === 'string' ? missingPart(stored) : null), [stored]);
  const refused = draft?.state === 'rejected' && draft.violations.length === 0 ? draft : null;
  return (
    <>
      {storageError && (
        <Banner kind="error">
          <strong>{t('storage.title', { ns: 'drafts' })}</strong> {t('storage.text', { ns: 'drafts' })}
        </Banner>
      )}
      {refused !== null && (
        <Banner kind="error">
          {refused.refusal === null
            ? t('reason.refusedSilently', { ns: 'drafts' })
            : t('form.refused', { words: serverMessage(refused.refusal) })}
        </Banner>
      )}
      {others.length > 0 && (
        <Banner kind="error">
          <ul className={styles.plainList}>
            {[...new Set(others.map(violationText))].map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Banner>
      )}
      {draft?.beforeDecision && (
        <Banner
          kind="info"
          action={
            <Button size="small" onClick={() => void editor.undoDecision()}>
              {t('conflict.undo')}
            </Button>
          }
        >
          {t('conflict.kept')}
        </Banner>
      )}
      {missing !== null && <Banner kind="warning">{t(`missing.${missing}`)}</Banner>}
      {readOnly && draft === null && <Banner kind="info">{t('form.readOnly')}</Banner>}
      {readOnly && draft !== null && (
        <Banner
          kind="warning"
          action={
            <Button size="small" onClick={() => exportDraft(draft)}>
              {t('action.export', { ns: 'drafts' })}
            </Button>
          }
        >
          {t('form.readOnlyDraft')}
        </Banner>
      )}
    </>
  );
}

/**
 * Lists the versions by other users that this user's save may have overwritten, until the user dismisses the notice.
 */
export function OtherSavesNotice({ code, jobCode }: { code: string | null; jobCode: string | null }) {
  const { t } = useTranslation('job-instances');
  const format = useFormat();
  const author = useVersionAuthor();
  const otherSaves = useOtherSaves(code);
  if (otherSaves === null) return null;
  const { versions } = otherSaves;
  const newest = versions.at(-1);
  return (
    <Section
      title={t('otherSaves.title')}
      alarm
      hint={t('otherSaves.text', {
        author: author(newest?.username ?? null) ?? t('conflict.system'),
        time: format.dateTime(newest?.loggedAt ?? null),
      })}
      actions={
        <Button size="small" icon={Check} onClick={() => void dismissOtherSaves(otherSaves.code)}>
          {t('otherSaves.seen')}
        </Button>
      }
    >
      <HistoryTable entries={versions.toReversed()} jobCode={jobCode} />
    </Section>
  );
}
