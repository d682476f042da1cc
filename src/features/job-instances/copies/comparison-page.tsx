import { ArrowLeftRight } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { companyNameOf } from '@/domain/company';
import { instanceComparisonPath } from '@/domain/addresses/links';
import { differencesBetween } from '@/domain/copies/differences';
import { ComparedPair } from '@/shared/pickers/compared-pair';
import { InstanceFilter } from '@/shared/pickers/instance-filter';
import { ShareLinkButton } from '@/shared/share-link/share-link-button';
import { Banner } from '@/ui/feedback/banner';
import { EmptyState } from '@/ui/feedback/empty-state';
import { PageHead } from '@/ui/layout/page-head';
import { useInstanceCrumbs } from '../use-instance-crumbs';
import { Comparison, type Shown } from './comparison';
import type { Side } from './use-copy';
import { useShownInstance } from './use-shown-instance';

/**
 * /job_instance/compare?a=…&b=…: shows where two integrations differ, and copies values into the draft of either
 * integration.
 */
export function ComparisonPage() {
  const { t } = useTranslation('copies');
  const crumbs = useInstanceCrumbs(t('compare.title'));
  const [params, setParams] = useSearchParams();
  const [shown, setShown] = useState<Shown>('differences');
  const codes = { a: params.get('a') ?? '', b: params.get('b') ?? '' };
  const a = useShownInstance(codes.a);
  const b = useShownInstance(codes.b);
  const differences = useMemo(() => (a && b ? differencesBetween(a.value, b.value) : null), [a, b]);
  const [taken, setTaken] = useState(0);
  const choose = (pair: Partial<Record<Side, string>>): void => {
    setParams(new URLSearchParams(chosen({ ...codes, ...pair })), { replace: true });
  };
  // Copied differences stay in the table, so they are counted too.
  const differText = (left: number): string =>
    taken === 0 ? t('compare.differ', { count: left }) : t('compare.differTaken', { count: left + taken, taken });
  // Integrations of different companies may have the same name.
  const companyOf = (one: typeof a): string | null =>
    a && b && one && a.row.companyCode !== b.row.companyCode ? companyNameOf(one.row) : null;
  const missing = (['a', 'b'] as const).filter((side) => codes[side] !== '' && { a, b }[side] === null);
  return (
    <>
      <PageHead
        title={t('compare.title')}
        windowTitle={t('compare.window')}
        crumbs={crumbs}
        facts={[differences !== null && differText(differences.changes.length)]}
        actions={
          codes.a !== '' &&
          codes.b !== '' && (
            <ShareLinkButton
              title={t('compare.window')}
              url={location.origin + instanceComparisonPath(chosen(codes))}
            />
          )
        }
      />
      <ComparedPair
        a={
          <InstanceFilter
            title={t('compare.a')}
            value={codes.a || undefined}
            onChange={(code = '') => choose({ a: code })}
            note={companyOf(a)}
          />
        }
        b={
          <InstanceFilter
            title={t('compare.b')}
            value={codes.b || undefined}
            onChange={(code = '') => choose({ b: code })}
            note={companyOf(b)}
          />
        }
        onSwap={() => choose({ a: codes.b, b: codes.a })}
      />
      {missing.map((side) => (
        <Banner key={side} kind="warning">
          {t('compare.missing', { code: codes[side] })}
        </Banner>
      ))}
      {(codes.a === '' || codes.b === '') && <EmptyState icon={ArrowLeftRight} title={t('compare.pick')} />}
      {a && b && differences !== null && (
        <Comparison
          key={`${codes.a}\n${codes.b}`}
          a={a}
          b={b}
          differences={differences}
          shown={shown}
          onShow={setShown}
          onTaken={setTaken}
        />
      )}
    </>
  );
}

/** The codes, without the sides whose code is empty. */
const chosen = (codes: Record<Side, string>): Partial<Record<Side, string>> =>
  Object.fromEntries(Object.entries(codes).filter(([, code]) => code !== ''));
