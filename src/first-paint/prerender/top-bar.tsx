import { ChevronDown, CircleUser, Menu } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ConnectionIndicator } from '@/app/shell/connection-indicator';
import { NavigationLinks } from '@/app/shell/navigation-links';
import styles from '@/app/shell/top-bar.module.css';
import menuStyles from '@/app/shell/user-menu/user-menu.module.css';
import { buttonClass } from '@/ui/button/button';
import { IconButton } from '@/ui/button/icon-button';
import { Logo } from '@/ui/layout/logo';
import popoverStyles from '@/ui/overlay/popover.module.css';
import { classNames } from '@/ui/theme/class-names';

/** The bar as `app/shell/top-bar` shows it of a person without drafts; the e-mail is filled in by the script. */
export function TopBar() {
  const { t } = useTranslation();
  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Link to="/" className={styles.brand}>
          <Logo size={24} />
          <span className={styles.name}>{t('app.name')}</span>
        </Link>
        <IconButton
          icon={Menu}
          label={t('nav.menu')}
          aria-expanded={false}
          aria-controls="navigation"
          className={styles.fold}
        />
        <nav id="navigation" aria-label={t('nav.label')} className={styles.links}>
          <NavigationLinks />
        </nav>
        <div className={styles.side}>
          <ConnectionIndicator />
          <span className={popoverStyles.frame}>
            <button
              type="button"
              aria-haspopup="dialog"
              aria-expanded={false}
              className={classNames(buttonClass({ variant: 'quiet', size: 'small' }), menuStyles.trigger)}
            >
              <CircleUser size={18} aria-hidden />
              <span className={menuStyles.email} />
              <ChevronDown size={14} aria-hidden className={menuStyles.chevron} />
            </button>
          </span>
        </div>
      </div>
    </header>
  );
}
