import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { ChevronDown, CircleUser } from 'lucide-react';
import { classNames } from '@/ui/theme/class-names';
import { Popover } from '@/ui/overlay/popover';
import { loadSignOut, useSignOut } from '@/features/session/use-sign-out';
import { loadMoreTexts } from '@/i18n/start-i18n';
import { lazyPart } from '@/ui/feedback/lazy-part';
import bar from '../top-bar.module.css';
import { menuLinkOf } from './menu-pages';
import styles from './user-menu.module.css';

const loadContent = async () => {
  const [content] = await Promise.all([import('./user-menu-content'), loadSignOut(), loadMoreTexts()]);
  return { default: content.UserMenuContent };
};
const UserMenuContent = lazyPart(loadContent);
const SignOutDialog = lazyPart(async () => {
  const [{ SignOutDialog: dialog }] = await Promise.all([
    import('@/features/session/sign-out-dialog'),
    loadMoreTexts(),
  ]);
  return { default: dialog };
});

/**
 * The button with the user's e-mail, and the menu that it opens: account, system, language, colours, sign-out. On the
 * screens of the menu, the button has `aria-current`.
 */
export function UserMenu({ email }: { email: string }) {
  const isCurrent = menuLinkOf(useLocation().pathname) !== undefined;
  const signingOut = useSignOut();
  return (
    <>
      <Popover
        align="end"
        loadContent={loadContent}
        className={styles.panel}
        renderTrigger={(attributes) => (
          <button
            type="button"
            {...attributes}
            aria-label={email}
            aria-current={isCurrent || undefined}
            data-tooltip={email}
            className={classNames(bar.button, styles.trigger)}
          >
            <CircleUser size={18} aria-hidden />
            <span className={styles.person}>
              <span className={styles.email}>{email}</span>
              <ChevronDown size={14} aria-hidden />
            </span>
          </button>
        )}
        renderContent={(close) => (
          <Suspense fallback={null}>
            <UserMenuContent
              email={email}
              onClose={close}
              onSignOut={() => {
                close();
                void signingOut.start();
              }}
            />
          </Suspense>
        )}
      />
      {signingOut.drafts !== null && (
        <Suspense fallback={null}>
          <SignOutDialog signingOut={signingOut} drafts={signingOut.drafts} />
        </Suspense>
      )}
    </>
  );
}
