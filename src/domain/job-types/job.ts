/** One job definition of `list_jobs`; `defaultConf` is JSON text. */
export interface JobRow {
  code: string;
  defaultConf: string;
  hasEventTrigger: boolean;
  connector: string | null;
}
