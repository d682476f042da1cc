import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '@/data/session/use-session';
import { useOnline } from '@/data/sync/use-sync';
import { SplitButton } from '@/ui/button/split-button';

interface LaunchButtonProps {
  enabled: boolean;
  busy: boolean;
  onLaunch: (delta: boolean | null) => Promise<void>;
}

/** Why a launch is not possible now; null when it is possible. */
export function useLaunchObstacle(enabled: boolean): string | null {
  const { t } = useTranslation('job-instances');
  const { operate } = usePermissions();
  const online = useOnline();
  if (!operate) return t('launch.notAllowed');
  if (!enabled) return t('launch.notEnabled');
  return online ? null : t('launch.offline');
}

/** Launches with the instance's configuration, or in full or delta mode from the menu. */
export function LaunchButton({ enabled, busy, onLaunch }: LaunchButtonProps) {
  const { t } = useTranslation('job-instances');
  const obstacle = useLaunchObstacle(enabled);
  return (
    <SplitButton
      size="large"
      icon={Play}
      busy={busy}
      disabled={obstacle !== null}
      title={obstacle ?? undefined}
      menuLabel={t('launch.options')}
      onClick={() => void onLaunch(null)}
      items={[
        { key: 'full', label: t('launch.full'), onSelect: () => void onLaunch(false) },
        { key: 'delta', label: t('launch.delta'), onSelect: () => void onLaunch(true) },
      ]}
    >
      {t('launch.launch')}
    </SplitButton>
  );
}
