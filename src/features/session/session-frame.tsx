import { Suspense, useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { brand } from '@/data/config';
import { LanguageSelect } from '@/shared/account/preference-selects';
import { optionalPart } from '@/ui/feedback/lazy-part';
import { Logo } from '@/ui/layout/logo';
import styles from './session-frame.module.css';
import { setWindowTitle } from '@/ui/layout/window-title';

const SignInArt = optionalPart(
  async () => ({ default: (await import('./sign-in-art')).SignInArt }),
  () => null,
);

interface SessionFrameProps {
  /** The `h1` and the document title. */
  title: string;
  /** One line under the title. */
  text?: string | undefined;
  /** Shown to the right of the title. */
  aside?: ReactNode;
  /** Shown at the lower left: the state of the connection. */
  connection?: ReactNode;
  children: ReactNode;
}

/** The layout of a page for people who are not signed in: the form and, in a wide window, a picture beside it. */
export function SessionFrame({ title, text, aside, connection, children }: SessionFrameProps) {
  const { t } = useTranslation('session');
  useEffect(() => {
    setWindowTitle(`${title} · ${t('platform')}`);
  }, [title, t]);
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <header>
          <p className={styles.platform}>
            <Logo />
            {t('platform')}
          </p>
        </header>
        <main className={styles.card} id="content">
          <div className={styles.head}>
            <h1>{title}</h1>
            {aside}
          </div>
          {text !== undefined && <p className={styles.text}>{text}</p>}
          {children}
        </main>
        <footer className={styles.foot}>
          {connection}
          <LanguageSelect hideLabel />
          <p>{t('credit', { name: brand().name })}</p>
        </footer>
      </div>
      <div className={styles.picture}>
        <Suspense fallback={null}>
          <SignInArt />
        </Suspense>
      </div>
    </div>
  );
}
