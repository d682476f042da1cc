import { instanceEditPath } from '@/domain/addresses/paths';
import { useCallback, useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useDraftEditor } from '@/data/drafts/use-draft-editor';
import { useDraftSent } from '@/data/drafts/use-drafts';
import type { CreationState } from './creation-state';
import { InstanceForm } from './instance-form';

/** The form of a new instance. Once the instance is created, opens its edit form. */
export function CreatePage() {
  const [params] = useSearchParams();
  const draftId = params.get('draft') ?? '';
  return <CreateForm key={draftId} draftId={draftId} />;
}

function CreateForm({ draftId }: { draftId: string }) {
  const { editor, ...snapshot } = useDraftEditor({ draftId });
  const openEditForm = useOpenEditForm(draftId);
  const created = snapshot.draft?.code ?? null;
  useDraftSent(
    useCallback(
      (sent) => {
        if (sent.draftId === draftId) openEditForm(sent.code);
      },
      [draftId, openEditForm],
    ),
  );
  useEffect(() => {
    if (created !== null) openEditForm(created);
  }, [created, openEditForm]);
  const { value } = snapshot;
  if (value === null) return null;
  return (
    <InstanceForm editor={editor} snapshot={snapshot} value={value} target={{ draftId }} code={null} isGone={false} />
  );
}

function useOpenEditForm(draftId: string): (code: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (code) => {
      const state: CreationState = { createdAt: Date.now(), draftId };
      void navigate(instanceEditPath(code), { replace: true, state });
    },
    [draftId, navigate],
  );
}
