import { ChevronDown, CircleUser } from 'lucide-react';
import { classNames } from '@/ui/theme/class-names';
import { buttonClass } from '@/ui/button/button';
import { Popover } from '@/ui/overlay/popover';
import { SignOutDialog } from '@/features/session/sign-out-dialog';
import { useSignOut } from '@/features/session/use-sign-out';
import { UserMenuContent } from './user-menu-content';
import styles from './user-menu.module.css';

/** The person's own menu, named by the e-mail: account, system, language, colours, sign-out. */
export function UserMenu({ email }: { email: string }) {
  const signingOut = useSignOut();
  return (
    <>
      <Popover
        align="end"
        className={styles.panel}
        renderTrigger={(attributes) => (
          <button
            type="button"
            {...attributes}
            aria-label={email}
            title={email}
            className={classNames(buttonClass({ variant: 'quiet', size: 'small' }), styles.trigger)}
          >
            <CircleUser size={18} aria-hidden />
            <span className={styles.email}>{email}</span>
            <ChevronDown size={14} aria-hidden className={styles.chevron} />
          </button>
        )}
        renderContent={(close) => (
          <UserMenuContent
            email={email}
            onClose={close}
            onSignOut={() => {
              close();
              void signingOut.start();
            }}
          />
        )}
      />
      <SignOutDialog signingOut={signingOut} />
    </>
  );
}
