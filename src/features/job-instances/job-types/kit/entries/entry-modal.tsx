import { Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenEntry } from '@/data/drafts/unfinished/use-open-entry';
import { formatPath, type Path } from '@/domain/configuration/schema/path';
import { readAt } from '@/domain/configuration/text/configuration-text';
import { entryLines } from '@/domain/configuration/place-in-configuration';
import { Button } from '@/ui/button/button';
import { Banner } from '@/ui/feedback/banner';
import { commitPendingInput } from '@/ui/form/typed/pending-input';
import { Modal } from '@/ui/overlay/modal';
import { useConfirm } from '@/ui/overlay/use-confirm';
import { useClearableToast } from '@/ui/overlay/use-clearable-toast';
import { isSaveKey } from '@/ui/form/use-save-key';
import type { EntryKind } from './entry-kind';
import { JsonScopeContext, useJsonScope } from '../scope/json-scope';
import { ViolationList } from '../problems/violation-list';
import { NamesLine } from '../names/names-line';
import { UnknownNamesText } from '../names/unknown-names-text';
import { RequestedFieldContext } from '../scope/requested-field';
import { brokenPlace } from '../scope/typed-texts';
import { entryTitle } from './use-entry-name';
import { useEntryPlace } from './use-entry-place';
import { useEntryScope } from './use-entry-scope';
import styles from './entries.module.css';

interface EntryModalProps {
  kind: EntryKind;
  /** The entry as opened, or as edited before a reload. */
  entry: OpenEntry;
  /** The field that gets the focus, as a path inside the entry; null if no field was requested. */
  at: Path | null;
  /** Called with the edited entry after every change. */
  onKeep: (entry: OpenEntry) => void;
  /** Called with the edited text. The index of `entry` is its current index in the list. */
  onApply: (entry: OpenEntry, edited: string) => void;
  /** Called instead of `onApply` if the opened entry is gone: adds the edited text as a new entry. */
  onAddAgain: (edited: string) => void;
  onRemove: (entry: OpenEntry) => void;
  onClose: () => void;
}

/** The initial text of a new entry. */
export const newText = (kind: EntryKind): string => JSON.stringify(kind.create());

/**
 * The editor of one entry, with the fields of its kind. Edits a copy of the entry's text; 'Apply' validates the copy
 * and writes it to the configuration.
 */
export function EntryModal({ kind, entry, at, onKeep, onApply, onAddAgain, onRemove, onClose }: EntryModalProps) {
  const { t } = useTranslation('job-forms');
  const confirm = useConfirm();
  const problemToast = useClearableToast();
  const body = useRef<HTMLDivElement>(null);
  const outer = useJsonScope();
  const entryPlace = useEntryPlace(entry);
  const { followed, index, isGone } = entryPlace;
  const { scope, text, typed, markEmptyFields } = useEntryScope(kind, entryPlace, onKeep);
  const [title] = useState(() => (entry.base === null ? null : entryTitle(kind, entry.base)));
  const place = [...entry.path, index ?? -1];
  const wanted = useMemo(() => at && { path: at, onOpened: () => undefined }, [at]);

  const apply = (): void => {
    problemToast.clear();
    // An unedited entry keeps its exact text.
    const edited = text === entry.base ? text : (kind.finish?.(text) ?? text);
    const broken = !commitPendingInput() || brokenPlace(text, typed) !== null;
    const missing = Object.values(kind.validate(readAt(edited, []))).includes('required');
    if (!broken && !missing) return isGone ? onAddAgain(edited) : onApply(followed, edited);
    markEmptyFields();
    problemToast.error(t(missing ? 'problem.fillRequired' : 'problem.correctMarked'));
    // The error marks are rendered before the next frame.
    requestAnimationFrame(() => focusFirstInvalid(body.current));
  };
  const remove = async (): Promise<void> => {
    if (await confirm({ text: t(`remove.${kind.name}`), action: t('action.remove', { ns: 'common' }), danger: true }))
      onRemove(followed);
  };
  useModalSaveKey(scope.readOnly ? null : apply);
  const name = t(`entry.${kind.name}`);
  return (
    <Modal
      open
      size="wide"
      title={title === null ? name : t('card.fact', { name, value: title })}
      dirty={isGone || text !== (entry.base ?? newText(kind)) || brokenPlace(text, typed) !== null}
      onClose={onClose}
      focusField={at === null ? undefined : scope.namePrefix + formatPath(at)}
      footer={
        scope.readOnly ? undefined : (
          <div className={styles.foot}>
            {isGone ? (
              <Button variant="quiet" icon={Trash2} onClick={onClose}>
                {t('gone.discard')}
              </Button>
            ) : (
              <Button variant="quiet" icon={Trash2} onClick={() => void remove()}>
                {t('action.remove', { ns: 'common' })}
              </Button>
            )}
            <span className={styles.finish}>
              <JsonScopeContext value={scope}>
                <UnknownNamesText />
              </JsonScopeContext>
              <Button variant="primary" onClick={apply}>
                {isGone ? t('gone.addAgain') : t('action.apply', { ns: 'common' })}
              </Button>
            </span>
          </div>
        )
      }
    >
      <div ref={body} className={styles.body}>
        {isGone && <Banner kind="error">{t('gone.text')}</Banner>}
        <ViolationList lines={entryLines(outer.violations, place)} />
        <JsonScopeContext value={scope}>
          <NamesLine />
          <RequestedFieldContext value={wanted}>
            <kind.Fields />
          </RequestedFieldContext>
        </JsonScopeContext>
      </div>
    </Modal>
  );
}

const INVALID = '[aria-invalid="true"]';

function focusFirstInvalid(body: HTMLElement | null): void {
  const control = body?.querySelector<HTMLElement>(INVALID);
  control?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

/** Ctrl or Cmd with S applies the open entry instead of saving the form behind it. */
function useModalSaveKey(apply: (() => void) | null): void {
  const applyNewest = useEffectEvent(() => apply?.());
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!isSaveKey(event)) return;
      event.preventDefault();
      event.stopPropagation();
      // `commitPendingInput` may change the entry. Only the newest `apply` has the changed entry.
      commitPendingInput();
      applyNewest();
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, []);
}
