import { useDeferredValue, useMemo } from 'react';
import { fieldErrors } from '@/domain/configuration/schema/field-errors';
import { formatPath, type Path } from '@/domain/configuration/schema/path';
import { readAt } from '@/domain/configuration/text/configuration-text';
import { messagesAt } from '@/domain/configuration/place-violations';
import { findJobType } from '@/domain/job-types/registry';
import { useProblemWords } from '@/features/job-instances/job-types/kit/violations/problem-words';
import type { JsonScope } from '../../../job-types/kit/json-scope';
import { typedTexts } from '@/features/job-instances/job-types/kit/typed-texts';
import type { TabProps } from '../../form-field';
import { formText } from './form-text';

/**
 * The whole configuration as what the fields of the sub-form edit.
 * @param shown the text that they show
 */
export function useConfigurationScope(props: TabProps, shown: string): JsonScope {
  const { value, set, editor, complaints, typed, onTyped, readOnly } = props;
  const words = useProblemWords();
  const text = formText(shown);
  const { schema } = findJobType(value.jobCode);
  // Checking a large configuration takes longer than a key stroke should.
  const checked = useDeferredValue(text);
  const errors = useMemo(() => fieldErrors(schema, readAt(checked, [])), [schema, checked]);
  return useMemo(
    () => ({
      text,
      edit: (change) => {
        const newest = formText(editor.snapshot().value?.configuration ?? text);
        const changed = change(newest);
        if (changed !== newest) set.configuration(changed);
      },
      schema,
      errorAt: (path: Path) => {
        const messages = messagesAt(complaints, path).map((message) => message || words('invalid'));
        const error = errors[formatPath(path)];
        // What is required is asked for when an entry is applied, or by the server.
        if (messages.length === 0 && error !== undefined && error !== 'required') messages.push(words(error));
        return messages.length === 0 ? null : messages.join(' ');
      },
      complaints,
      typed: typedTexts(text, typed, onTyped),
      readOnly,
      namePrefix: 'configuration.',
    }),
    [text, editor, set, schema, errors, complaints, typed, onTyped, readOnly, words],
  );
}
