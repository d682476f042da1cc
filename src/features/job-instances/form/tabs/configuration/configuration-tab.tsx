import { Suspense, useMemo, useState, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { findJobType, formKindOf } from '@/domain/job-types/registry';
import { Skeleton } from '@/ui/feedback/skeleton';
import { FormInstanceContext } from '@/features/job-instances/job-types/kit/scope/instance-context';
import { NameSourcesProvider } from '@/features/job-instances/job-types/kit/names/name-sources-context';
import { JsonScopeContext, type JsonScope } from '@/features/job-instances/job-types/kit/scope/json-scope';
import { SUB_FORMS } from '../../../job-types/sub-forms';
import type { ConfigurationTabProps, TabProps } from '../../form-field';
import { SecuredVariablesSection } from '../../secured-variables/secured-variables-section';
import { isFormPossible, formText } from './form-text';
import { JsonView } from './json-view';
import styles from './configuration.module.css';
import { fieldErrors } from '@/domain/configuration/schema/field-errors';
import { formatPath, type Path } from '@/domain/configuration/schema/path';
import { readAt } from '@/domain/configuration/text/configuration-text';
import { joinMessages, messagesAt } from '@/domain/configuration/place-in-configuration';
import { useValueProblemText } from '@/features/job-instances/job-types/kit/problems/value-problem-text';
import { typedTexts } from '@/features/job-instances/job-types/kit/scope/typed-texts';

/**
 * The configuration in two views side by side: the form of its job, and JSON text. If the job has no form, or if 'Show
 * JSON configuration' is on, there is only the JSON text.
 */
export function ConfigurationTab(props: ConfigurationTabProps) {
  const { value, isNew, readOnly } = props;
  const { jobCode, companyCode } = value;
  const kind = formKindOf(jobCode, value.showJsonConfiguration);
  const instance = useMemo(() => ({ jobCode, companyCode, isNew }), [jobCode, companyCode, isNew]);
  const { schema } = findJobType(jobCode);
  return (
    <FormInstanceContext value={instance}>
      {kind === 'generic' ? (
        <div className={styles.form}>
          <JsonView {...props} schema={schema} />
          <SecuredVariablesSection readOnly={readOnly} />
        </div>
      ) : (
        <div className={styles.views}>
          <div className={styles.form}>
            <SubForm key={kind} {...props} kind={kind} />
            <SecuredVariablesSection readOnly={readOnly} />
          </div>
          <JsonView {...props} schema={schema} isBeside />
        </div>
      )}
    </FormInstanceContext>
  );
}

/** The form of the job. While the JSON text is invalid, this form stays mounted but hidden. */
function SubForm({ kind, ...props }: ConfigurationTabProps & { kind: keyof typeof SUB_FORMS }) {
  const { t } = useTranslation('job-forms');
  const { configuration } = props.value;
  const isPossible = isFormPossible(configuration);
  const [shown, setShown] = useState(isPossible ? configuration : null);
  if (isPossible && shown !== configuration) setShown(configuration);
  const scope = useConfigurationScope(props, shown ?? '');
  const Form = SUB_FORMS[kind];
  return (
    <JsonScopeContext value={scope}>
      {!isPossible && (
        <p className={styles.waits} role="status">
          {t('problem.formNeedsJson')}
        </p>
      )}
      <div hidden={!isPossible}>
        {shown !== null && (
          <Suspense fallback={<Skeleton />}>
            <NameSourcesProvider>
              <Form />
            </NameSourcesProvider>
          </Suspense>
        )}
      </div>
    </JsonScopeContext>
  );
}

/**
 * Makes the JsonScope of the job's form. The text of this scope is the whole configuration.
 * @param shown the newest configuration that the job's form can show
 */
function useConfigurationScope(props: TabProps, shown: string): JsonScope {
  const { value, set, editor, violations, typed, onTypedChange, readOnly } = props;
  const problemText = useValueProblemText();
  const text = formText(shown);
  const { schema } = findJobType(value.jobCode);
  // Deferred, because checking a large configuration is too slow for every keystroke.
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
        const message = joinMessages(messagesAt(violations, path), problemText('invalid'));
        const error = errors[formatPath(path)];
        // While the user types, a missing required value is no error. Apply, Save and the server report it.
        return message ?? (error === undefined || error === 'required' ? null : problemText(error));
      },
      violations,
      typed: typedTexts(text, typed, onTypedChange),
      readOnly,
      namePrefix: 'configuration.',
    }),
    [text, editor, set, schema, errors, violations, typed, onTypedChange, readOnly, problemText],
  );
}
