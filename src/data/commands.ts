import type { Commands, OptionList, Outcome } from '@workers/protocol/sync-api';
import type { ConnectionType } from '@/domain/connection';
import { runCommand } from './sync/sync-connection';

type Answer<N extends keyof Commands> = Promise<Outcome<Commands[N]['answer']>>;

/** The commands of the worker. None of them is ever queued or retried automatically. */
export const commands = {
  /** `delta` null launches as the instance is configured. */
  launch: (code: string, delta: boolean | null): Answer<'launch'> => runCommand('launch', { code, delta }),
  stop: (id: number): Answer<'stop'> => runCommand('stop', { id }),
  readWarnings: (stepId: number, page: number): Answer<'readWarnings'> => runCommand('readWarnings', { stepId, page }),
  downloadLog: (id: number): Answer<'downloadLog'> => runCommand('downloadLog', { id }),
  findUsers: (email: string): Answer<'findUsers'> => runCommand('findUsers', { email }),
  findCompanies: (name: string): Answer<'findCompanies'> => runCommand('findCompanies', { name }),
  readExecution: (id: number): Answer<'readExecution'> => runCommand('readExecution', { id }),
  readInstance: (code: string): Answer<'readInstance'> => runCommand('readInstance', { code }),
  deleteInstance: (code: string): Answer<'deleteInstance'> => runCommand('deleteInstance', { code }),
  readHistory: (code: string, page: number): Answer<'readHistory'> => runCommand('readHistory', { code, page }),
  readMetafieldKeys: (args: Commands['readMetafieldKeys']['args']): Answer<'readMetafieldKeys'> =>
    runCommand('readMetafieldKeys', args),
  readConnections: (type: ConnectionType): Answer<'readConnections'> => runCommand('readConnections', { type }),
  readOptions: (list: OptionList): Answer<'readOptions'> => runCommand('readOptions', { list }),
  readConnection: (type: ConnectionType, id: number | string): Answer<'readConnection'> =>
    runCommand('readConnection', { type, id }),
  createSecuredVariable: (args: Commands['createSecuredVariable']['args']): Answer<'createSecuredVariable'> =>
    runCommand('createSecuredVariable', args),
  updateSecuredVariable: (args: Commands['updateSecuredVariable']['args']): Answer<'updateSecuredVariable'> =>
    runCommand('updateSecuredVariable', args),
  deleteSecuredVariable: (args: Commands['deleteSecuredVariable']['args']): Answer<'deleteSecuredVariable'> =>
    runCommand('deleteSecuredVariable', args),
};
