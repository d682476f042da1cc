import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownLine } from '@/data/bulk/use-bulk';
import { useServerMinute } from '@/data/use-server-time';
import { useServerZone } from '@/data/use-server-zone';
import type { BulkChange, BulkEdit, BulkPart } from '@/domain/bulk/bulk-change';
import { formatPath } from '@/domain/configuration/schema/path';
import { nextRun } from '@/domain/schedule/cron-runs';
import { ChangedText } from '@/shared/instance-change/diff/changed-text';
import { NextStart } from '@/shared/instance/next-start';
import { usePropertyLabel } from '@/shared/instance-change/use-labels';
import { useEditTexts } from './use-edit-texts';
import styles from './review.module.css';

interface PartCellProps {
  line: ShownLine;
  part: BulkPart;
  change: BulkChange;
}

/** A cell shows at most this many replaced values, and the number of the rest. */
const SHOWN_VALUES = 3;

/** What one part of the change does to an integration, or why it does nothing. */
export function PartCell({ line, part, change }: PartCellProps) {
  const { t } = useTranslation('bulk');
  if (line.state === 'blocked' || line.state === 'waiting') return <span className={styles.quiet}>–</span>;
  const note = line.notes.find((each) => each.part === part);
  if (note !== undefined) return <span className={styles.quiet}>{t(`note.${note.reason}`)}</span>;
  const edits = line.edits.filter((each) => each.part === part);
  const lists = edits.filter((each) => each.kind === 'field' && Array.isArray(each.after));
  const switches = edits.filter((each) => each.kind === 'field' && each.field.startsWith('send'));
  const others = edits.filter((each) => !lists.includes(each) && !switches.includes(each));
  const shown = others.slice(0, SHOWN_VALUES);
  return (
    <div className={styles.part}>
      {lists.map((edit) => (
        <Addresses key="list" edit={edit} />
      ))}
      {shown.map((edit) => (
        <EditPair key={edit.kind === 'field' ? edit.field : formatPath(edit.path)} edit={edit} change={change} />
      ))}
      {shown.length < others.length && (
        <span className={styles.sub}>{t('value.more', { count: others.length - shown.length })}</span>
      )}
      {switches.map((edit) => edit.kind === 'field' && <SwitchNote key={edit.field} field={edit.field} />)}
    </div>
  );
}

/** A list of e-mail addresses, in which added and removed addresses are marked. */
function Addresses({ edit }: { edit: BulkEdit }) {
  const [before, after] = [textsOf(edit.before), textsOf(edit.after)];
  const removed = before.filter((address) => !after.includes(address));
  const added = after.filter((address) => !before.includes(address));
  const kept = before.filter((address) => after.includes(address));
  return (
    <p className={styles.pair}>
      {kept.join(', ')}
      {removed.map((address) => (
        <span key={address}>
          {' '}
          <ChangedText kind="removed">{address}</ChangedText>
        </span>
      ))}
      {added.map((address) => (
        <span key={address}>
          {' '}
          <ChangedText kind="added">{address}</ChangedText>
        </span>
      ))}
    </p>
  );
}

const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/** Says that an alert is turned on, because an address is added to it. */
function SwitchNote({ field }: { field: string }) {
  const { t } = useTranslation('bulk');
  const label = usePropertyLabel();
  return <span className={styles.sub}>{t('alerts.turnsOn', { name: label(field) })}</span>;
}

/** An old and a new value: "0 2 * * * → 15 2 * * *". Below them, the path of the value or the next run by schedule. */
function EditPair({ edit, change }: { edit: BulkEdit; change: BulkChange }) {
  const { before, after } = useEditTexts()(edit, change);
  const isCron = edit.kind === 'field' && edit.field === 'cronExpression';
  const shown = (text: string): ReactNode => (isCron ? <code>{text}</code> : text);
  return (
    <>
      <p className={styles.pair}>
        {before.isSet ? <ChangedText kind="removed">{shown(before.text)}</ChangedText> : <span>{before.text}</span>}{' '}
        <span aria-hidden>→</span>{' '}
        {after.isSet ? <ChangedText kind="added">{shown(after.text)}</ChangedText> : <span>{after.text}</span>}
      </p>
      {edit.kind === 'value' && <span className={styles.sub}>{formatPath(edit.path)}</span>}
      {isCron && <NextRun expression={String(edit.after ?? '')} />}
    </>
  );
}

function NextRun({ expression }: { expression: string }) {
  const { t } = useTranslation('bulk');
  const now = useServerMinute();
  const [zone] = useServerZone();
  const next = nextRun(expression, new Date(now), zone);
  if (next === null) return null;
  return (
    <span className={styles.sub}>
      {t('value.next')} <NextStart at={next} />
    </span>
  );
}
