import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLaunch } from '@/shared/instance/use-launch';
import { useConfirm } from '@/ui/overlay/use-confirm';
import type { LaunchChoice } from './use-action-items';

/**
 * Asks the person to confirm the launch that was chosen in the palette. Then launches the integration as the button on
 * the integration's page does.
 */
export function LaunchJob({ choice }: { choice: LaunchChoice }) {
  const { t } = useTranslation(['palette', 'launch']);
  const confirm = useConfirm();
  const { launch } = useLaunch(choice.code);
  const run = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    const { action, company, delta } = choice;
    const title =
      company === null ? t('launch.question', { action }) : t('launch.questionCompany', { action, company });
    if (await confirm({ title, text: t('launch.text'), action: t('launch:action'), signal })) await launch(delta);
  });
  useEffect(() => {
    const abort = new AbortController();
    void run(abort.signal);
    return () => abort.abort();
  }, []);
  return null;
}
