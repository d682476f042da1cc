import { useTranslation } from 'react-i18next';
import { brand } from '@/shared/account/brand';
import styles from './shell.module.css';

const year = new Date().getFullYear();

/** The year and a link to the provider's site. */
export function Footer() {
  const { t } = useTranslation('sync');
  const { url, name } = brand();
  return (
    <footer className={styles.footer} title={t('footer.version', { version: __BUILD_ID__ })}>
      <span>
        © {year} <a href={url}>{name}</a>
      </span>
    </footer>
  );
}
