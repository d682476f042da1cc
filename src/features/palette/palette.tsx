import { useCallback, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFormat } from '@/i18n/format/use-format';
import { CommandDialog } from '@/ui/overlay/chakra/command-dialog';
import type { PaletteItem } from './palette-item';
import { PaletteRow } from './palette-row';
import styles from './palette.module.css';
import { rememberChoice } from './recent-choices';
import { SEARCH_KEYS } from './shortcuts/search-keys';
import type { LaunchChoice } from './use-action-items';
import { usePaletteGroups } from './use-palette-groups';
import { useSearchIndex, type SearchState } from '@/shared/search/use-search-index';

interface PaletteProps {
  /** Returns true if the person may open the screen at an address. */
  mayOpen: (to: string) => boolean;
  onLaunch: (choice: LaunchChoice) => void;
  onShortcuts: () => void;
  onClose: () => void;
}

/** The command palette: searches this device, opens screens and starts actions. Searching sends no requests. */
export function Palette({ mayOpen, onLaunch, onShortcuts, onClose }: PaletteProps) {
  const { t } = useTranslation(['palette', 'common']);
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const search = useSearchIndex();
  const groups = usePaletteGroups(text, { search, mayOpen, onLaunch, onShortcuts });
  const rows = useMemo(
    () =>
      groups.map(({ key, items }) => ({
        key,
        heading: t(`group.${key}`),
        items: items.map((item) => ({
          value: item.key,
          label: labelOf(item),
          content: <PaletteRow item={item} />,
          disabledReason: item.disabledReason ?? null,
        })),
      })),
    [groups, t],
  );

  const choose = useCallback(
    (key: string, inNewTab: boolean): void => {
      const item = groups.flatMap(({ items }) => items).find((each) => each.key === key);
      if (item === undefined) return;
      const { opens, title, note } = item;
      onClose();
      if ('run' in opens) return opens.run();
      rememberChoice({ key, title, note, to: opens.to });
      if (inNewTab) window.open(opens.to, '_blank', 'noopener');
      else void navigate(opens.to);
    },
    [groups, navigate, onClose],
  );

  return (
    <CommandDialog
      label={t('common:nav.search')}
      text={text}
      onTextChange={setText}
      groups={rows}
      status={<Status text={text} search={search} isEmpty={groups.length === 0} />}
      footer={
        <>
          <Hint keys={['↑', '↓']}>{t('hint.choose')}</Hint>
          <Hint keys={['↵']}>{t('hint.open')}</Hint>
          <Hint keys={[`${SEARCH_KEYS.modifier} ↵`]}>{t('hint.newTab')}</Hint>
          <button
            type="button"
            className={styles.more}
            onClick={() => {
              onClose();
              onShortcuts();
            }}
          >
            <Hint keys={['?']}>{t('hint.shortcuts')}</Hint>
          </button>
        </>
      }
      closeLabel={t('common:action.close')}
      closeKey={t('hint.escape')}
      onChoose={choose}
      onClose={onClose}
    />
  );
}

/** The accessible name of a row. */
const labelOf = ({ title, place, note }: PaletteItem): string =>
  [title, place, note].filter((part) => part != null).join(', ');

function Hint({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <span className={styles.hint}>
      {keys.map((key) => (
        <kbd key={key} aria-hidden>
          {key}
        </kbd>
      ))}
      {children}
    </span>
  );
}

/** Says if nothing was found, if the search index is still incomplete, and what this device does not have. */
function Status({ text, search, isEmpty }: { text: string; search: SearchState; isEmpty: boolean }) {
  const { t } = useTranslation('palette');
  const format = useFormat();
  const { missing, isBusy } = search;
  const parts = [
    isEmpty && text.trim() !== '' && !isBusy && t('none', { text: text.trim() }),
    isBusy && text.trim() !== '' && t('reading'),
    missing !== null &&
      (missing === 0 ? t('missing.list') : t('missing.some', { count: missing, number: format.number(missing) })),
  ];
  return parts.filter(Boolean).join(' ');
}
