import { Bell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { watchAndAsk } from '@/data/events/watch-and-ask';
import { useWatching } from '@/data/events/use-events';
import type { WatchTarget } from '@/domain/events/watched';
import { Button } from '@/ui/button/button';

/**
 * A button that starts or stops watching a run or an integration. The first press asks to allow desktop notifications.
 */
export function WatchButton({ target }: { target: Exclude<WatchTarget, 'failures'> }) {
  const { t } = useTranslation('events');
  const [isOn, setOn] = useWatching(target);
  return (
    <Button
      icon={Bell}
      aria-pressed={isOn}
      aria-keyshortcuts="w"
      data-watch
      hint={t('instance' in target ? 'watchInstance' : 'watchRun')}
      onClick={() => (isOn ? setOn(false) : void watchAndAsk(target))}
    >
      {t(isOn ? 'watching' : 'watch')}
    </Button>
  );
}
