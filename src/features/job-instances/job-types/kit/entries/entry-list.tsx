import { Plus, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatPath, type Path } from '@/domain/configuration/schema/path';
import { cardLines, listLines, type CardLine } from '@/domain/configuration/place-in-configuration';
import { Button } from '@/ui/button/button';
import { Section } from '@/ui/layout/section';
import type { EntryKind } from './entry-kind';
import { useJsonScope } from '../scope/json-scope';
import { entryTexts } from './entry-place';
import { useEntryEditor } from './use-entry-editor';
import styles from './entries.module.css';
import { memo, useId } from 'react';
import { readAt } from '@/domain/configuration/text/configuration-text';
import { useFieldLabel } from '../fields/bound-fields';
import { ViolationList } from '../problems/violation-list';
import { entryTitle, useEntryName } from './use-entry-name';

interface EntryListProps {
  /** The path of the list in the configuration. */
  path: Path;
  kind: EntryKind;
  title: string;
  /** Text for an empty list. */
  empty: string;
}

const NO_LINES: readonly CardLine[] = [];

/** The entries of a list as cards. A click opens an entry's editor in a modal. */
export function EntryList({ path, kind, title, empty }: EntryListProps) {
  const { t } = useTranslation('job-forms');
  const { text, violations, readOnly, namePrefix } = useJsonScope();
  const { open, add, modal } = useEntryEditor(path, kind);
  const texts = entryTexts(text, path);
  return (
    <Section
      title={title}
      actions={
        !readOnly && (
          <Button icon={Plus} onClick={add}>
            {t(`add.${kind.name}`)}
          </Button>
        )
      }
    >
      <ViolationList lines={listLines(violations, path)} />
      {texts.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ul className={styles.list}>
          {texts.map((raw, index) => (
            <EntryCard
              // Entries have no id other than their index.
              key={index}
              index={index}
              name={namePrefix + formatPath([...path, index])}
              raw={raw}
              kind={kind}
              readOnly={readOnly}
              lines={violations.length === 0 ? NO_LINES : cardLines(violations, [...path, index])}
              onOpen={open}
            />
          ))}
        </ul>
      )}
      {modal}
    </Section>
  );
}

interface EntryCardProps {
  index: number;
  /** The name by which the form focuses the entry, like the name of a field. */
  name: string;
  /** The entry's JSON text in the configuration. */
  raw: string;
  kind: EntryKind;
  readOnly: boolean;
  /** The violations in the entry. */
  lines: readonly CardLine[];
  onOpen: (index: number, raw: string) => void;
}

/** One entry of a list; a click opens its editor. It does not render again when only other entries change. */
const EntryCard = memo(function EntryCard({ index, name: place, raw, kind, readOnly, lines, onOpen }: EntryCardProps) {
  const { t } = useTranslation('job-forms');
  const label = useFieldLabel();
  const id = useId();
  const { facts } = kind.summary(readAt(raw, []));
  const name = useEntryName()(kind, index, raw);
  return (
    <li className={styles.item} data-field={place}>
      <div className={styles.card}>
        <button
          type="button"
          className={entryTitle(kind, raw) === null ? styles.unnamed : styles.title}
          aria-label={t(readOnly ? 'entry.show' : 'entry.edit', { name })}
          aria-describedby={id}
          onClick={() => onOpen(index, raw)}
        >
          {name}
        </button>
        <span id={id} className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact.name} className={styles.fact}>
              {t('card.fact', { name: label(fact.name), value: fact.value })}
            </span>
          ))}
        </span>
        <ChevronRight size={16} aria-hidden className={styles.chevron} />
      </div>
      <ViolationList lines={lines} />
    </li>
  );
});
