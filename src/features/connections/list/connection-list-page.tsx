import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useConnectionUses } from '@/data/queries/use-connection-uses';
import { useOptionList } from '@/data/queries/use-option-list';
import { useAllConnections, useCompanies, useFreshConnections } from '@/data/queries/use-reference-data';
import { usePermissions } from '@/data/session/use-session';
import { useOnline } from '@/data/sync/use-sync';
import { readRemembered, remember } from '@/data/user-storage';
import { CONNECTIONS_PATH, NEW_CONNECTION_PATH } from '@/domain/addresses/paths';
import { CONNECTION_TYPES } from '@/domain/connection';
import { serverMessage } from '@/i18n/problem-text';
import { visible } from '@/lib/text/visible-text';
import { DisableableLink } from '@/ui/button/disableable-link';
import { SelectField } from '@/ui/form/select-field';
import { PageHead } from '@/ui/layout/page-head';
import { Stack } from '@/ui/layout/stack';
import { toast } from '@/ui/overlay/toast';
import { takePathAfterSave } from '../path-after-save';
import { useConnectionCrumbs } from '../use-connection-crumbs';
import { ConnectionGroup } from './connection-group';
import styles from './list.module.css';

/**
 * /connections: a group of cards for each kind of connection. Shows the cache, and refreshes it when the page opens.
 */
export function ConnectionListPage() {
  const { t } = useTranslation('connections');
  const { superAdmin } = usePermissions();
  const online = useOnline();
  const companies = useCompanies();
  const connections = useAllConnections();
  const uses = useConnectionUses();
  const [company, chooseCompany] = useCompanyChoice();
  useFreshConnections(CONNECTION_TYPES);
  useOptionList('companies', superAdmin);
  useArrivalToast();
  // Also true until the companies are read, so that nothing moves when they arrive.
  const showsCompanies = superAdmin && companies?.length !== 0;
  return (
    <>
      <PageHead
        title={t('title')}
        crumbs={useConnectionCrumbs()}
        actions={
          <DisableableLink
            disabledReason={online ? null : t('error.offline', { ns: 'common' })}
            to={NEW_CONNECTION_PATH}
            variant="primary"
            icon={Plus}
          >
            {t('action.create', { ns: 'common' })}
          </DisableableLink>
        }
      />
      <Stack gap={8}>
        {showsCompanies && (
          <div className={styles.chooser}>
            <SelectField
              label={t('company')}
              options={(companies ?? []).map(({ code, name }) => ({ value: code, label: visible(name) ?? code }))}
              placeholder={t('allCompanies')}
              value={company}
              onChange={chooseCompany}
            />
          </div>
        )}
        {connections === undefined ? (
          <div aria-busy />
        ) : (
          CONNECTION_TYPES.map((type) => (
            <ConnectionGroup
              key={type}
              type={type}
              connections={connections.filter((row) => row.type === type)}
              uses={uses}
              companyCode={showsCompanies ? company : ''}
            />
          ))
        )}
      </Stack>
    </>
  );
}

const FILTER_KEY = 'connections:company';

/** The company filter, remembered for each user; "" means all companies. */
function useCompanyChoice(): [code: string, choose: (code: string) => void] {
  const [code, setCode] = useState(() => readRemembered(FILTER_KEY) ?? '');
  const choose = (next: string): void => {
    remember(FILTER_KEY, next === '' ? null : next);
    setCode(next);
  };
  return [code, choose];
}

/** Query parameters of the providers' callback URLs, which misspell "success". */
const SUCCESS = 'sucess_message';
const ERROR = 'error_message';

/**
 * Shows the message of a provider's callback URL in a toast, and removes it from the URL, so that a reload does not
 * show it again. After a success, returns to the failed run from which the connection was opened, if any.
 */
function useArrivalToast(): void {
  const [params, setParams] = useSearchParams();
  const navigate = useNavigate();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    const success = params.get(SUCCESS);
    const error = params.get(ERROR);
    if (success === null && error === null) {
      shown.current = null;
      return;
    }
    // Prevents a second toast: the effect may run again before `setParams` has updated the URL.
    if (shown.current === params.toString()) return;
    shown.current = params.toString();
    if (success) toast.success(serverMessage(success));
    if (error) toast.error(serverMessage(error));
    const next = takePathAfterSave();
    if (success && next !== CONNECTIONS_PATH) return void navigate(next, { replace: true });
    const rest = new URLSearchParams(params);
    rest.delete(SUCCESS);
    rest.delete(ERROR);
    setParams(rest, { replace: true });
  }, [params, setParams, navigate]);
}
