import { useMemo } from 'react';
import type { Path } from '@/domain/configuration/schema/path';
import { TagField, type TagFieldProps } from '@/ui/form/chakra/tag-field';
import type { Option } from '@/ui/pick/option';
import { NameNote } from './name-note';
import { useNameField, type NameField } from './use-name-field';
import styles from './names.module.css';

interface NamedTagFieldProps extends Omit<TagFieldProps, 'suggest' | 'isDoubtful' | 'onTouch' | 'onLeave'> {
  /** The path in the JsonScope's text. */
  path: Path;
}

/**
 * A field for a list of texts. If the texts are names of a connected system, the field suggests names and marks unknown
 * names.
 */
export function NamedTagField({ path, ...props }: NamedTagFieldProps) {
  const names = useNameField(path);
  return names === undefined ? <TagField {...props} /> : <WithNames {...props} names={names} />;
}

function WithNames({ names, help, ...props }: Omit<NamedTagFieldProps, 'path'> & { names: NameField }) {
  const { value, onChange } = props;
  const { accepted, suggest, setFocused, verdict, connections } = names;
  const options = useMemo(
    () =>
      suggest &&
      ((text: string): Option[] =>
        suggest(text).items.map(({ value: code, label, note }) => ({
          value: code,
          label: code,
          note: [label, note].filter(Boolean).join(', '),
        }))),
    [suggest],
  );
  const judged = value.map((text) => ({ text, verdict: verdict(text) }));
  const doubtful = judged.filter(({ verdict: { kind } }) => kind === 'unknown' || kind === 'off');
  const marked = new Set(doubtful.map(({ text }) => text));
  return (
    <TagField
      {...props}
      suggest={options ?? undefined}
      onTouch={() => setFocused(true)}
      onLeave={() => setFocused(false)}
      isDoubtful={(tag) => marked.has(tag)}
      help={
        accepted === null || doubtful.length === 0 ? (
          help
        ) : (
          <span className={styles.notes}>
            {doubtful.map(({ text, verdict: each }) => (
              <NameNote
                key={text}
                accepted={accepted}
                text={text}
                verdict={each}
                connections={connections}
                showsText
                onUse={(code) => onChange(replaced(value, text, code))}
                onRemove={() => onChange(value.filter((tag) => tag !== text))}
              />
            ))}
          </span>
        )
      }
    />
  );
}

/** The tags with `code` in place of `text`, without duplicates. */
const replaced = (tags: readonly string[], text: string, code: string): string[] => [
  ...new Set(tags.map((tag) => (tag === text ? code : tag))),
];
