import type * as z from 'zod/mini';
import type { BindingKind } from '@/domain/configuration/pim/multibinding';
import type { MappingKind } from '@/domain/configuration/pim/mapping';
import type { DecidedSchema } from './decided-lists';
import type { JobCode } from './job-codes';

/** Which sub-form a configuration is edited with. */
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
  /** Null stands for every job that the console does not know. */
  code: JobCode | null;
  form: F;
  /** The configuration; unknown keys are allowed and kept. */
  schema: z.core.$ZodObject;
  /** Secured variables that have inputs of their own in the sub-form. */
  securedCodes: readonly string[];
}

/** What differs between the nine product-information jobs. */
export interface ProductInformationVariant {
  hasAssetServiceConnection: boolean;
  /** What a mapping writes; null without mappings. */
  mappingKind: MappingKind | null;
  /** What assets are bound to, which names the list (`MULTIBINDING_KEYS`); null without multibindings. */
  bindingKind: BindingKind | null;
  hasReverseMapping: boolean;
}

export interface ProductInformationJob extends JobTypeBase<'product-information'> {
  variant: ProductInformationVariant;
}

/** What the console knows about a job: how its configuration is edited and what may stand in it. */
export type JobType = ProductInformationJob | JobTypeBase<Exclude<FormKind, 'product-information'>>;

/** A job type without variants. A list of entries in its schema needs a decision about their identity to compile. */
export function jobType<F extends Exclude<FormKind, 'product-information'>, S extends z.core.$ZodObject>(
  code: JobCode | null,
  form: F,
  schema: S & DecidedSchema<S>,
  securedCodes: readonly string[] = [],
): JobTypeBase<F> {
  return { code, form, schema, securedCodes };
}
