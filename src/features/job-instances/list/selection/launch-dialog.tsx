import { Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { runLaunches } from '@/data/bulk/running-launches';
import { startTask } from '@/data/bulk/bulk-tasks';
import { useEnabledCodes } from '@/data/queries/use-instances';
import { useOnline } from '@/data/sync/use-sync';
import { reviewPath } from '@/domain/addresses/links';
import { problemText } from '@/i18n/problem-text';
import { withStorage } from '@/shared/draft-state/with-storage';
import { Button } from '@/ui/button/button';
import { SelectField } from '@/ui/form/select-field';
import { Modal } from '@/ui/overlay/modal';
import styles from './change-dialog.module.css';

interface LaunchDialogProps {
  codes: readonly string[];
  onClose: () => void;
}

/** The value of `delta` in a launch, for each choice. With null, the configuration of the integration decides. */
const DELTA_OF_CHOICE = { own: null, full: false, delta: true } as const;
type LaunchType = keyof typeof DELTA_OF_CHOICE;

/** Asks how to launch the selected integrations, launches them one after the other, and shows the results. */
export function LaunchDialog({ codes, onClose }: LaunchDialogProps) {
  const { t } = useTranslation(['bulk', 'common', 'launch']);
  const navigate = useNavigate();
  const online = useOnline();
  const [type, setType] = useState<LaunchType>('own');
  const [isBusy, setIsBusy] = useState(false);
  const enabled = useEnabledCodes(codes);
  const count = enabled?.length ?? 0;
  const obstacle = online ? (count === 0 ? t('launch.allDisabled') : null) : t('launch:offline');
  const launch = async (): Promise<void> => {
    if (enabled === undefined) return;
    setIsBusy(true);
    const delta = DELTA_OF_CHOICE[type];
    const bulk = await withStorage((open) => startTask(open, enabled, { kind: 'launch', delta }));
    if (bulk === undefined) return setIsBusy(false);
    void runLaunches(bulk, { codes: enabled, delta }, problemText);
    void navigate(reviewPath(bulk));
  };
  return (
    <Modal
      open
      title={t('launch.title', { count })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common:action.cancel')}</Button>
          <Button variant="primary" icon={Play} busy={isBusy} disabledReason={obstacle} onClick={() => void launch()}>
            {t('launch.start', { count })}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <p>{t('launch.text')}</p>
        <SelectField
          label={t('launch.type')}
          options={(['own', 'full', 'delta'] as const).map((value) => ({ value, label: t(`launch.${value}`) }))}
          value={type}
          onChange={setType}
        />
        {enabled !== undefined && count < codes.length && (
          <p className={styles.note}>{t('launch.disabled', { count: codes.length - count })}</p>
        )}
      </div>
    </Modal>
  );
}
