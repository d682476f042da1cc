import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLaunchObstacle } from '@/shared/instance/use-launch';
import { SplitButton } from '@/ui/button/split-button';

interface LaunchButtonProps {
  enabled: boolean;
  busy: boolean;
  onLaunch: (delta: boolean | null) => Promise<void>;
}

/** Launches with the instance's configuration, or in full or delta mode from the menu. */
export function LaunchButton({ enabled, busy, onLaunch }: LaunchButtonProps) {
  const { t } = useTranslation('launch');
  const obstacle = useLaunchObstacle(enabled);
  return (
    <SplitButton
      size="large"
      icon={Play}
      busy={busy}
      disabled={obstacle !== null}
      title={obstacle ?? undefined}
      menuLabel={t('options')}
      onClick={() => void onLaunch(null)}
      items={[
        { key: 'full', label: t('full'), onSelect: () => void onLaunch(false) },
        { key: 'delta', label: t('delta'), onSelect: () => void onLaunch(true) },
      ]}
    >
      {t('action')}
    </SplitButton>
  );
}
