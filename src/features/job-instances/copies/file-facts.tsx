import { useTranslation } from 'react-i18next';
import type { ImportedFields, InstanceFile } from '@/domain/copies/instance-file';
import type { InstanceRow } from '@/domain/instance';
import { useFormat } from '@/i18n/format/use-format';
import { visible } from '@/lib/text/visible-text';
import { useKeyLabel } from '@/shared/instance-change/use-labels';
import { useJobName } from '@/i18n/use-job-name';
import { Section } from '@/ui/layout/section';
import { ExactTime } from '@/ui/text/relative-time';
import { UnknownNameNotes } from './unknown-name-notes';
import type { ImportedNames } from './use-imported-names';
import styles from './copies.module.css';

/** Where a file comes from. */
export function FileFacts({ name, size, file }: { name: string; size: number; file: InstanceFile }) {
  const { t } = useTranslation('copies');
  const jobName = useJobName();
  const { exportedAt, exportedBy, from, jobCode } = file;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('import.file')}</dt>
        <dd>
          {name} <span className={styles.note}>{t('import.size', { size: Math.ceil(size / 1_000) })}</span>
        </dd>
      </div>
      {!Number.isNaN(Date.parse(exportedAt)) && (
        <div>
          <dt>{t('import.exported')}</dt>
          <dd>
            <ExactTime moment={exportedAt} />{' '}
            {exportedBy !== null && <span className={styles.note}>{t('import.by', { person: exportedBy })}</span>}
          </dd>
        </div>
      )}
      <div>
        <dt>{t('import.from')}</dt>
        <dd>
          {visible(from.label) ?? from.code} <span className={styles.note}>{from.company}</span>
        </dd>
      </div>
      {jobCode !== null && (
        <div>
          <dt>{t('import.job')}</dt>
          <dd>{jobName(jobCode)}</dd>
        </div>
      )}
    </dl>
  );
}

interface FileNotesProps {
  file: InstanceFile;
  imported: ImportedFields;
  row: InstanceRow;
  names: ImportedNames;
}

/** What of a file is not taken, or has to be done by hand. */
export function FileNotes({ file, imported, row, names }: FileNotesProps) {
  const { t } = useTranslation('copies');
  const format = useFormat();
  const keyLabel = useKeyLabel();
  const own = new Set(row.securedVariables?.map(({ code }) => code));
  const secrets = file.securedVariables.filter((code) => !own.has(code));
  const connections = Object.entries(imported.foreign);
  const { hasForeignAlerts } = imported;
  const nameCount = names.unknown.length + names.replaced.length;
  const count = connections.length + nameCount + Number(hasForeignAlerts) + Number(secrets.length > 0);
  if (count === 0) return null;
  return (
    <Section title={t('import.problems', { count })}>
      <ul className={styles.notes}>
        {connections.map(([field, name]) => (
          <li key={field}>
            <strong>{keyLabel(field)}</strong> {t('import.foreign', { name })}
          </li>
        ))}
        <UnknownNameNotes names={names} />
        {hasForeignAlerts && <li>{t('import.alerts')}</li>}
        {secrets.length > 0 && <li>{t('import.secrets', { count: secrets.length, names: format.list(secrets) })}</li>}
      </ul>
    </Section>
  );
}
