import { Pencil } from 'lucide-react';
import { useEffect, useRef, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { UnknownName } from '@/domain/copies/imported-names';
import { placeNames } from '@/domain/runs/health/configured-value';
import { useFormat } from '@/i18n/format/use-format';
import { sourcesFor } from '@/domain/names/name-sources';
import { useConnectionName } from '@/i18n/use-connection-name';
import { ChooseName } from '@/shared/names/choose-name';
import { useNameTexts } from '@/shared/names/use-name-texts';
import { useChangeName } from '@/shared/instance-change/use-change-name';
import { Button } from '@/ui/button/button';
import { Badge } from '@/ui/feedback/badge';
import { focusHeading } from '@/ui/layout/focus-heading';
import { WeightBadge } from '../view/check/weight-badge';
import type { ImportedNames } from './use-imported-names';
import styles from './copies.module.css';

interface UnknownNameNotesProps {
  names: ImportedNames;
  /** The list that contains the notes. When the last note disappears, the heading of its section gets the focus. */
  list: RefObject<HTMLElement | null>;
}

/** The unknown names of a file, each with a choice of another name to import. */
export function UnknownNameNotes({ names, list }: UnknownNameNotesProps) {
  const { t } = useTranslation(['copies', 'check', 'names']);
  const texts = useNameTexts();
  const format = useFormat();
  const changeName = useChangeName();
  const nameOf = useConnectionName();
  const focusNote = useNoteFocus(list);
  const replace = (name: UnknownName, to: string): void => {
    const at = names.unknown.indexOf(name);
    const next = names.unknown[at + 1] ?? names.unknown.find((each) => each !== name);
    focusNote(next?.id ?? null);
    names.replace(name, to);
  };
  const undo = (name: UnknownName): void => {
    focusNote(name.id);
    names.undo(name);
  };
  const { configuration } = names.fields;
  const placeOf = ({ path }: UnknownName): string =>
    changeName({ property: 'configuration', path: placeNames(configuration, path) }).join(' › ');
  return (
    <>
      {names.replaced.map(({ name, to }) => (
        <li key={name.id}>
          <span className={styles.mark}>
            <Badge tone="info" icon={Pencil}>
              {t('import.replaced')}
            </Badge>
          </span>
          <p role="status">
            <del>{name.text}</del> <ins>{to}</ins> <span className={styles.note}>{placeOf(name)}</span>
          </p>
          <Button size="small" onClick={() => undo(name)}>
            {t('action.undo', { ns: 'common' })}
          </Button>
        </li>
      ))}
      {names.unknown.map((name) => (
        <li key={name.id} data-note={name.id}>
          <span className={styles.mark}>
            <WeightBadge weight={name.weight} />
          </span>
          <p>
            {name.kind === 'nameOff' ? (
              <strong>{t('check:what.off', { code: name.text })}</strong>
            ) : (
              <strong>{t('import.unknownName', { mark: texts.unknown(name.accepted.kind), code: name.text })}</strong>
            )}{' '}
            {t('import.unknownIn', { connection: format.list(sourcesFor(name.accepted, names.sources).map(nameOf)) })}{' '}
            <span className={styles.note}>{placeOf(name)}</span>
          </p>
          <span className={styles.nameActions}>
            {name.replacement !== null && (
              <Button
                size="small"
                aria-label={t('import.replaceOf', { code: name.replacement, text: name.text })}
                onClick={() => replace(name, name.replacement ?? name.text)}
              >
                {t('check:replace', { code: name.replacement })}
              </Button>
            )}
            <ChooseName
              accepted={name.accepted}
              text={name.text}
              sources={names.sources}
              onChoose={(to) => replace(name, to)}
            />
          </span>
        </li>
      ))}
    </>
  );
}

/**
 * Returns a function that moves the focus when the pressed button disappears: to a button of the note with the given
 * id, or to the heading if the id is null.
 */
function useNoteFocus(list: RefObject<HTMLElement | null>): (id: string | null) => void {
  const wanted = useRef<{ id: string | null } | null>(null);
  useEffect(() => {
    if (wanted.current === null || list.current === null) return;
    const { id } = wanted.current;
    wanted.current = null;
    const notes = [...list.current.querySelectorAll<HTMLElement>('[data-note]')];
    const button = notes.find(({ dataset }) => dataset['note'] === id)?.querySelector('button');
    if (button) button.focus();
    else focusHeading(list.current);
  });
  return (id) => {
    wanted.current = { id };
  };
}
