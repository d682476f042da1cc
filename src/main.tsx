import '@/ui/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from '@/app/app';
import { startI18n } from '@/i18n/start-i18n';
import { followColourMode } from '@/ui/theme/colour-mode';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

followColourMode();
await startI18n();
if (import.meta.env.DEV && location.pathname === '/__kit') {
  const { KitPage } = await import('@/ui/gallery/kit-page');
  createRoot(root).render(<KitPage />);
} else {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
