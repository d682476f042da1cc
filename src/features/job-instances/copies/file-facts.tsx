import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Weight } from '@/domain/check/finding';
import type { ImportedFields, InstanceFile } from '@/domain/copies/instance-file';
import type { InstanceRow } from '@/domain/instance';
import { useFormat } from '@/i18n/format/use-format';
import { visible } from '@/lib/text/visible-text';
import { useJobName } from '@/i18n/use-job-name';
import { Section } from '@/ui/layout/section';
import { ExactTime } from '@/ui/text/relative-time';
import { Fact } from '@/ui/text/fact';
import { WeightBadge } from '../view/check/weight-badge';
import { ForeignConnectionNote, type ConnectionChoice } from './foreign-connection-note';
import { UnknownNameNotes } from './unknown-name-notes';
import type { ImportedNames } from './use-imported-names';
import styles from './copies.module.css';

/** The facts about a file: name, size, when and by whom it was exported, origin, and job type. */
export function FileFacts({ name, size, file }: { name: string; size: number; file: InstanceFile }) {
  const { t } = useTranslation('copies');
  const jobName = useJobName();
  const { exportedAt, exportedBy, from, jobCode } = file;
  return (
    <dl className={styles.facts}>
      <Fact name={t('import.file')}>
        {name} <span className={styles.note}>{t('import.size', { size: Math.ceil(size / 1_000) })}</span>
      </Fact>
      {!Number.isNaN(Date.parse(exportedAt)) && (
        <Fact name={t('import.exported')}>
          <ExactTime moment={exportedAt} />{' '}
          {exportedBy !== null && <span className={styles.note}>{t('import.by', { person: exportedBy })}</span>}
        </Fact>
      )}
      <Fact name={t('import.from')}>
        {visible(from.label) ?? from.code} <span className={styles.note}>{from.company}</span>
      </Fact>
      {jobCode !== null && <Fact name={t('import.job')}>{jobName(jobCode)}</Fact>}
    </dl>
  );
}

interface FileNotesProps {
  file: InstanceFile;
  imported: ImportedFields;
  row: InstanceRow;
  names: ImportedNames;
  /** Returns the connections that can replace a connection of the file, and the one that the user chose. */
  connectionChoice: (field: string) => ConnectionChoice;
}

/** Notes about the parts of a file that are not imported, or that the person must set by hand. */
export function FileNotes({ file, imported, row, names, connectionChoice }: FileNotesProps) {
  const { t } = useTranslation('copies');
  const format = useFormat();
  const list = useRef<HTMLUListElement>(null);
  const own = new Set(row.securedVariables?.map(({ code }) => code));
  const secrets = file.securedVariables.filter((code) => !own.has(code));
  const connections = Object.entries(imported.foreign);
  const { hasForeignAlerts } = imported;
  const nameCount = names.unknown.length + names.replaced.length;
  const count = connections.length + nameCount + Number(hasForeignAlerts) + Number(secrets.length > 0);
  if (count === 0) return null;
  return (
    <Section title={t('import.problems', { count })}>
      <ul ref={list} className={styles.notes}>
        {connections.map(([field, name]) => (
          <ForeignConnectionNote key={field} field={field} name={name} {...connectionChoice(field)} />
        ))}
        <UnknownNameNotes names={names} list={list} />
        {hasForeignAlerts && <FileNote weight="toKnow">{t('import.alerts')}</FileNote>}
        {secrets.length > 0 && (
          <FileNote weight="toKnow">
            {t('import.secrets', { count: secrets.length, names: format.list(secrets) })}
          </FileNote>
        )}
      </ul>
    </Section>
  );
}

function FileNote({ weight, children }: { weight: Weight; children: ReactNode }) {
  return (
    <li>
      <span className={styles.mark}>
        <WeightBadge weight={weight} />
      </span>
      <p>{children}</p>
    </li>
  );
}
