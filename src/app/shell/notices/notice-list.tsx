import type { Session } from '@/domain/session-token';
import { ConnectionNotice } from './connection-notice';
import { FillNotice } from './fill-notice';
import { StorageNotice } from './storage-notice';
import { UpdateNotice } from './update-notice';

/** All notices; a narrow screen shows the first that there is. @param props.session null on the pages of sign-in */
export function NoticeList({ session }: { session: Session | null }) {
  return (
    <>
      {session !== null && (
        <>
          <ConnectionNotice session={session} />
          <StorageNotice />
        </>
      )}
      <UpdateNotice />
      {session !== null && <FillNotice />}
    </>
  );
}
