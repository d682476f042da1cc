import { codeInPath } from '@/domain/addresses/path-segments';
import { instanceEditPath } from '@/domain/addresses/paths';
import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDraftEditor } from '@/data/drafts/use-draft-editor';
import { useDraftSent } from '@/data/drafts/use-drafts';
import { useMovedUnfinished } from '@/data/drafts/unfinished/use-unfinished-input';
import { useFreshHistory } from '@/data/queries/use-cached-history';
import { useFirstScreen } from '@/data/sync/first-screen';
import { MissingInstance } from '../missing-instance';
import { useInstanceLookup } from '@/data/queries/use-instance-lookup';
import { readCreation } from './creation-state';
import { InstanceForm } from './instance-form';

/** The form of an existing instance, or of a draft whose instance was deleted. */
export function EditPage() {
  const code = codeInPath(useLocation().pathname);
  return <EditForm key={code} code={code} />;
}

function EditForm({ code }: { code: string }) {
  const { editor, ...snapshot } = useDraftEditor({ code });
  const { value, server, draft } = snapshot;
  useFirstScreen(server !== undefined);
  const { lookup, retry } = useInstanceLookup(code, server === null);
  useFreshHistory(server?.code ?? null, server?.updatedAt ?? null);
  const creation = readCreation(useLocation().state);
  const isMoved = useMovedUnfinished(creation?.draftId ?? null, code);
  const navigate = useNavigate();
  const draftId = draft?.id;
  useDraftSent(
    useCallback(
      (sent) => {
        // A deleted instance may be created again under another code. Its form is then at another address.
        if (sent.draftId !== draftId || sent.code === code) return;
        void navigate(instanceEditPath(sent.code), { replace: true });
      },
      [draftId, code, navigate],
    ),
  );
  if (server === undefined || !isMoved) return null;
  const hasForm = value !== null && (server !== null || draft !== null);
  if (!hasForm) return <MissingInstance code={code} lookup={lookup} onRetry={retry} />;
  const isCreatedAgain = draft !== null && draft.base === null;
  const isGone = draft?.state === 'deleted' || (server === null && lookup.state === 'gone' && !isCreatedAgain);
  return (
    <InstanceForm
      editor={editor}
      snapshot={snapshot}
      value={value}
      target={{ code }}
      code={code}
      isGone={isGone}
      createdAt={creation?.createdAt ?? null}
    />
  );
}
