import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Path } from '@/domain/configuration/schema/path';
import { cardLines, type CardLine } from '@/domain/configuration/place-violations';
import { Button } from '@/ui/button/button';
import { Section } from '@/ui/layout/section';
import type { EntryKind } from './entry-kind';
import { useJsonScope } from './json-scope';
import { EntryCard } from './entries/entry-card';
import { entryTexts } from './entries/entry-place';
import { useEntryEditor } from './entries/use-entry-editor';
import styles from './entries/entries.module.css';

interface EntryListProps {
  /** The list in the configuration. */
  path: Path;
  kind: EntryKind;
  title: string;
  /** Said while there is none. */
  empty: string;
  hint?: string;
}

const NO_LINES: readonly CardLine[] = [];

/** The entries of a list as cards, each edited in a modal; a new one opens by itself. */
export function EntryList({ path, kind, title, empty, hint }: EntryListProps) {
  const { t } = useTranslation('job-forms');
  const { text, complaints, readOnly } = useJsonScope();
  const { open, add, modal } = useEntryEditor(path, kind);
  const texts = entryTexts(text, path);
  return (
    <Section
      title={title}
      hint={hint}
      actions={
        !readOnly && (
          <Button icon={Plus} onClick={add}>
            {t(`add.${kind.name}`)}
          </Button>
        )
      }
    >
      {texts.length === 0 ? (
        <p className={styles.empty}>{empty}</p>
      ) : (
        <ul className={styles.list}>
          {texts.map((raw, index) => (
            <EntryCard
              // Entries have no identity of their own but their place.
              key={index}
              index={index}
              raw={raw}
              kind={kind}
              readOnly={readOnly}
              lines={complaints.length === 0 ? NO_LINES : cardLines(complaints, [...path, index])}
              onOpen={open}
            />
          ))}
        </ul>
      )}
      {modal}
    </Section>
  );
}
