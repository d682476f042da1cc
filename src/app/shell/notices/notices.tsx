import type { Session } from '@/data/session/session-store';
import { ConnectionNotice } from './connection-notice';
import { FillNotice } from './fill-notice';
import styles from './notices.module.css';
import { UpdateNotice } from './update-notice';

/** Thin lines above the screen: what is not as usual, and what can be done about it. */
export function Notices({ session }: { session: Session }) {
  return (
    <div className={styles.notices}>
      <UpdateNotice />
      <ConnectionNotice session={session} />
      <FillNotice />
    </div>
  );
}
