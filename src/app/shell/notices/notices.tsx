import type { Session } from '@/domain/session-token';
import { ConnectionNotice } from './connection-notice';
import { FillNotice } from './fill-notice';
import styles from './notices.module.css';
import { StorageNotice } from './storage-notice';
import { UpdateNotice } from './update-notice';

/** Notices above the screen about unusual states, with actions. Their place is always there: none moves the page. */
export function Notices({ session }: { session: Session }) {
  return (
    <div className={styles.notices}>
      <ConnectionNotice session={session} />
      <StorageNotice />
      <UpdateNotice />
      <FillNotice />
    </div>
  );
}
