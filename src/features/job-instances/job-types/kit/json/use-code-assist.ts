import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { keysAt, valuesAt } from '@/domain/configuration/schema/describe';
import { formatPath } from '@/domain/configuration/schema/path';
import { lintText } from '@/domain/configuration/text/lint-text';
import { jsonProblem, type JsonProblem } from '@/domain/configuration/text/json-problem';
import type { CodeAssist, CodeFinding } from '@/ui/code/code-assist';
import { useValueProblemText, type ValueProblem } from '../problems/value-problem-text';

/** The maximum number of findings; more would slow the editor down. */
const MAX_FINDINGS = 100;

/**
 * Findings and completions for a JSON editor.
 * @param schema the schema of the text; without one, only syntax errors are found
 */
export function useCodeAssist(schema: z.core.$ZodType | null): CodeAssist {
  const { t } = useTranslation('job-forms');
  const problemText = useValueProblemText();
  return useMemo(() => {
    const detail = (required: boolean): string => (required ? t('json.required') : '');
    return {
      findings: (text) => findingsOf(text, schema, problemText),
      keysAt: (path) =>
        (schema === null ? [] : keysAt(schema, path)).map(({ key, types, required, initial }) => ({
          json: JSON.stringify(key),
          detail: [types.join(' | '), detail(required)].filter(Boolean).join(', '),
          ...(initial === undefined ? {} : { value: JSON.stringify(initial) }),
        })),
      valuesAt: (path) =>
        (schema === null ? [] : valuesAt(schema, path)).map((value) => ({ json: JSON.stringify(value), detail: '' })),
    };
  }, [schema, t, problemText]);
}

function findingsOf(
  text: string,
  schema: z.core.$ZodType | null,
  problemText: (problem: ValueProblem) => string,
): CodeFinding[] {
  const problem: JsonProblem | null = jsonProblem(text);
  if (problem !== null) {
    const from = Math.min(problem.offset, text.length);
    const to = Math.min(from + problem.length, text.length);
    return [{ from, to, severity: 'error', message: problemText(problem.code) }];
  }
  if (schema === null) return [];
  return lintText(text, schema)
    .slice(0, MAX_FINDINGS)
    .map(({ path, code, offset, length }) => ({
      from: offset,
      to: offset + length,
      severity: 'warning',
      message: `${formatPath(path)}: ${problemText(code)}`,
    }));
}
