import type { Path } from '@/domain/configuration/schema/path';
import { Columns, Stack } from '@/ui/layout/stack';
import { SwitchAt, TagsAt, TextAt, useFieldLabel } from '../kit/bound-fields';
import { LocaleFallbacks } from './locale-fallbacks';

/** How an option of an asset-service property is named, at a path. */
export function IdentifierFields({ path }: { path: Path }) {
  const label = useFieldLabel();
  const at = <Key extends Parameters<typeof label>[0]>(key: Key) => ({ path: [...path, key], label: label(key) });
  return (
    <Stack gap={3}>
      <Columns gap={3}>
        <TextAt {...at('label_attribute')} required mono />
        <TextAt {...at('bynder_property')} required mono />
        <TagsAt {...at('locales')} keys="separators" />
        <TextAt {...at('channel')} mono />
      </Columns>
      <LocaleFallbacks path={path} />
      <Stack gap={1}>
        <SwitchAt {...at('display_id')} />
        <SwitchAt {...at('parent_dependency')} />
      </Stack>
    </Stack>
  );
}
