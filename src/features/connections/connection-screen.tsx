import { CONNECTIONS_PATH } from '@/domain/addresses/paths';
import { Unplug } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Loaded } from '@/data/online/use-loaded';
import { OnlineItem } from '@/shared/online-list/online-item';
import { LinkButton } from '@/ui/button/link-button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { PageHead } from '@/ui/layout/page-head';
import { useConnectionCrumbs } from './use-connection-crumbs';
import { useNavigate } from 'react-router-dom';
import { problemText } from '@/i18n/problem-text';
import type { ApiProblem } from '@/domain/problem';
import { toast } from '@/ui/overlay/toast';

interface ConnectionBodyProps<T> {
  loaded: Loaded<T>;
  children: (value: T) => ReactNode;
}

/** The body of a screen for one connection. If the server refuses to return the connection, opens the list instead. */
export function ConnectionBody<T>({ loaded, children }: ConnectionBodyProps<T>) {
  const { value, problem } = loaded;
  if (value === undefined && problem?.kind === 'http') return <BackToConnections problem={problem} />;
  return <OnlineItem loaded={loaded}>{children}</OnlineItem>;
}

/** Shown if the URL has an unknown kind of connection, or a kind for which the requested screen does not exist. */
export function UnknownConnectionType({ type }: { type: string }) {
  const { t } = useTranslation('connections');
  return (
    <>
      <PageHead title={t('title')} crumbs={useConnectionCrumbs()} />
      <EmptyState
        icon={Unplug}
        title={t('unknownKind.title', { type })}
        text={t('unknownKind.text')}
        action={<LinkButton to={CONNECTIONS_PATH}>{t('back')}</LinkButton>}
      />
    </>
  );
}

/** Opens the list, and shows in a toast why the connection could not be loaded. */
function BackToConnections({ problem }: { problem: ApiProblem }) {
  const { t } = useTranslation('connections');
  const navigate = useNavigate();
  useEffect(() => {
    toast.error(problem.status === 404 ? t('missing') : t('loadFailed', { reason: problemText(problem) }));
    void navigate(CONNECTIONS_PATH, { replace: true });
  }, [problem, t, navigate]);
  return null;
}
