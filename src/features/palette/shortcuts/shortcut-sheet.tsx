import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SingleKeysSwitch } from '@/shared/account/single-keys-switch';
import { Modal } from '@/ui/overlay/modal';
import { BELL_KEY, CHECK_KEY, COMPARE_KEY, GO_TO, WATCH_KEY } from './single-keys';
import { SEARCH_KEYS } from './search-keys';
import styles from './shortcut-sheet.module.css';

interface ShortcutSheetProps {
  /** Returns true if the person may open the screen at an address. */
  mayOpen: (to: string) => boolean;
  onClose: () => void;
}

/** The overview of the keyboard shortcuts, with the switch that turns single-key shortcuts on and off. */
export function ShortcutSheet({ mayOpen, onClose }: ShortcutSheetProps) {
  const { t } = useTranslation(['palette', 'common']);
  return (
    <Modal open size="wide" title={t('shortcuts.title')} onClose={onClose}>
      <div className={styles.columns}>
        <Shortcuts heading={t('shortcuts.everywhere')}>
          <Shortcut name={t('common:nav.search')} keys={[SEARCH_KEYS.modifier, SEARCH_KEYS.key]} />
          <Shortcut name={t('shortcuts.search')} keys={['/']} />
          <Shortcut name={t('shortcuts.watch')} keys={[WATCH_KEY]} />
          <Shortcut name={t('shortcuts.check')} keys={[CHECK_KEY]} />
          <Shortcut name={t('shortcuts.undo')} keys={[SEARCH_KEYS.modifier, 'Z']} />
          <Shortcut name={t('shortcuts.sheet')} keys={['?']} />
        </Shortcuts>
        <Shortcuts heading={t('shortcuts.goTo')}>
          {GO_TO.filter(({ to }) => mayOpen(to)).map(({ key, name }) => (
            <Shortcut key={key} name={t(`common:${name}`)} keys={['g', key]} between={t('shortcuts.then')} />
          ))}
          <Shortcut name={t('shortcuts.bell')} keys={['g', BELL_KEY]} between={t('shortcuts.then')} />
        </Shortcuts>
        <Shortcuts heading={t('shortcuts.rows')}>
          <Shortcut name={t('shortcuts.nextRow')} keys={['j']} />
          <Shortcut name={t('shortcuts.previousRow')} keys={['k']} />
          <Shortcut name={t('shortcuts.openRow')} keys={['↵']} />
          <Shortcut name={t('shortcuts.selectRow')} keys={['x']} />
          <Shortcut name={t('shortcuts.compareRow')} keys={[COMPARE_KEY]} />
          <Shortcut name={t('shortcuts.view')} keys={['1', '9']} between={t('shortcuts.to')} />
          <Shortcut name={t('shortcuts.saveView')} keys={[SEARCH_KEYS.modifier, 'S']} />
        </Shortcuts>
      </div>
      <div className={styles.switch}>
        <SingleKeysSwitch />
      </div>
    </Modal>
  );
}

function Shortcuts({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={styles.heading}>{heading}</h3>
      <dl>{children}</dl>
    </section>
  );
}

interface ShortcutProps {
  name: string;
  keys: readonly string[];
  /** The word between two keys, such as "then" or "to"; absent if they are pressed together. */
  between?: string;
}

function Shortcut({ name, keys, between }: ShortcutProps) {
  return (
    <div className={styles.shortcut}>
      <dt>{name}</dt>
      <dd className={styles.keys}>
        {keys.map((key, index) => (
          <span key={key} className={styles.keys}>
            {index > 0 && between}
            <kbd>{key}</kbd>
          </span>
        ))}
      </dd>
    </div>
  );
}
