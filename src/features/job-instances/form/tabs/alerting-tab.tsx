import { Stack } from '@/ui/layout/stack';
import type { TabProps } from '../form-field';
import { AlertFields } from './alert-fields';
import styles from '../form.module.css';

/** Who is written to when a run fails or warns. */
export function AlertingTab(props: TabProps) {
  return (
    <Stack gap={6} className={styles.fields}>
      <AlertFields {...props} toggle="sendErrorEmail" list="errorAlertEmails" />
      <AlertFields {...props} toggle="sendWarningEmail" list="warningAlertEmails" />
    </Stack>
  );
}
