import '../theme/base.css';
import { createRoot } from 'react-dom/client';
import { loadMoreTexts, startI18n } from '@/i18n/start-i18n';
import { followColourMode } from '../theme/colour-mode';
import { GalleryPage } from './gallery-page';

/** Shows the gallery of UI components; only in development. */
export async function showGallery(container: HTMLElement): Promise<void> {
  followColourMode();
  await startI18n();
  await loadMoreTexts();
  createRoot(container).render(<GalleryPage />);
}
