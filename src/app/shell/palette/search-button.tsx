import { Search } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirstDataReady } from '@/data/sync/first-screen';
import type { PaletteHostProps } from '@/features/palette/palette-host';
import { loadMoreTexts } from '@/i18n/start-i18n';
import { optionalPart } from '@/ui/feedback/lazy-part';
import { classNames } from '@/ui/theme/class-names';
import { useDocumentKeys } from '@/ui/layout/use-document-keys';
import bar from '../top-bar.module.css';
import styles from './search-button.module.css';

const loadHost = async () => (await Promise.all([import('@/features/palette/palette-host'), loadMoreTexts()]))[0];

const PaletteHost = optionalPart(
  async () => ({ default: (await loadHost()).PaletteHost }),
  () => null,
);

/** A Mac uses Cmd+K, because Ctrl+K deletes to the end of a line there. */
const IS_MAC = /Mac|iP/.test(globalThis.navigator?.platform ?? '');

/**
 * Opens the command palette, by a click, Ctrl+K or Cmd+K. Looks like a field on wide screens; on narrow screens it is
 * an icon. The palette itself is loaded after the first screen, or at the first use.
 */
export function SearchButton({ mayOpen }: Pick<PaletteHostProps, 'mayOpen'>) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const isReady = useFirstDataReady();
  useDocumentKeys((event) => {
    const isKey = event.key.toLowerCase() === 'k' && (IS_MAC ? event.metaKey : event.ctrlKey);
    if (!isKey || event.altKey || event.shiftKey || document.querySelector('[aria-modal=true]') !== null) return;
    event.preventDefault();
    setOpen(true);
  });
  return (
    <>
      <button
        type="button"
        className={classNames(bar.button, styles.field)}
        aria-label={t('nav.search')}
        aria-haspopup="dialog"
        aria-keyshortcuts={IS_MAC ? 'Meta+K' : 'Control+K'}
        onClick={() => setOpen(true)}
      >
        <Search size={16} aria-hidden />
        <span aria-hidden className={styles.text}>
          {t('nav.search')}
          <span className={styles.keys} data-keys={IS_MAC ? '⌘K' : 'Ctrl K'} />
        </span>
      </button>
      {(isReady || isOpen) && (
        <Suspense fallback={null}>
          <PaletteHost isOpen={isOpen} onOpenChange={setOpen} mayOpen={mayOpen} />
        </Suspense>
      )}
    </>
  );
}
