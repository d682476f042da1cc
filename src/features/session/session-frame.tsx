import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '@/shared/account/brand';
import { LanguageSelect } from '@/shared/account/language-select';
import { Logo } from '@/ui/layout/logo';
import styles from './session-frame.module.css';

interface SessionFrameProps {
  /** The `h1` and the window's title. */
  title: string;
  /** To the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** The frame of a public page: the platform's name, the language select, and one card. */
export function SessionFrame({ title, aside, children }: SessionFrameProps) {
  const { t } = useTranslation('session');
  useEffect(() => {
    document.title = `${title} · ${t('platform')}`;
  }, [title, t]);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.language}>
          <LanguageSelect hideLabel />
        </div>
        <p className={styles.platform}>
          <Logo size={32} />
          {t('platform')}
        </p>
        <p className={styles.credit}>{t('credit', { name: brand().name })}</p>
      </header>
      <main className={styles.card} id="content">
        <div className={styles.cardHead}>
          <h1>{title}</h1>
          {aside}
        </div>
        {children}
      </main>
    </div>
  );
}
