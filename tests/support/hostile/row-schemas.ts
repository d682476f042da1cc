import * as z from 'zod';

/** What may stand in the cache, strictly: no other key, no other kind of value. Written from `src/lib/database/rows.ts` by hand. */
const text = z.string().nullable();
const company = { companyCode: text, companyName: text };
const key = z.union([z.number(), z.string()]);

export const rowSchemas = {
  executions: z.strictObject({
    id: z.number(),
    status: z.string(),
    createdAt: text,
    startedAt: text,
    finishedAt: text,
    instanceCode: text,
    instanceLabel: text,
    jobCode: text,
    ...company,
    type: z.enum(['full', 'delta', 'event']),
    createdByEmail: text,
    stoppedByEmail: text,
    errorMessage: text,
    warningCount: z.number(),
  }),
  executionDetails: z.strictObject({
    id: z.number(),
    steps: z.array(
      z.strictObject({
        id: z.number(),
        stepName: z.string(),
        status: z.string(),
        warningCount: z.number(),
        summary: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
        createdAt: text,
        endDate: text,
      }),
    ),
  }),
  instances: z.strictObject({
    code: z.string().min(1),
    label: text,
    jobCode: text,
    ...company,
    description: text,
    enabled: z.boolean(),
    configuration: z.string(),
    sendErrorEmail: z.boolean(),
    errorAlertEmails: z.array(z.string()),
    sendWarningEmail: z.boolean(),
    warningAlertEmails: z.array(z.string()),
    allowSimultaneousRun: z.boolean(),
    cronExpression: text,
    eventTrigger: z.boolean(),
    executionLogVerbosity: z.number().nullable(),
    showJsonConfiguration: z.boolean(),
    createdAt: text,
    updatedAt: text,
    securedVariables: z.array(z.strictObject({ id: z.number(), code: z.string() })).nullable(),
  }),
  connections: z.strictObject({
    key: z.string(),
    type: z.enum(['akeneo', 'bynder', 'shopify']),
    id: key,
    label: text,
    ...company,
    url: text,
    version: text,
    domain: text,
    app: z.boolean(),
    useEventWebhook: z.boolean(),
    shopUrl: text,
  }),
  jobs: z.strictObject({
    code: z.string().min(1),
    defaultConf: z.string(),
    hasEventTrigger: z.boolean(),
    connector: text,
  }),
  companies: z.strictObject({ code: z.string().min(1), name: text }),
};
