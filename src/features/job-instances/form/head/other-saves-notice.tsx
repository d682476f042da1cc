import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dismissOtherSaves, useOtherSaves } from '@/data/drafts/use-other-saves';
import { useFormat } from '@/i18n/format/use-format';
import { Button } from '@/ui/button/button';
import { Section } from '@/ui/layout/section';
import { HistoryTable } from '../tabs/history/history-table';

/** Shows who saved what between our read and our write, until the person dismisses it. */
export function OtherSavesNotice({ code }: { code: string | null }) {
  const { t } = useTranslation('job-instances');
  const format = useFormat();
  const found = useOtherSaves(code);
  if (found === null) return null;
  const { versions } = found;
  const newest = versions.at(-1);
  return (
    <Section
      title={t('otherSaves.title')}
      alarm
      hint={t('otherSaves.text', {
        author: newest?.username ?? t('conflict.system'),
        time: format.dateTime(newest?.loggedAt ?? null),
      })}
      actions={
        <Button size="small" icon={Check} onClick={() => void dismissOtherSaves(found.code)}>
          {t('otherSaves.seen')}
        </Button>
      }
    >
      <HistoryTable entries={versions.toReversed()} />
    </Section>
  );
}
