import '@/ui/theme/base.css';
import { createRoot } from 'react-dom/client';
import { loadMoreTexts, startI18n } from '@/i18n/start-i18n';
import { followColourMode } from '@/ui/theme/colour-mode';
import { GalleryPage } from './gallery-page';

const root = document.getElementById('root');
if (root === null) throw new Error('kit.html has no #root');

followColourMode();
await startI18n();
await loadMoreTexts();
createRoot(root).render(<GalleryPage />);
