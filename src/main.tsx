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
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
