import { ChevronRight } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { BreakableText } from '../text/breakable-text';
import { classNames } from '../theme/class-names';
import { setWindowTitle } from './window-title';
import { useFitsWindow } from './use-fits-window';
import styles from './page-head.module.css';

/** A step of the breadcrumb. The last step is the current page, and has no link. */
export interface Crumb {
  label: string;
  to?: string;
}

export interface PageHeadProps {
  title: string;
  /** The window's title, if it differs from the heading. */
  windowTitle?: string;
  /** The breadcrumb, from Home to this page. Null for a page without a breadcrumb. */
  crumbs: readonly Crumb[] | null;
  /** Shown next to the title, e.g. a status badge. */
  badge?: ReactNode;
  /** Two icon links at the end of the title's line, to the previous and the next item. Their space is reserved. */
  neighbours?: ReactNode;
  /**
   * One line under the title, with dots between the facts. Empty facts are omitted. A fact that is not known yet is
   * undefined: the line keeps space for it, so that nothing moves when the fact arrives.
   */
  facts?: readonly ReactNode[];
  /** Buttons on the right. On a narrow screen, they are in a bar at the bottom. */
  actions?: ReactNode;
  /**
   * True if the head stays in view while the page scrolls. A head that fills more than half of the window scrolls away,
   * because it would cover the page.
   */
  sticky?: boolean;
}

/** The head of a screen. Its title is the `h1`, and also the window's title unless `windowTitle` is set. */
export function PageHead(props: PageHeadProps) {
  const { title, windowTitle = title, crumbs, badge, neighbours, facts, actions, sticky = false } = props;
  const { t } = useTranslation();
  const [head, fits] = useFitsWindow<HTMLElement>(sticky);
  useEffect(() => {
    setWindowTitle(`${windowTitle} · ${t('app.name')}`);
  }, [windowTitle, t]);
  const shown = (facts ?? []).filter((fact) => fact !== null && fact !== undefined && fact !== false && fact !== '');
  const pending = (facts ?? []).filter((fact) => fact === undefined);
  return (
    <header ref={head} className={classNames(styles.head, sticky && fits && styles.sticky)}>
      <div className={styles.main}>
        {crumbs !== null && <Breadcrumb crumbs={crumbs} title={title} />}
        <div className={styles.titleLine}>
          <h1 className={styles.title}>{title}</h1>
          {neighbours === undefined ? (
            badge
          ) : (
            <div className={styles.badges}>
              {badge}
              <div className={styles.neighbours}>{neighbours}</div>
            </div>
          )}
        </div>
        {shown.length + pending.length > 0 && (
          <p className={styles.facts}>
            {shown.map((fact, index) => (
              <span key={index} className={styles.fact}>
                {index > 0 && (
                  <span aria-hidden className={styles.dot}>
                    {' · '}
                  </span>
                )}
                {fact}
              </span>
            ))}
            {pending.map((_, index) => (
              <span key={-index - 1} aria-hidden className={styles.pending} />
            ))}
          </p>
        )}
      </div>
      {actions !== undefined && actions !== null && actions !== false && (
        <div className={styles.actions}>{actions}</div>
      )}
    </header>
  );
}

function Breadcrumb({ crumbs, title }: { crumbs: readonly Crumb[]; title: string }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('breadcrumb.label')}>
      <ol className={styles.crumbs}>
        {crumbs.map((crumb, index) => (
          <li key={index} data-title={crumb.label === title || undefined}>
            {index > 0 && <ChevronRight size={14} aria-hidden />}
            {crumb.to === undefined ? (
              <span aria-current="page" title={crumb.label}>
                <BreakableText text={crumb.label} />
              </span>
            ) : (
              <Link to={crumb.to}>
                <span title={crumb.label}>
                  <BreakableText text={crumb.label} />
                </span>
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
