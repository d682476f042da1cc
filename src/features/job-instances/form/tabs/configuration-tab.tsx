import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { CodeField } from '@/ui/code/code-field';
import { Stack } from '@/ui/layout/stack';
import { isConfigurationSound } from '../save/form-checks';
import type { TabProps } from '../form-field';
import { SecuredVariablesSection } from '../secured-variables/secured-variables-section';
import styles from '../form.module.css';

const JsonField = memo(CodeField);

/** The configuration as JSON text, kept as it is typed (spec 2, Configuration tab). */
export function ConfigurationTab({
  value,
  set,
  errors,
  configurationErrors,
  readOnly,
  onServer,
}: ConfigurationTabProps) {
  const { t } = useTranslation('job-instances');
  const isBroken = !isConfigurationSound(value.configuration, onServer);
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <JsonField
          label={t('field.configuration')}
          name="configuration"
          value={value.configuration}
          onChange={set.configuration}
          readOnly={readOnly}
          help={t('configuration.help')}
          error={isBroken ? t('save.brokenJson') : errors.configuration}
        />
        {configurationErrors.length > 0 && (
          <ul className={styles.violations} aria-label={t('configuration.errors')}>
            {configurationErrors.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
      </Stack>
      <SecuredVariablesSection readOnly={readOnly} />
    </Stack>
  );
}

interface ConfigurationTabProps extends TabProps {
  /** The configuration as the server has it; null for a new instance. */
  onServer: string | null;
}
