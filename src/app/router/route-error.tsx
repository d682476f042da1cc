import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator, useRouteError } from 'react-router-dom';
import { isMissingPart } from '@/lib/browser/load-part';
import { ErrorState } from '@/ui/feedback/error-state';
import { mountAgain } from '../mount';
import { setWindowTitle } from '@/ui/layout/window-title';

/** Shown instead of a screen that has failed. If its code is missing on the server, "Try again" reloads the page. */
export function RouteError() {
  const { t } = useTranslation(['sync', 'common']);
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const isMissing = isMissingPart(error);
  const title = t(isMissing ? 'sync:page.partTitle' : 'sync:page.failedTitle');
  useEffect(() => {
    setWindowTitle(`${title} · ${t('common:app.name')}`);
  }, [title, t]);
  return (
    <>
      <h1 className="visually-hidden">{title}</h1>
      <ErrorState
        title={title}
        text={t(isMissing ? 'sync:page.partText' : 'sync:page.failedText')}
        details={error instanceof Error ? (error.stack ?? error.message) : String(error)}
        onRetry={() => {
          if (isMissing) return location.reload();
          void revalidate();
          mountAgain();
        }}
      />
    </>
  );
}
