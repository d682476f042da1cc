import '@/ui/theme/base.css';
import { createRoot } from 'react-dom/client';
import { startConsole } from '@/app/start';
import { followColourMode } from '@/ui/theme/colour-mode';

const container = document.getElementById('root');
if (container === null) throw new Error('index.html has no #root');
const root = createRoot(container);

/** Before any text could be loaded there is only what the page itself carries, in both languages. */
function showFailure(error: unknown): void {
  console.error(error);
  const message = document.querySelector<HTMLTemplateElement>('#start-failed');
  if (message !== null) document.body.replaceChildren(message.content.cloneNode(true));
}

followColourMode();
if (import.meta.env.DEV && location.pathname === '/__kit') {
  const { startI18n } = await import('@/i18n/start-i18n');
  const { KitPage } = await import('@/ui/gallery/kit-page');
  await startI18n();
  root.render(<KitPage />);
} else {
  await startConsole().then((console) => root.render(console), showFailure);
}
