import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findJobType, formKindOf } from '@/domain/job-types/registry';
import { Skeleton } from '@/ui/feedback/skeleton';
import { FormInstanceContext } from '../../../job-types/kit/instance-context';
import { JsonScopeContext } from '../../../job-types/kit/json-scope';
import { SUB_FORMS } from '../../../job-types/sub-forms';
import type { ConfigurationTabProps } from '../../form-field';
import { SecuredVariablesSection } from '../../secured-variables/secured-variables-section';
import { isFormPossible } from './form-text';
import { JsonView } from './json-view';
import { useConfigurationScope } from './use-configuration-scope';
import styles from './configuration.module.css';

/**
 * The configuration as the form of its job and as JSON text, two views of one value. The JSON
 * stands alone for a job without a form and where 'Show JSON configuration' is on.
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
        <JsonView {...props} schema={schema} />
      ) : (
        <div className={styles.views}>
          <div className={styles.form}>
            <SubForm key={kind} {...props} kind={kind} />
          </div>
          <JsonView {...props} schema={schema} isBeside />
        </div>
      )}
      <div className={styles.secrets}>
        <SecuredVariablesSection readOnly={readOnly} />
      </div>
    </FormInstanceContext>
  );
}

/** The form of a configuration that cannot be shown waits out of sight, as it was, until the text is right again. */
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
            <Form />
          </Suspense>
        )}
      </div>
    </JsonScopeContext>
  );
}
