import * as z from 'zod';
import * as cacheMeta from '@/database/cache-meta';

/** Strict schemas of the cached rows: no other key, no other type. Written by hand. */
const text = z.string().nullable();
const company = { companyCode: text, companyName: text };
const key = z.union([z.number(), z.string()]);
export const version = z.strictObject({
  version: z.number(),
  username: text,
  loggedAt: text,
  changeSet: z.record(z.string(), z.strictObject({ old: z.unknown(), new: z.unknown() })),
});

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
    createdById: text,
    isByPerson: z.boolean(),
    stoppedByEmail: text,
    stoppedById: text,
    unnamedPeople: z.array(z.string()).min(1).max(2).optional(),
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
  keptRuns: z.strictObject({
    id: z.number(),
    states: z.array(z.string()).min(1),
    warningCount: z.number(),
    log: z.enum(['kept', 'none', 'too-large', 'no-room', 'refused']).nullable(),
    hasVersions: z.boolean(),
    unread: z.array(z.strictObject({ stepId: z.number(), page: z.int() })),
  }),
  executionWarnings: z.strictObject({
    id: z.number(),
    steps: z.array(
      z.strictObject({
        stepId: z.number(),
        items: z.array(z.strictObject({ id: z.number(), message: z.string() })),
        total: z.number().nullable(),
        isComplete: z.boolean(),
      }),
    ),
  }),
  executionLogs: z.strictObject({
    id: z.number(),
    packed: z.instanceof(Uint8Array),
    isGzip: z.boolean(),
    size: z.number(),
    packedSize: z.number(),
    readAt: z.number(),
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
  histories: z.strictObject({ code: z.string(), entries: z.array(version), hasMore: z.boolean(), readAt: z.number() }),
  nameLists: z.strictObject({
    key: z.string(),
    connection: z.string(),
    kind: z.string(),
    within: z.string(),
    names: z.array(
      z.strictObject({
        code: z.string().min(1).max(255),
        labels: z.record(z.string(), z.string()),
        type: text,
        byLocale: z.literal(true).optional(),
        byChannel: z.literal(true).optional(),
        isOff: z.literal(true).optional(),
      }),
    ),
    isComplete: z.boolean(),
    readAt: z.number().nullable(),
    askedAt: z.number(),
    problem: z.enum(['refused', 'failed']).nullable(),
    gone: z.array(z.strictObject({ code: z.string(), seenAt: z.number() })),
  }),
  people: z.strictObject({ id: z.string(), email: text }),
  counters: z.strictObject({ key: z.string(), count: z.number().min(0) }),
  runHours: z.strictObject({
    hour: z.int(),
    instanceCodes: z.array(text),
    statuses: z.array(z.string()),
    created: z.array(z.number()),
    scheduled: z.array(z.boolean()),
  }),
  meta: z.strictObject({
    key: z.enum(Object.values(cacheMeta).filter((value) => typeof value === 'string')),
    value: z.unknown(),
  }),
};

const fields = rowSchemas.instances
  .omit({ companyName: true, createdAt: true, updatedAt: true, securedVariables: true })
  .extend({ label: z.string(), description: z.string(), companyCode: text });
const side = fields.nullable();

/** The schema of a draft that is still stored after attempts to send it. */
export const draftRow = z.strictObject({
  id: z.string(),
  code: text,
  state: z.enum(['ready', 'sending', 'rejected', 'conflict', 'deleted', 'editing']),
  base: side,
  value: fields,
  outgoing: side,
  unanswered: side,
  unansweredSince: z.number().nullish(),
  attempt: z.number(),
  theirs: side,
  conflicts: z.array(z.strictObject({ field: z.string(), base: z.unknown(), mine: z.unknown(), theirs: z.unknown() })),
  merge: z
    .strictObject({
      before: fields,
      mine: side,
      sides: z.record(z.string(), z.enum(['mine', 'theirs'])),
      open: z.int().min(0),
    })
    .nullish(),
  beforeDecision: side.optional(),
  violations: z.array(z.strictObject({ propertyPath: z.string(), message: z.string() })),
  refusal: text,
  createdAt: z.number(),
  updatedAt: z.number(),
  readyAt: z.number().nullable(),
  revision: z.number(),
});
