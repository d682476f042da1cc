import type { FastifyInstance } from 'fastify';
import { launchOnEvent, type MediaEvent } from '../../runner/events';
import type { Runner } from '../../runner/runner';
import type { Database } from '../../store/database';
import { findUser } from '../auth/signed-in-user';
import type { Tokens } from '../auth/tokens';
import type { Dialect } from '../wire/dialect';
import { deleteExecution, insertExecutions, setExecutionStatus, type ExecutionsToInsert } from './control-executions';
import type { FaultRule } from './fault-rules';
import type { Faults } from './faults';

/** The parts of the backend that the routes control. */
export interface ControlTargets {
  db: Database;
  tokens: Tokens;
  faults: Faults;
  runner: Runner;
  setDialect: (dialect: Dialect) => void;
  /** Restores the dialect and the data that the backend started with. */
  reset: () => Promise<void>;
}

interface TokenOptions {
  email: string;
  /** Negative for an expired token. */
  ttlSeconds?: number;
  /** Overrides fields of the payload. */
  claims?: Record<string, unknown>;
}

function addFaultRoutes(scope: FastifyInstance, { faults }: ControlTargets): void {
  scope.post<{ Body: { rules: FaultRule[] } }>('/__control/faults', async ({ body }, reply) => {
    faults.rules.replace(body.rules);
    return reply.code(204).send();
  });
  scope.delete('/__control/faults', async (_request, reply) => {
    faults.rules.replace([]);
    return reply.code(204).send();
  });
  scope.get('/__control/requests', async () => faults.requests.entries());
  scope.delete('/__control/requests', async (_request, reply) => {
    faults.requests.clear();
    return reply.code(204).send();
  });
}

function addExecutionRoutes(scope: FastifyInstance, { db, runner }: ControlTargets): void {
  scope.post<{ Body: MediaEvent }>('/__control/event', async ({ body }) => {
    const ids = await launchOnEvent(db, body);
    runner.wake();
    return { ids };
  });
  scope.post<{ Body: ExecutionsToInsert }>('/__control/executions', async ({ body }) => ({
    ids: await insertExecutions(db, body),
  }));
  scope.patch<{ Params: { id: string }; Body: { status: string } }>(
    '/__control/executions/:id',
    async ({ params, body }, reply) => {
      await setExecutionStatus(db, Number(params.id), body.status);
      return reply.code(204).send();
    },
  );
  scope.delete<{ Params: { id: string } }>('/__control/executions/:id', async ({ params }, reply) => {
    await deleteExecution(db, Number(params.id));
    return reply.code(204).send();
  });
}

function addStateRoutes(
  scope: FastifyInstance,
  { db, tokens, faults, runner, setDialect, reset }: ControlTargets,
): void {
  scope.post<{ Body: { dialect: Dialect } }>('/__control/dialect', async ({ body }, reply) => {
    setDialect(body.dialect);
    return reply.code(204).send();
  });
  scope.post<{ Body: { paused: boolean } }>('/__control/runner', async ({ body }, reply) => {
    runner.pause(body.paused);
    return reply.code(204).send();
  });
  scope.post<{ Body: TokenOptions }>('/__control/token', async ({ body }) => {
    const nobody = { id: 0, email: body.email, roles: ['ROLE_USER'], companyCode: null, tokenVersion: 0 };
    const holder = (await findUser(db, body.email)) ?? nobody;
    return { token: await tokens.sign(holder, body.ttlSeconds, body.claims) };
  });
  scope.post('/__control/reset', async (_request, reply) => {
    faults.rules.replace([]);
    faults.requests.clear();
    runner.pause(false);
    await reset();
    return reply.code(204).send();
  });
}

/** Adds `/__control/`: faults, the request log, executions, events, dialect, tokens, reset, runner. */
export function addControlRoutes(scope: FastifyInstance, targets: ControlTargets): void {
  addFaultRoutes(scope, targets);
  addExecutionRoutes(scope, targets);
  addStateRoutes(scope, targets);
}
