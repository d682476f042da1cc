import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftEditor } from '@/data/drafts/use-draft-editor';
import { readNameList } from '@/data/names/name-reader';
import { usePermissions } from '@/data/session/use-session';
import { useOnline } from '@/data/sync/use-sync';
import { formatPath, type Path } from '@/domain/configuration/schema/path';
import { readAt, setAt } from '@/domain/configuration/text/configuration-text';
import { nameListKey } from '@/domain/names/name-list';
import { listsFor } from '@/domain/names/name-sources';
import { verdictOf } from '@/domain/names/name-verdict';
import { useStoredText } from '@/shared/draft-state/use-stored-text';
import { useInstanceNames, type InstanceNames } from '@/shared/names/use-instance-names';
import { Button } from '@/ui/button/button';
import styles from '../failure.module.css';

interface LikelyNameProps {
  code: string;
  /** The path of the field in the configuration. */
  path: Path;
  /** The text that the error quotes. */
  text: string;
}

/**
 * Suggests the known name that an unknown name in a field probably stands for. A button writes the known name into the
 * draft.
 */
export function LikelyName({ code, path, text }: LikelyNameProps) {
  const { t } = useTranslation(['names', 'check']);
  const { operate } = usePermissions();
  const { editor, value, ...snapshot } = useDraftEditor({ code });
  const names = useInstanceNames(value);
  const [isReplaced, setReplaced] = useState(false);
  const stored = useStoredText(snapshot);
  const nearest = useNearest(names, path, text);
  if (isReplaced && stored !== null)
    return (
      <p className={styles.note} role="status">
        {t('inDraft', { ns: 'check' })}, {stored}
      </p>
    );
  if (nearest === null || value === null) return null;
  const replace = (): void => {
    const place = placeIn(readAt(value.configuration, path), path, text);
    if (place === null) return;
    editor.edit({ configuration: setAt(value.configuration, place, nearest) });
    void editor.flush();
    setReplaced(true);
  };
  return operate ? (
    <Button className={styles.wide} onClick={replace}>
      {t('replace', { ns: 'check', code: nearest })}
    </Button>
  ) : (
    <p className={styles.note}>{t('mark.meant', { code: nearest })}</p>
  );
}

/**
 * The path of a text in a field: the path of the field, or of an item of its list; null if the field does not have the
 * text.
 */
function placeIn(value: unknown, path: Path, text: string): Path | null {
  if (value === text) return path;
  const index = Array.isArray(value) ? value.indexOf(text) : -1;
  return index < 0 ? null : [...path, index];
}

/**
 * The known name that is most similar to an unknown text; null if there is none. Also reads lists of names that are
 * missing or outdated.
 */
function useNearest({ fields, sources, rows }: InstanceNames, path: Path, text: string): string | null {
  const online = useOnline();
  const place = formatPath(path);
  const accepted = useMemo(() => {
    const field = fields.find((each) => formatPath(each.path) === place);
    return field?.texts.some((each) => each.text === text) === true ? field.accepted : null;
  }, [fields, place, text]);
  const lists = useMemo(() => (accepted === null ? [] : listsFor(accepted, sources)), [accepted, sources]);
  useEffect(() => {
    if (!online || lists.length === 0) return undefined;
    const timer = setTimeout(() => {
      for (const list of lists) void readNameList(list);
    }, IDLE_MS);
    return () => clearTimeout(timer);
  }, [online, lists]);
  if (accepted === null) return null;
  const verdict = verdictOf(
    accepted,
    text,
    lists.map((list) => rows.get(nameListKey(list))),
  );
  return verdict.kind === 'unknown' ? verdict.nearest : null;
}

/** The delay before the lists are read, so that the requests of the page come first. */
const IDLE_MS = 500;
