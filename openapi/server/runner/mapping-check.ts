import { configuredText } from './configured-text';

type Json = Readonly<Record<string, unknown>>;

const listed = (value: unknown): Json[] =>
  Array.isArray(value) ? value.filter((each): each is Json => typeof each === 'object' && each !== null) : [];

/**
 * Why the PIM refuses one of the mappings; null when it accepts all mappings. The PIM has no attribute whose code ends
 * with `_old`.
 */
export function mappingFailure(configuration: Json): string | null {
  for (const { metadata, akeneo_asset_family: family } of listed(configuration.mappings)) {
    const removed = listed(metadata).find(({ attribute }) => configuredText(attribute).endsWith('_old'));
    if (removed !== undefined)
      return `The attribute "${configuredText(removed.attribute)}" does not exist in the asset family "${configuredText(family)}".`;
  }
  return null;
}
