import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ExecutionType } from '@/domain/execution';
import { SplitButton } from '@/ui/button/split-button';
import { useLaunchObstacle } from './use-launch';

interface RelaunchButtonProps {
  /** The type of the last run, which is offered first; null to launch by the integration's own setting. */
  lastType: ExecutionType | null;
  /** It did not run, so this is no repetition. */
  isFirst: boolean;
  busy: boolean;
  /** By default it is enabled. */
  enabled?: boolean;
  /** Another reason why it cannot be launched now; null when there is none. */
  obstacle?: string | null;
  variant?: 'default' | 'primary';
  size?: 'small' | 'medium';
  className?: string | undefined;
  onLaunch: (delta: boolean | null) => Promise<void>;
}

/** Launches an integration once more, as the last time; the menu has the other ways. */
export function RelaunchButton(props: RelaunchButtonProps) {
  const { lastType, isFirst, busy, enabled = true, variant = 'default', size = 'small', className, onLaunch } = props;
  const { t } = useTranslation('launch');
  const general = useLaunchObstacle(enabled);
  const obstacle = general ?? props.obstacle ?? null;
  const [label, delta] =
    lastType === 'full'
      ? [t('relaunchFull'), false]
      : lastType === 'delta'
        ? [t('relaunchDelta'), true]
        : [isFirst ? t('action') : t('relaunch'), null];
  return (
    <SplitButton
      variant={variant}
      size={size}
      icon={Play}
      className={className}
      busy={busy}
      disabled={obstacle !== null}
      title={obstacle ?? undefined}
      menuLabel={t('options')}
      onClick={() => void onLaunch(delta)}
      items={[
        { key: 'full', label: t('full'), onSelect: () => void onLaunch(false) },
        { key: 'delta', label: t('delta'), onSelect: () => void onLaunch(true) },
      ]}
    >
      {label}
    </SplitButton>
  );
}
