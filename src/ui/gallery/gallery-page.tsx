import { StrictMode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { chooseLanguage } from '@/i18n/start-i18n';
import { Button } from '../button/button';
import { PageHead } from '../layout/page-head';
import { Row, Stack } from '../layout/stack';
import { ConfirmProvider } from '../overlay/confirm-provider';
import { ToastRegion } from '../overlay/toast-region';
import { Tooltips } from '../overlay/tooltips';
import { chooseColourMode } from '../theme/colour-mode';
import { StatusBadge } from '../feedback/status-badge';
import { FeedbackSamples } from './feedback-samples';
import { FormSamples } from './form-samples';
import styles from './gallery-page.module.css';
import { OverlaySamples } from './overlay-samples';
import { TableSamples } from './table-samples';

/** Shows the UI components on one page, at `/__kit` of the development server. It is not part of a build. */
export function GalleryPage() {
  return (
    <StrictMode>
      <BrowserRouter>
        <ConfirmProvider>
          <main className={styles.page}>
            <PageHead
              title="Integrations - Assets to PIM"
              crumbs={[
                { label: 'Home', to: '/' },
                { label: 'Integrations', to: '/job_instance' },
                { label: 'assets_to_pim' },
              ]}
              badge={<StatusBadge status="inProgress" word="In progress" />}
              facts={['bynder_media_to_akeneo_asset_sync', 'Created 20/11/2026 10:00:00', 'by anna@acme.test']}
              actions={
                <Row>
                  <Button onClick={() => void chooseLanguage('fr')}>Français</Button>
                  <Button onClick={() => chooseColourMode('dark')}>Dark</Button>
                  <Button variant="primary">Save</Button>
                </Row>
              }
              sticky
            />
            <Stack gap={8}>
              <TableSamples />
              <FormSamples />
              <OverlaySamples />
              <FeedbackSamples />
            </Stack>
          </main>
          <ToastRegion />
          <Tooltips />
        </ConfirmProvider>
      </BrowserRouter>
    </StrictMode>
  );
}
