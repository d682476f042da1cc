import { createContext, useContext, useState, type ReactNode } from 'react';
import { PageActions } from '@/ui/layout/page-actions';
import { PageHead, type PageHeadProps } from '@/ui/layout/page-head';
import styles from './form.module.css';

/**
 * The place of Save in the head of the page. Null while there is none, or for a form that is hidden; undefined for a
 * form outside a `FormPage`.
 */
export const SavePlace = createContext<HTMLElement | null | undefined>(undefined);

interface FormPageProps extends PageHeadProps {
  children: ReactNode;
}

/** The page of an online form: its head stays in view, with Save at the right. `actions` are the page's others. */
export function FormPage({ children, actions, ...head }: FormPageProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  return (
    <SavePlace value={place}>
      <PageHead
        {...head}
        sticky
        actions={<PageActions primary={<span ref={setPlace} className={styles.save} />}>{actions}</PageActions>}
      />
      <div className={styles.page}>{children}</div>
    </SavePlace>
  );
}

/** One of several forms of a page; a hidden one stays mounted, and has no Save in the head. */
export function FormTab({ shown, children }: { shown: boolean; children: ReactNode }) {
  const place = useContext(SavePlace);
  return (
    <div hidden={!shown}>
      <SavePlace value={shown ? place : null}>{children}</SavePlace>
    </div>
  );
}
