import type { Page } from '@playwright/test';
import type { ApiClient } from '../fixtures/api-client';
import type { ConsoleServer } from '../fixtures/console-server';
import type { ExecutionControl } from '../fixtures/execution-control';

/** What a stage can use to prepare a state. */
export interface Stage {
  readonly page: Page;
  readonly server: ConsoleServer;
  readonly control: ExecutionControl;
  readonly api: (who: string) => Promise<ApiClient>;
}

/** A screen to take pictures of. */
export interface Screen {
  /** File name of its pictures. */
  readonly name: string;
  readonly path: string | ((api: ApiClient) => Promise<string>);
  /** Role or e-mail; undefined without a sign-in. */
  readonly who?: string;
  /** Changes the sample data or makes drafts, once. */
  readonly stage?: (stage: Stage) => Promise<void>;
  /** Prepares the page at each width, e.g. opens a menu. */
  readonly prepare?: (page: Page) => Promise<void>;
}
