import type * as z from 'zod/mini';
import type { BindingKind } from '@/domain/configuration/pim/multibinding';
import type { MappingKind } from '@/domain/configuration/pim/mapping';
import type { SchemaWithIdentifiedLists } from './identified-lists';
import type { JobCode } from './job-codes';

/** The sub-form that edits a configuration. */
export type FormKind =
  | 'watermark'
  | 'shop-sync'
  | 'product-information'
  | 'product-to-asset-service'
  | 'delete-assets'
  | 'shop-delete'
  | 'rules'
  | 'generic';

interface JobTypeBase<F extends FormKind> {
  /** Null for jobs that the console does not know. */
  code: JobCode | null;
  form: F;
  /** The schema of the configuration. Unknown keys are allowed and kept. */
  schema: z.core.$ZodObject;
  /** The codes of the secured variables that have their own inputs in the sub-form. */
  securedCodes: readonly string[];
}

/** The differences between the nine product-information jobs. */
export interface ProductInformationVariant {
  hasAssetServiceConnection: boolean;
  /** The kind of mappings; null if the job has no mappings. */
  mappingKind: MappingKind | null;
  /**
   * The things to which the job binds assets. They decide the key of the list of multibindings (`MULTIBINDING_KEYS`).
   * Null if the job has no multibindings.
   */
  bindingKind: BindingKind | null;
  hasReverseMapping: boolean;
}

export interface ProductInformationJob extends JobTypeBase<'product-information'> {
  variant: ProductInformationVariant;
}

/** A job with its sub-form and the schema of its configuration. */
export type JobType = ProductInformationJob | JobTypeBase<Exclude<FormKind, 'product-information'>>;

/** Creates a job type without variants. A list of entries without a rule in `natural-keys.ts` is a type error. */
export function jobType<F extends Exclude<FormKind, 'product-information'>, S extends z.core.$ZodObject>(
  code: JobCode | null,
  form: F,
  schema: S & SchemaWithIdentifiedLists<S>,
  securedCodes: readonly string[] = [],
): JobTypeBase<F> {
  return { code, form, schema, securedCodes };
}
