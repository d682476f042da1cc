import type { CompanyChoice } from '@/data/online/companies';
import type { ConnectionItem } from '@/domain/connection';

export interface ConnectionFormProps {
  /** Null for a new one. */
  connection: ConnectionItem | null;
  /** Null for everyone except the super administrator. */
  companies: readonly CompanyChoice[] | null;
}
