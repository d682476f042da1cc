import {
  FieldGuesser,
  fetchHydra,
  HydraAdmin,
  hydraDataProvider,
  ListGuesser,
  ResourceGuesser,
} from '@api-platform/admin';
import { parseHydraDocumentation } from '@api-platform/api-doc-parser';
import { TextField } from 'react-admin';
import { createRoot } from 'react-dom/client';

const ENTRYPOINT = `${location.origin}/api`;

const headers = (): Record<string, string> => {
  const { token } = JSON.parse(localStorage.getItem('session') ?? '{}') as { token: string };
  return { Authorization: `Bearer ${token}` };
};

/**
 * Sends the token in the way that API Platform's guide recommends:
 * https://api-platform.com/docs/admin/authentication-support/
 */
const dataProvider = hydraDataProvider({
  entrypoint: ENTRYPOINT,
  httpClient: (url, options) => fetchHydra(url, { ...options, headers: headers() }),
  apiDocumentationParser: async () => {
    const { api } = await parseHydraDocumentation(ENTRYPOINT, { headers: headers() });
    return { api };
  },
  mercure: false,
});

/** The newest executions with the columns of the console's tracker. */
function Executions() {
  return (
    <ListGuesser perPage={30} sort={{ field: 'id', order: 'DESC' }}>
      <FieldGuesser source="id" />
      <TextField source="jobInstance.label" label="Job instance" />
      <TextField source="jobInstance.company.name" label="Company" />
      <FieldGuesser source="createdAt" />
      <FieldGuesser source="executionStartDate" />
      <FieldGuesser source="executionEndDate" />
      <FieldGuesser source="configuration" />
      <TextField source="createdBy.email" label="Created by" />
      <FieldGuesser source="status" />
    </ListGuesser>
  );
}

const root = document.getElementById('root');
if (root === null) throw new Error('no #root');
createRoot(root).render(
  <HydraAdmin entrypoint={ENTRYPOINT} dataProvider={dataProvider} disableTelemetry>
    <ResourceGuesser name="job_executions" list={Executions} />
  </HydraAdmin>,
);
