import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { readData } from '@/data/online/connections';
import { keptValuesKey, readKeptValues } from '@/data/online/kept-values';
import type { DataFieldName, DataFieldProblem, DataRequest } from './data-requests';
import { readDataQuery, startValues, type DataValues } from './read-data-query';
import { problemText } from '@/i18n/problem-text';
import type { ConnectionType } from '@/domain/connection';
import { useKeepAtSessionEnd } from '@/shared/online-form/use-kept-values';
import { useClearableToast } from '@/ui/overlay/use-clearable-toast';
import { useFieldProblem } from './request-words';

/** What the modal shows. The response is never stored: it stays in this tab's memory. */
type Step = { at: 'fields' | 'loading' } | { at: 'result'; text: string };

interface DataRequestWork {
  step: Step;
  values: DataValues;
  problems: Partial<Record<DataFieldName, DataFieldProblem>>;
  /** True if `values` were typed before the session ended. */
  isRestored: boolean;
  change: (name: DataFieldName, value: string) => void;
  send: () => Promise<void>;
  /** Shows the fields again with their current values. */
  again: () => void;
}

/**
 * The state of one request of the data console, from its fields to its response. If the session ends, the typed values
 * are kept: the same person finds them again after signing in and opening the request.
 */
export function useDataRequest(type: ConnectionType, id: string, request: DataRequest): DataRequestWork {
  const { t } = useTranslation('data-console');
  const problemName = useFieldProblem();
  const failure = useClearableToast();
  const [step, setStep] = useState<Step>({ at: 'fields' });
  const { pathname } = useLocation();
  const [key] = useState(() => keptValuesKey(pathname, [request.key]));
  const [restored] = useState(() => (key === null ? {} : keptTexts(key, request)));
  const [values, setValues] = useState(() => ({ ...startValues(request), ...restored }));
  const [problems, setProblems] = useState<DataRequestWork['problems']>({});

  useKeepAtSessionEnd(key, () => {
    const start = startValues(request);
    const isChanged = request.fields.some(({ name }) => values[name] !== start[name]);
    return isChanged ? { values, lacksSecrets: false, isSending: false } : null;
  });

  const send = async (): Promise<void> => {
    failure.clear();
    const read = readDataQuery(request, values);
    setProblems(read.ok ? {} : read.problems);
    if (!read.ok) {
      for (const problem of new Set(Object.values(read.problems))) {
        failure.error(problem === 'required' ? t('error.requiredFields', { ns: 'common' }) : problemName(problem));
      }
      return;
    }
    setStep({ at: 'loading' });
    const outcome = await readData(type, id, request.request, read.query);
    if (!outcome.ok) failure.error(problemText(outcome.problem));
    setStep(outcome.ok ? { at: 'result', text: outcome.value } : { at: 'fields' });
  };
  const change = (name: DataFieldName, value: string): void => {
    setValues({ ...values, [name]: value });
    setProblems({ ...problems, [name]: undefined });
  };
  const isRestored = Object.keys(restored).length > 0;
  return { step, values, problems, isRestored, change, send, again: () => setStep({ at: 'fields' }) };
}

/** The values that were kept at the end of a session; an empty object if there are none. */
function keptTexts(key: string, { fields }: DataRequest): DataValues {
  const kept = readKeptValues(key)?.values ?? {};
  const texts = fields.flatMap(({ name }) => (typeof kept[name] === 'string' ? [[name, kept[name]] as const] : []));
  return Object.fromEntries(texts);
}
