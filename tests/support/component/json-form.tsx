import { screen } from '@testing-library/react';
import { useRef, useState, type ReactNode } from 'react';
import { messagesAt, type PlacedViolation } from '@/domain/configuration/place-in-configuration';
import type { OpenEntry } from '@/data/drafts/unfinished/use-open-entry';
import { deleteMappingSchema } from '@/domain/configuration/parts/delete-mapping';
import { OpenEntryContext } from '@/features/job-instances/job-types/kit/entries/open-entry-context';
import { JsonScopeContext, type JsonScope } from '@/features/job-instances/job-types/kit/scope/json-scope';
import { typedTexts, type TypedRecord } from '@/features/job-instances/job-types/kit/scope/typed-texts';

const NONE: readonly PlacedViolation[] = [];

interface JsonFormProps {
  /** The configuration with which the form starts. */
  value: unknown;
  violations?: readonly PlacedViolation[];
  readOnly?: boolean;
  /** The change that the button "Change elsewhere" makes, as if another tab had made it. */
  elsewhere?: (text: string) => string;
  children: ReactNode;
}

/**
 * Provides the context that a form provides to the fields of a configuration: the text, the unfinished input and the
 * open entry. Shows the text in an element with the role "log" and the name "Configuration".
 */
export function JsonForm({ value, violations = NONE, readOnly = false, elsewhere, children }: JsonFormProps) {
  const [text, setText] = useState(() => JSON.stringify(value));
  const [typed, setTyped] = useState<TypedRecord>({});
  const [entry, setEntry] = useState<OpenEntry | null>(null);
  const latest = useRef(text);
  const edit = (change: (before: string) => string): void => {
    latest.current = change(latest.current);
    setText(latest.current);
  };
  const scope: JsonScope = {
    text,
    edit,
    schema: deleteMappingSchema,
    errorAt: (path) => messagesAt(violations, path).join(' ') || null,
    violations,
    typed: typedTexts(text, typed, setTyped),
    readOnly,
    namePrefix: '',
  };
  return (
    <OpenEntryContext value={{ entry, isRead: true, open: setEntry, keep: () => {}, close: () => setEntry(null) }}>
      <JsonScopeContext value={scope}>{children}</JsonScopeContext>
      <pre role="log" aria-label="Configuration">
        {text}
      </pre>
      {elsewhere && <button onClick={() => edit(elsewhere)}>Change elsewhere</button>}
    </OpenEntryContext>
  );
}

/** The current configuration in the form. It can be read even while a dialog hides the form. */
export const configuration = (): unknown =>
  JSON.parse(screen.getByRole('log', { name: 'Configuration', hidden: true }).textContent);
