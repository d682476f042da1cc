import { Play } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { runLaunches } from '@/data/bulk/running-launches';
import { startTask } from '@/data/bulk/bulk-tasks';
import { useEnabledCodes } from '@/data/queries/use-instances';
import { databases, reportStorageFailure } from '@/data/sync/databases';
import { useOnline } from '@/data/sync/use-sync';
import { reviewPath } from '@/domain/addresses/links';
import { problemText } from '@/i18n/problem-text';
import { Button } from '@/ui/button/button';
import { SelectField } from '@/ui/form/select-field';
import { Modal } from '@/ui/overlay/modal';
import { toast } from '@/ui/overlay/toast';
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
  const { t } = useTranslation(['bulk', 'common', 'drafts', 'launch']);
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
    const open = databases();
    try {
      const delta = DELTA_OF_CHOICE[type];
      const bulk = await startTask(open, enabled, { kind: 'launch', delta });
      void runLaunches(bulk, { codes: enabled, delta }, problemText);
      void navigate(reviewPath(bulk));
    } catch (error) {
      setIsBusy(false);
      if (!reportStorageFailure(error, open)) throw error;
      toast.error(t('drafts:storage.title'));
    }
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
