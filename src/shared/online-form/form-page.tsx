import { createContext, useContext, useState, type ReactNode } from 'react';
import { PageActions } from '@/ui/layout/page-actions';
import { PageHead, type PageHeadProps } from '@/ui/layout/page-head';
import styles from './form.module.css';

/**
 * The element in the page head into which a form puts its Save button. Null until the element is rendered, and for a
 * hidden form; undefined outside a `FormPage`.
 */
export const SaveSlot = createContext<HTMLElement | null | undefined>(undefined);

interface FormPageProps extends PageHeadProps {
  children: ReactNode;
}

/**
 * The page of an online form. Its head stays in view, with the Save button on the right, next to the other `actions`.
 */
export function FormPage({ children, actions, ...head }: FormPageProps) {
  const [saveSlot, setSaveSlot] = useState<HTMLElement | null>(null);
  return (
    <SaveSlot value={saveSlot}>
      <PageHead
        {...head}
        sticky
        actions={<PageActions primary={<span ref={setSaveSlot} className={styles.save} />}>{actions}</PageActions>}
      />
      <div className={styles.page}>{children}</div>
    </SaveSlot>
  );
}

/** One of several forms of a page. A hidden form stays mounted, but its Save button is not in the head. */
export function FormTab({ shown, children }: { shown: boolean; children: ReactNode }) {
  const saveSlot = useContext(SaveSlot);
  return (
    <div hidden={!shown}>
      <SaveSlot value={shown ? saveSlot : null}>{children}</SaveSlot>
    </div>
  );
}
