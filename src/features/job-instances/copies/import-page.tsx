import { FileUp } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { changeDraft } from '@/data/drafts/write-draft';
import { useAllConnections } from '@/data/queries/use-reference-data';
import { usePermissions } from '@/data/session/use-session';
import { companyNameOf } from '@/domain/company';
import { codeInPath } from '@/domain/addresses/path-segments';
import { instanceEditPath, instanceViewPath } from '@/domain/addresses/paths';
import type { ConnectionRow } from '@/domain/connection';
import { differencesBetween, mayEdit } from '@/domain/copies/differences';
import { fieldsForInstance, type InstanceFile } from '@/domain/copies/instance-file';
import type { InstanceFields } from '@/domain/instance';
import { changeKey, type FieldChange } from '@/domain/merge/field-changes';
import { takeFields } from '@/domain/merge/take-changes';
import { withStorage } from '@/shared/draft-state/with-storage';
import { useChangeName } from '@/shared/instance-change/use-change-name';
import { DifferenceTable } from '@/shared/instance-change/difference-table';
import { Button } from '@/ui/button/button';
import { FileButton } from '@/ui/button/file-button';
import { LinkButton } from '@/ui/button/link-button';
import { EmptyState } from '@/ui/feedback/empty-state';
import { PageActions } from '@/ui/layout/page-actions';
import { PageHead } from '@/ui/layout/page-head';
import { Section } from '@/ui/layout/section';
import { Stack } from '@/ui/layout/stack';
import { useIsPhone } from '@/ui/layout/use-is-phone';
import { toast } from '@/ui/overlay/toast';
import { Selection } from '@/ui/table/selection';
import { MissingInstance } from '../missing-instance';
import { useInstanceCrumbs } from '../use-instance-crumbs';
import { useInstanceLookup } from '@/data/queries/use-instance-lookup';
import { AllChangesBox, ChangeBox } from './change-boxes';
import { readChosenFile, type ChosenFile } from './file-choice';
import type { ConnectionChoice } from './foreign-connection-note';
import { FileFacts, FileNotes } from './file-facts';
import { RefusedFileBanner } from './refused-file-banner';
import { useChosenConnections } from './use-chosen-connections';
import { useImportedNames } from './use-imported-names';
import type { Side } from './use-copy';
import { useShownInstance, type ShownInstance } from './use-shown-instance';
import { ValueNote } from './value-note';
import styles from './copies.module.css';

/** /job_instance/:code/import: imports chosen values of a file into the draft of an integration. */
export function ImportPage() {
  const code = codeInPath(useLocation().pathname);
  const shown = useShownInstance(code);
  const { operate } = usePermissions();
  const { lookup, retry } = useInstanceLookup(code, shown === null);
  if (!operate) return <Navigate to={instanceViewPath(code)} replace />;
  if (shown === undefined) return null;
  if (shown === null) return <MissingInstance code={code} lookup={lookup} onRetry={retry} />;
  return <Import key={code} shown={shown} />;
}

function Import({ shown }: { shown: ShownInstance }) {
  const { t } = useTranslation('copies');
  const { superAdmin } = usePermissions();
  const { row, name } = shown;
  const crumbs = useInstanceCrumbs(t('import.crumb')).toSpliced(-1, 0, { label: name, to: instanceViewPath(row.code) });
  const [chosen, setChosen] = useState<(ChosenFile & { choice: number }) | null>(null);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const newest = useRef<File | null>(null);
  const choose = (file: File): void => {
    newest.current = file;
    const show = (next: ChosenFile): void => {
      // A file that was chosen earlier may finish loading later, for example because it is larger.
      if (newest.current !== file) return;
      setChosen((before) => ({ ...next, choice: before === null ? 1 : before.choice + 1 }));
    };
    readChosenFile(file, row.jobCode).then(show, () =>
      show({ name: file.name, size: file.size, refused: 'unreadable' }),
    );
  };
  const button = (
    <FileButton
      label={t(chosen === null ? 'import.choose' : 'import.another')}
      fieldLabel={t('import.file')}
      onChoose={choose}
    />
  );
  return (
    <>
      <PageHead
        title={t('import.title', { name })}
        windowTitle={t('import.window', { name })}
        crumbs={crumbs}
        facts={[superAdmin && companyNameOf(row), t('import.text')]}
        actions={
          <PageActions
            primary={chosen !== null && 'file' in chosen && <span ref={setPlace} className={styles.barPlace} />}
          >
            <LinkButton to={instanceViewPath(row.code)}>{t('action.cancel', { ns: 'common' })}</LinkButton>
            {chosen !== null && button}
          </PageActions>
        }
      />
      {chosen === null ? (
        <EmptyState icon={FileUp} title={t('import.emptyTitle')} text={t('import.emptyText')} action={button} />
      ) : 'file' in chosen ? (
        <Preview
          key={chosen.choice}
          shown={shown}
          name={chosen.name}
          size={chosen.size}
          file={chosen.file}
          place={place}
        />
      ) : (
        <RefusedFileBanner chosen={chosen} />
      )}
    </>
  );
}

const NONE: readonly ConnectionRow[] = [];

interface PreviewProps {
  shown: ShownInstance;
  name: string;
  size: number;
  file: InstanceFile;
  /** The element for the main button in the bottom bar of a phone; null until it is rendered. */
  place: HTMLElement | null;
}

/** Lists what a file would change, with a checkbox for each change. */
function Preview({ shown, name, size, file, place }: PreviewProps) {
  const { t } = useTranslation('copies');
  const navigate = useNavigate();
  const changeName = useChangeName();
  const isPhone = useIsPhone();
  const permissions = usePermissions();
  const { row, value } = shown;
  const connections = useAllConnections();
  const [leftOut] = useState(() => new Selection());
  const { chosen } = useSyncExternalStore(leftOut.subscribe, leftOut.snapshot);
  const imported = useMemo(() => fieldsForInstance(file, row, connections ?? NONE), [file, row, connections]);
  const { fields: withChosen, choiceFor } = useChosenConnections(imported.fields, connections ?? NONE);
  const names = useImportedNames(value, withChosen);
  const connectionChoice = (field: string): ConnectionChoice => {
    const choice = choiceFor(field);
    const onChoose: typeof choice.onChoose = (connection) => {
      names.undoAll();
      choice.onChoose(connection);
    };
    return { ...choice, onChoose };
  };
  const { changes, fields } = useMemo(() => differencesBetween(value, names.fields), [value, names.fields]);
  const editable = useMemo(() => changes.filter((change) => mayEdit(change, permissions)), [changes, permissions]);
  const keys = useMemo(() => editable.map(changeKey), [editable]);
  useEffect(() => leftOut.setRows(keys, keys), [leftOut, keys]);
  const taken = keys.filter((key) => !chosen.has(key));

  const [isBusy, setIsBusy] = useState(false);
  const make = async (): Promise<void> => {
    setIsBusy(true);
    const wanted = new Set(taken);
    const takeWanted = (now: InstanceFields): Partial<InstanceFields> =>
      takeFields({ a: now, b: names.fields }, 'a', fields, (change) => wanted.has(changeKey(change)));
    const draft = await withStorage(() => changeDraft(row.code, takeWanted), t('storage'));
    if (draft === undefined) return setIsBusy(false);
    toast.success(t('import.done'));
    await navigate(instanceEditPath(row.code));
  };

  const boxOf = (change: FieldChange): ReactNode =>
    editable.includes(change) ? (
      <ChangeBox
        selection={leftOut}
        code={changeKey(change)}
        label={t('import.take', { place: changeName(change).join(' › ') })}
        isInverse
      />
    ) : (
      <span className={styles.noBox} />
    );

  if (connections === undefined) return null;
  const makeButton = (
    <Button variant="primary" busy={isBusy} disabled={taken.length === 0} onClick={() => void make()}>
      {t('duplicate.make')}
    </Button>
  );
  return (
    <Stack gap={6}>
      <FileFacts name={name} size={size} file={file} />
      <FileNotes file={file} imported={imported} row={row} names={names} connectionChoice={connectionChoice} />
      <Section
        title={t('import.changes')}
        note={changes.length > 0 && t('import.taken', { taken: taken.length, count: keys.length })}
      >
        {changes.length === 0 ? (
          <p className={styles.note}>{t('import.same')}</p>
        ) : (
          <>
            <AllChangesBox selection={leftOut} label={t('import.takeAll')} count={keys.length} isInverse />
            <DifferenceTable
              label={t('import.changes')}
              changes={changes}
              a={t('import.now')}
              b={t('import.withFile')}
              choice={boxOf}
              note={scheduleWords}
            />
            {keys.length < changes.length && <p className={styles.note}>{t('import.notEditable')}</p>}
          </>
        )}
      </Section>
      <div className={styles.bar}>
        <p className={styles.note}>{t('import.note')}</p>
        {isPhone ? place && createPortal(makeButton, place) : makeButton}
      </div>
    </Stack>
  );
}

/** Puts a schedule into words beside its expression. */
const scheduleWords = (change: FieldChange, side: Side): ReactNode =>
  change.property === 'cronExpression' && <ValueNote change={change} of={side} onUndo={null} />;
