import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { pathOf } from '../../../openapi/server/hosting/console-host';

/** The paths of API Platform's entrypoint, of its documentation, and of the context of the entrypoint. */
const ENTRYPOINT = '/api';
const DOCUMENTATION = '/api/docs.jsonld';
const CONTEXT = '/api/contexts/Entrypoint';

/** The properties of an execution that a list shows, with their types (`xmls:`). */
const PROPERTIES: Record<string, 'integer' | 'string' | 'dateTime'> = {
  id: 'integer',
  status: 'string',
  configuration: 'string',
  createdAt: 'dateTime',
  executionStartDate: 'dateTime',
  executionEndDate: 'dateTime',
  errorMessage: 'string',
};

const reads = (title: string, returns: string): object => ({
  '@type': ['hydra:Operation', 'schema:FindAction'],
  'hydra:method': 'GET',
  'hydra:title': title,
  'rdfs:label': title,
  returns,
});

const execution = {
  '@id': '#JobExecution',
  '@type': 'hydra:Class',
  'rdfs:label': 'JobExecution',
  'hydra:title': 'JobExecution',
  'hydra:supportedProperty': Object.entries(PROPERTIES).map(([name, type]) => ({
    '@type': 'hydra:SupportedProperty',
    'hydra:property': {
      '@id': `#JobExecution/${name}`,
      '@type': 'rdf:Property',
      'rdfs:label': name,
      domain: '#JobExecution',
      range: `xmls:${type}`,
    },
    'hydra:title': name,
    'hydra:required': false,
    'hydra:readable': true,
    'hydra:writeable': false,
  })),
  'hydra:supportedOperation': [reads('Retrieves JobExecution resource.', '#JobExecution')],
};

const collection = [
  { '@id': 'hydra:Collection' },
  {
    'owl:equivalentClass': {
      'owl:onProperty': { '@id': 'hydra:member' },
      'owl:allValuesFrom': { '@id': '#JobExecution' },
    },
  },
];

const entrypoint = {
  '@id': '#Entrypoint',
  '@type': 'hydra:Class',
  'hydra:title': 'The API entrypoint',
  'hydra:supportedProperty': [
    {
      '@type': 'hydra:SupportedProperty',
      'hydra:property': {
        '@id': '#Entrypoint/jobExecution',
        '@type': 'hydra:Link',
        domain: '#Entrypoint',
        'rdfs:label': 'The collection of JobExecution resources',
        range: collection,
        'hydra:supportedOperation': [reads('Retrieves the collection of JobExecution resources.', 'hydra:Collection')],
      },
      'hydra:title': 'The collection of JobExecution resources',
      'hydra:readable': true,
      'hydra:writeable': false,
    },
  ],
  'hydra:supportedOperation': { '@type': 'hydra:Operation', 'hydra:method': 'GET', returns: '#Entrypoint' },
};

const iri = (id: string): object => ({ '@id': id, '@type': '@id' });

/** The answers; the keys are paths. They describe an API that has only executions, in the way of API Platform 2.7. */
const ANSWERS: Record<string, (origin: string) => object> = {
  [ENTRYPOINT]: () => ({
    '@context': CONTEXT,
    '@id': ENTRYPOINT,
    '@type': 'Entrypoint',
    jobExecution: '/api/job_executions',
  }),
  [CONTEXT]: (origin) => ({
    '@context': {
      '@vocab': `${origin}${DOCUMENTATION}#`,
      hydra: 'http://www.w3.org/ns/hydra/core#',
      jobExecution: iri('Entrypoint/jobExecution'),
    },
  }),
  [DOCUMENTATION]: (origin) => ({
    '@context': {
      '@vocab': `${origin}${DOCUMENTATION}#`,
      hydra: 'http://www.w3.org/ns/hydra/core#',
      rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
      rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
      xmls: 'http://www.w3.org/2001/XMLSchema#',
      owl: 'http://www.w3.org/2002/07/owl#',
      schema: 'http://schema.org/',
      domain: iri('rdfs:domain'),
      range: iri('rdfs:range'),
      subClassOf: iri('rdfs:subClassOf'),
      expects: iri('hydra:expects'),
      returns: iri('hydra:returns'),
    },
    '@id': DOCUMENTATION,
    '@type': 'hydra:ApiDocumentation',
    'hydra:title': 'Executions',
    'hydra:entrypoint': ENTRYPOINT,
    'hydra:supportedClass': [execution, entrypoint],
  }),
};

/** Serves the Hydra documentation, which the reference backend does not have. Returns false for every other request. */
export function answerAdminApi(request: IncomingMessage, response: ServerResponse): boolean {
  const answer = ANSWERS[pathOf(request)];
  if (answer === undefined) return false;
  const origin = `http://${request.headers.host}`;
  response.setHeader('Content-Type', 'application/ld+json; charset=utf-8');
  response.setHeader('Cache-Control', 'no-cache, private');
  response.setHeader('Link', `<${origin}${DOCUMENTATION}>; rel="http://www.w3.org/ns/hydra/core#apiDocumentation"`);
  // The answer is compressed, like the backend's own answers.
  response.setHeader('Content-Encoding', 'gzip');
  response.end(gzipSync(JSON.stringify(answer(origin))));
  return true;
}
