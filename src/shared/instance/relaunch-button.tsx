import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '@/data/session/use-session';
import type { ExecutionType } from '@/domain/execution';
import { SplitButton } from '@/ui/button/split-button';
import { useLaunchObstacle } from './use-launch';

interface RelaunchButtonProps {
  /**
   * The type of the last run. If this type is full or delta, the new run has it too. Otherwise, the integration's own
   * setting decides the type of the new run.
   */
  lastType: ExecutionType | null;
  /** True if the integration has no run yet. The button then says "Launch" instead of "Relaunch". */
  isFirst: boolean;
  busy: boolean;
  /** Whether the integration is enabled; by default true. */
  enabled?: boolean;
  /** Why a launch is not possible now, for a reason that the button itself cannot know; null if there is none. */
  obstacle?: string | null;
  variant?: 'default' | 'primary';
  size?: 'small' | 'medium';
  className?: string | undefined;
  onLaunch: (delta: boolean | null) => Promise<void>;
}

/**
 * A button that launches an integration with the type of its last run; the menu offers full and delta. Renders nothing
 * for a person who may not launch.
 */
export function RelaunchButton(props: RelaunchButtonProps) {
  const { lastType, isFirst, busy, enabled = true, variant = 'default', size = 'small', className, onLaunch } = props;
  const { t } = useTranslation('launch');
  const { operate } = usePermissions();
  const launchObstacle = useLaunchObstacle(enabled);
  const obstacle = launchObstacle ?? props.obstacle ?? null;
  const [label, delta] =
    lastType === 'full'
      ? [t('relaunchFull'), false]
      : lastType === 'delta'
        ? [t('relaunchDelta'), true]
        : [isFirst ? t('action') : t('relaunch'), null];
  if (!operate) return null;
  return (
    <SplitButton
      variant={variant}
      size={size}
      icon={Play}
      className={className}
      busy={busy}
      disabledReason={obstacle}
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
