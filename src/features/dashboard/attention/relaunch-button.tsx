import { Play } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ExecutionType } from '@/domain/execution';
import { useLaunchObstacle } from '@/shared/launch/use-launch';
import { SplitButton } from '@/ui/button/split-button';
import styles from './attention.module.css';

interface RelaunchButtonProps {
  /** The type of the last run, which is offered first; null to launch by the integration's own setting. */
  lastType: ExecutionType | null;
  /** It did not run, so this is no repetition. */
  isFirst: boolean;
  busy: boolean;
  onLaunch: (delta: boolean | null) => Promise<void>;
}

/** Launches an integration once more, as the last time; the menu has the other ways. */
export function RelaunchButton({ lastType, isFirst, busy, onLaunch }: RelaunchButtonProps) {
  const { t } = useTranslation('dashboard');
  const obstacle = useLaunchObstacle(true);
  const [label, delta] =
    lastType === 'full'
      ? [t('attention.relaunchFull'), false]
      : lastType === 'delta'
        ? [t('attention.relaunchDelta'), true]
        : [isFirst ? t('action', { ns: 'launch' }) : t('attention.relaunch'), null];
  return (
    <SplitButton
      variant="default"
      size="small"
      icon={Play}
      className={styles.relaunch}
      busy={busy}
      disabled={obstacle !== null}
      title={obstacle ?? undefined}
      menuLabel={t('options', { ns: 'launch' })}
      onClick={() => void onLaunch(delta)}
      items={[
        { key: 'full', label: t('full', { ns: 'launch' }), onSelect: () => void onLaunch(false) },
        { key: 'delta', label: t('delta', { ns: 'launch' }), onSelect: () => void onLaunch(true) },
      ]}
    >
      {label}
    </SplitButton>
  );
}
