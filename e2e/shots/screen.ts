import type { Page } from '@playwright/test';
import type { ApiClient } from '../fixtures/api-client';
import type { ConsoleServer } from '../fixtures/console-server';
import type { ExecutionControl } from '../fixtures/execution-control';

/** What a screen's `stage` uses to prepare the sample data and drafts. */
export interface Stage {
  readonly page: Page;
  readonly server: ConsoleServer;
  readonly control: ExecutionControl;
  readonly api: (who: string) => Promise<ApiClient>;
}

/** A screen to take pictures of. */
export interface Screen {
  /** The beginning of the file names of the pictures. */
  readonly name: string;
  readonly path: string | ((api: ApiClient) => Promise<string>);
  /** The role or e-mail of the person to sign in; undefined for no sign-in. */
  readonly who?: string;
  /** Runs once, before the first picture. Changes the sample data or makes drafts. */
  readonly stage?: (stage: Stage) => Promise<void>;
  /** Prepares the page at each width, e.g. opens a menu. */
  readonly prepare?: (page: Page) => Promise<void>;
}
