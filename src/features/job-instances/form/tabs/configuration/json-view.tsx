import { memo, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { formatPath } from '@/domain/configuration/schema/path';
import { CodeField } from '@/ui/code/code-field';
import { SwitchField } from '@/ui/form/switch-field';
import { classNames } from '@/ui/theme/class-names';
import { ViolationList } from '@/features/job-instances/job-types/kit/problems/violation-list';
import { useCodeAssist } from '@/features/job-instances/job-types/kit/json/use-code-assist';
import type { ConfigurationTabProps } from '../../form-field';
import { configurationProblem } from '@/domain/drafts/draft-checks';
import styles from './configuration.module.css';

interface JsonViewProps extends ConfigurationTabProps {
  schema: z.core.$ZodType;
  /** True if a form is shown beside the JSON. If so, narrow screens have a switch that shows and hides the JSON. */
  isBeside?: boolean;
}

const JsonField = memo(CodeField);

/** The configuration as JSON text, exactly as typed. Lists all violations as 'path: message'. */
export function JsonView(props: JsonViewProps) {
  const { value, set, errors, violations, readOnly, serverConfiguration, schema, isBeside = false } = props;
  const { t } = useTranslation('job-instances');
  const [isShown, setIsShown] = useState(false);
  const assist = useCodeAssist(schema);
  const { configuration } = value;
  const problem = useMemo(
    () => configurationProblem(configuration, serverConfiguration),
    [configuration, serverConfiguration],
  );
  return (
    <div className={classNames(isBeside && styles.beside)}>
      {isBeside && (
        <div className={styles.switch}>
          <SwitchField label={t('configuration.show')} value={isShown} onChange={setIsShown} />
        </div>
      )}
      <div className={classNames(styles.json, isBeside && !isShown && styles.hidden)}>
        <JsonField
          label={t('field.configuration')}
          name="configuration"
          value={configuration}
          onChange={set.configuration}
          readOnly={readOnly}
          assist={assist}
          {...(!readOnly && { help: t('configuration.help') })}
          error={problem === null ? errors.configuration : t(`save.${problem}`)}
        />
        <ViolationList
          label={t('configuration.errors')}
          lines={violations.map(({ path, message }) => ({ field: formatPath(path), message }))}
        />
      </div>
    </div>
  );
}
