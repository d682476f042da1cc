import { useTranslation } from 'react-i18next';
import type { Diagnostics } from '@/data/read-diagnostics';
import { useFormat } from '@/i18n/format/use-format';
import type { ShownFact } from './fact-list';

const MIB = 1_048_576;

/** The single findings in words. */
export function useFacts({ connection, leader, storage, ...found }: Diagnostics): ShownFact[] {
  const { t } = useTranslation('diagnostics');
  const format = useFormat();
  const size = (bytes: number | null): string =>
    bytes === null ? t('unknown') : t('megabytes', { size: format.number(Math.round((bytes / MIB) * 10) / 10) });
  const time = (at: number | null | undefined): string => (at ? format.dateTime(at) : t('none'));
  return [
    { name: t('fact.connection'), value: t(`connection.${connection}`, { ns: 'sync' }) },
    { name: t('fact.lastSuccess'), value: time(leader?.lastSuccessAt) },
    { name: t('fact.leader'), value: leader === null ? t('none') : t('leader', { term: leader.term }) },
    { name: t('fact.latency'), value: leader?.latencyMs == null ? t('none') : format.duration(leader.latencyMs) },
    { name: t('fact.rejectedRows'), value: format.number(leader?.rejectedRows ?? 0) },
    { name: t('fact.oldestDraft'), value: time(found.oldestDraftAt) },
    { name: t('fact.persisted'), value: t(storage.persisted === true ? 'value.yes' : 'value.no', { ns: 'common' }) },
    { name: t('fact.storage'), value: t('storage', { used: size(storage.used), quota: size(storage.quota) }) },
    { name: t('fact.build'), value: found.build },
    {
      name: t('fact.schemas'),
      value: t('schemas', { cache: found.cacheSchema, drafts: found.draftsSchema ?? t('unknown') }),
    },
    { name: t('fact.backend'), value: found.backendUrl === '' ? location.origin : found.backendUrl },
    { name: t('fact.browser'), value: found.browser },
  ];
}
