import type { ApiClient } from '../../fixtures/api-client';

/** The code of a job from the asset service to the PIM. Acme and Globex each have one integration with this job. */
export const PACKSHOTS = 'bynder_media_to_akeneo_asset_sync';

/** The parts of a stored configuration that a stage changes. */
export interface MediaConfiguration {
  mappings: {
    conditions: { field: string; operator: string; value: unknown }[];
    media_urls: { bynderMetadata: string; attribute: string }[];
    metadata: { bynderMetadata: string; attribute: string; property_type: string; locale: string; channel: string }[];
  }[];
  delta: boolean;
  assetWriterBatchSize: number;
}

export const instancePath = (code: string): string => `/api/job_instances/${code}`;

/**
 * Reads the configuration of an integration, applies a change to it, and returns the text. Does not store the change.
 */
export async function changedConfiguration(
  client: ApiClient,
  code: string,
  change: (configuration: MediaConfiguration) => void,
): Promise<string> {
  const { body } = await client.get<{ configuration: string }>(instancePath(code));
  return changedText(body.configuration, change);
}

/** Applies a change to a configuration. Takes and returns JSON text. */
export function changedText(text: string, change: (configuration: MediaConfiguration) => void): string {
  const configuration = JSON.parse(text) as MediaConfiguration;
  change(configuration);
  return JSON.stringify(configuration, null, 2);
}

/** A metadata line of a mapping. */
export const metadataLine = (
  bynderMetadata: string,
  attribute: string,
): MediaConfiguration['mappings'][number]['metadata'][number] => ({
  bynderMetadata,
  attribute,
  property_type: 'simple',
  locale: '*',
  channel: '*',
});

/** Changes an integration on the server. Throws if the server refuses the change. */
export async function patch(client: ApiClient, code: string, fields: object): Promise<void> {
  const { status, body } = await client.patch(instancePath(code), fields);
  if (status !== 200) throw new Error(`The change of ${code} was answered with ${status} ${JSON.stringify(body)}`);
}
