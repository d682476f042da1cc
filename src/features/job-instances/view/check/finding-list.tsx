import { useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { NameSources } from '@/domain/names/name-sources';
import { singleKey } from '@/shared/account/single-keys';
import { useDocumentKeys } from '@/ui/layout/use-document-keys';
import { FindingLine } from './finding-line';
import type { FindingTexts } from './use-finding-texts';
import type { Replacements } from './use-replacements';
import styles from './check.module.css';

interface FindingListProps {
  code: string;
  texts: FindingTexts;
  /** The connections whose names the configuration may use. */
  sources: NameSources;
  /** Whether the draft is stored on this device; null if there is no draft. */
  storedText: string | null;
  replacements: Replacements;
  /** True if the person may change the integration. */
  mayEdit: boolean;
}

/**
 * The findings of a check, most serious first. The key `e` moves the focus to the next finding, and the key `r`
 * replaces the text of the focused finding.
 */
export function FindingList({ code, texts, sources, storedText, replacements, mayEdit }: FindingListProps) {
  const { t } = useTranslation('check');
  const table = useRef<HTMLTableElement>(null);
  useFindingKeys(table);
  return (
    <table ref={table} className={styles.findings} aria-label={t('label')}>
      <thead>
        <tr>
          <th scope="col">{t('column.finding')}</th>
          <th scope="col">{t('column.what')}</th>
          <th scope="col">{t('column.how')}</th>
          <th scope="col">
            <span className="visually-hidden">{t('column.actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {replacements.shown.map((finding) => (
          <FindingLine
            key={finding.id}
            code={code}
            finding={finding}
            replaced={replacements.replaced.get(finding.id) ?? null}
            texts={texts}
            sources={sources}
            storedText={storedText}
            onReplace={mayEdit ? (to) => replacements.replace(finding, to) : null}
            onUndo={() => replacements.undo(finding)}
          />
        ))}
      </tbody>
    </table>
  );
}

function useFindingKeys(table: RefObject<HTMLTableElement | null>): void {
  const act = (key: string): boolean => {
    const links = [...(table.current?.querySelectorAll<HTMLElement>('[data-go]') ?? [])];
    const row = document.activeElement?.closest('tr') ?? null;
    if (key === 'e') {
      const at = links.findIndex((link) => link.closest('tr') === row);
      const next = links[at + 1] ?? links[0];
      next?.focus();
      next?.scrollIntoView({ block: 'nearest' });
      return next !== undefined;
    }
    const button = table.current?.contains(row) === true ? row?.querySelector<HTMLElement>('[data-replace]') : null;
    if (key !== 'r' || button == null) return false;
    button.click();
    return true;
  };
  useDocumentKeys((event) => {
    const key = singleKey(event);
    if (key !== null && act(key)) event.preventDefault();
  });
}
