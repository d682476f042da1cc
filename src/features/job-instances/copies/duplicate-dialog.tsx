import { Check, Minus } from 'lucide-react';
import { useId, useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { createDraft } from '@/data/drafts/write-draft';
import { useDrafts } from '@/data/drafts/use-drafts';
import { useCacheQuery } from '@/data/queries/use-cache-query';
import { useOptionList } from '@/data/queries/use-option-list';
import { useAllConnections, useCompanies, useFreshConnections } from '@/data/queries/use-reference-data';
import { codeProblem } from '@/domain/addresses/code';
import { newInstancePath } from '@/domain/addresses/paths';
import { CONNECTION_TYPES } from '@/domain/connection';
import {
  duplicateOf,
  freeCode,
  neededConnections,
  proposedCode,
  soleConnection,
  type NeededConnection,
} from '@/domain/copies/duplicate';
import type { InstanceRow } from '@/domain/instance';
import { fieldsOf } from '@/domain/instance-fields';
import { LIMITS } from '@/domain/instance-limits';
import { useConnectionName } from '@/i18n/use-connection-name';
import { visible } from '@/lib/text/visible-text';
import { withStorage } from '@/shared/draft-state/with-storage';
import { useKeyLabel } from '@/shared/instance-change/use-labels';
import { Button } from '@/ui/button/button';
import { SelectField } from '@/ui/form/select-field';
import { TextField } from '@/ui/form/text-field';
import { Columns, Stack } from '@/ui/layout/stack';
import { Modal } from '@/ui/overlay/modal';
import { toast } from '@/ui/overlay/toast';
import styles from './copies.module.css';

interface DuplicateDialogProps {
  row: InstanceRow;
  onClose: () => void;
}

/**
 * Makes a draft of a new instance from an existing instance. Asks for the connections that the copy needs, and lists
 * what is not copied.
 */
export function DuplicateDialog({ row, onClose }: DuplicateDialogProps) {
  const { t } = useTranslation('copies');
  const navigate = useNavigate();
  const choice = useDuplicateChoice(row);
  const [isBusy, setIsBusy] = useState(false);
  const { company, label, code, problem, free, needed, chosen } = choice;
  const name = visible(row.label) ?? row.code;
  const openCount = needed.filter(({ field }) => chosen(field) === null).length + (problem === null ? 0 : 1);

  const make = async (): Promise<void> => {
    const connections = Object.fromEntries(needed.map(({ field }) => [field, chosen(field)]));
    const copy = duplicateOf(fieldsOf(row), { companyCode: company, code, label, connections });
    setIsBusy(true);
    const id = await withStorage(() => createDraft(copy), t('storage'));
    if (id === undefined) return setIsBusy(false);
    onClose();
    toast.success(t('duplicate.done'));
    await navigate(newInstancePath(id));
  };

  return (
    <Modal
      open
      title={t('duplicate.title', { name })}
      dirty={choice.isTouched && !isBusy}
      onClose={onClose}
      footer={
        <>
          <span role="status" className={styles.open}>
            {openCount > 0 && t('duplicate.open', { count: openCount })}
          </span>
          <Button onClick={onClose}>{t('action.cancel', { ns: 'common' })}</Button>
          <Button variant="primary" busy={isBusy} disabled={problem !== null} onClick={() => void make()}>
            {t('duplicate.make')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p className={styles.note}>{t('duplicate.text')}</p>
        <Columns>
          <CompanySelect value={company} onChange={choice.setCompany} />
          <TextField
            label={t('field.label', { ns: 'job-instances' })}
            value={label}
            onChange={choice.setLabel}
            maxLength={LIMITS.label}
            autoComplete="off"
          />
        </Columns>
        <div>
          <TextField
            label={t('field.code', { ns: 'job-instances' })}
            mono
            required
            value={code}
            onChange={choice.setCode}
            maxLength={LIMITS.code}
            error={problem ?? ''}
            autoComplete="off"
            spellCheck={false}
          />
          {free !== null && (
            <Button size="small" variant="quiet" onClick={() => choice.setCode(free)}>
              {t('duplicate.useFree', { code: free })}
            </Button>
          )}
        </div>
        {needed.length > 0 && (
          <Columns>
            {needed.map((each) => (
              <ConnectionSelect
                key={each.field}
                needed={each}
                value={chosen(each.field)}
                onChange={(id) => choice.choose(each.field, id)}
              />
            ))}
          </Columns>
        )}
        <CopiedParts row={row} isForOtherCompany={company !== row.companyCode} />
      </Stack>
    </Modal>
  );
}

/**
 * The user's choices so far. Until the user types a code or a label, a proposal that depends on the company is used.
 */
function useDuplicateChoice(row: InstanceRow) {
  const { t } = useTranslation('copies');
  const { t: common } = useTranslation('online');
  const [company, setCompany] = useState(row.companyCode);
  const [typedLabelText, setLabel] = useState<string | null>(null);
  const [typedCode, setCode] = useState<string | null>(null);
  const [picked, setPicked] = useState<Readonly<Record<string, number | string | null>>>({});
  useFreshConnections(CONNECTION_TYPES);
  const connections = useAllConnections();
  const names = useTakenCodes();
  const needed = useMemo(
    () => neededConnections(row.configuration, company, connections ?? []),
    [row.configuration, company, connections],
  );
  const isTaken = (code: string): boolean => names?.has(code) === true;
  const name = visible(row.label) ?? row.code;
  const proposedLabel = company === row.companyCode ? t('duplicate.label', { label: name }) : name;
  const label = typedLabelText ?? proposedLabel;
  const code = (typedCode ?? proposedCode(row, company, isTaken)).trim();
  const owner = names?.get(code);
  const shape = codeProblem(code);
  const problem =
    code === ''
      ? t('error.required', { ns: 'common' })
      : shape !== null
        ? common(`check.code.${shape}`)
        : owner === undefined
          ? null
          : owner === null
            ? t('duplicate.takenByDraft')
            : t('duplicate.taken', { name: owner });
  return {
    isTouched:
      company !== row.companyCode || typedLabelText !== null || typedCode !== null || Object.keys(picked).length > 0,
    company,
    setCompany,
    label: label.slice(0, LIMITS.label),
    setLabel,
    code,
    setCode,
    problem,
    free: owner === undefined || code === '' ? null : freeCode(code, isTaken),
    needed,
    chosen: (field: string): number | string | null => {
      const connection = needed.find((each) => each.field === field);
      const pickedId = connection?.options.find(({ id }) => id === picked[field])?.id;
      return pickedId ?? (connection && !(field in picked) ? soleConnection(connection) : null);
    },
    choose: (field: string, id: number | string | null) => setPicked((before) => ({ ...before, [field]: id })),
  };
}

/**
 * The codes in use, each with the name of its instance, or null for a new instance in a draft. Undefined until read.
 */
function useTakenCodes(): ReadonlyMap<string, string | null> | undefined {
  const known = useCacheQuery(
    async (cache) =>
      (await cache.instances.toArray()).map(({ code, label }) => [code, visible(label) ?? code] as const),
    [],
  );
  const drafts = useDrafts();
  return useMemo(() => {
    if (known === undefined || drafts === undefined) return undefined;
    const created = drafts.filter(({ code }) => code === null).map(({ value }) => [value.code, null] as const);
    return new Map<string, string | null>([...created, ...known]);
  }, [known, drafts]);
}

function CompanySelect({ value, onChange }: { value: string | null; onChange: (code: string | null) => void }) {
  const { t } = useTranslation('job-instances');
  useOptionList('companies', true);
  const companies = useCompanies();
  return (
    <SelectField
      label={t('field.company')}
      options={(companies ?? []).map(({ code, name }) => ({ value: code, label: visible(name) ?? code }))}
      value={value ?? ''}
      onChange={(code) => onChange(code === '' ? null : code)}
    />
  );
}

interface ConnectionSelectProps {
  needed: NeededConnection;
  value: number | string | null;
  onChange: (id: number | string | null) => void;
}

function ConnectionSelect({ needed: { field, was, options }, value, onChange }: ConnectionSelectProps) {
  const { t } = useTranslation('copies');
  const keyLabel = useKeyLabel();
  const nameOf = useConnectionName();
  const origin = was === null ? t('duplicate.wasUnknown') : t('duplicate.was', { name: nameOf(was) });
  return (
    <SelectField
      label={keyLabel(field)}
      help={options.length === 0 ? t('duplicate.none') : origin}
      placeholder={t('field.selectPlaceholder', { ns: 'common' })}
      options={options.map((row) => ({ value: String(row.id), label: nameOf(row) }))}
      value={value === null ? '' : String(value)}
      onChange={(picked) => onChange(options.find(({ id }) => String(id) === picked)?.id ?? null)}
    />
  );
}

/** Lists what is copied, and what is not copied and why. */
function CopiedParts({ row, isForOtherCompany }: { row: InstanceRow; isForOtherCompany: boolean }) {
  const { t } = useTranslation('copies');
  const { securedVariables: secrets, cronExpression, errorAlertEmails, warningAlertEmails } = row;
  const hasAlerts = errorAlertEmails.length + warningAlertEmails.length > 0;
  const withNote = (part: string, note: string): string => t('duplicate.noted', { part, note });
  return (
    <Columns className={styles.parts}>
      <PartList icon={<Check size={16} aria-hidden />} title={t('duplicate.copied')}>
        <li>{t('duplicate.copied.job')}</li>
        <li>{t('duplicate.copied.configuration')}</li>
        <li>{t('duplicate.copied.settings')}</li>
        {cronExpression !== null && cronExpression !== '' && (
          <li>{withNote(t('duplicate.copied.schedule'), cronExpression)}</li>
        )}
      </PartList>
      <PartList icon={<Minus size={16} aria-hidden />} title={t('duplicate.notCopied')}>
        {secrets?.length !== 0 && (
          <li>
            {withNote(
              secrets === null
                ? t('duplicate.not.secretsUnknown')
                : t('duplicate.not.secrets', { count: secrets.length }),
              t('duplicate.not.secretsWhy'),
            )}
          </li>
        )}
        {isForOtherCompany && hasAlerts && <li>{withNote(t('duplicate.not.alerts'), t('duplicate.not.alertsWhy'))}</li>}
        <li>{t('duplicate.not.history')}</li>
        <li>{withNote(t('duplicate.not.enabled'), t('duplicate.not.enabledWhy'))}</li>
      </PartList>
    </Columns>
  );
}

function PartList({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.partTitle}>
        {icon} {title}
      </h3>
      <ul className={styles.partList}>{children}</ul>
    </section>
  );
}
