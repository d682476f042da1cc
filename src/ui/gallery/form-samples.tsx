import { useState } from 'react';
import { CodeField } from '../code/code-field';
import { DateTimeField } from '../form/date-time-field';
import { NumberField } from '../form/number-field';
import { PasswordField } from '../form/password-field';
import { SelectField } from '../form/select-field';
import { SwitchField } from '../form/switch-field';
import { SuggestField } from '../form/chakra/suggest-field';
import type { Suggestions } from '../form/suggestion';
import { TagField } from '../form/chakra/tag-field';
import { TextAreaField } from '../form/text-area-field';
import { TextField } from '../form/text-field';
import { Columns, Stack } from '../layout/stack';
import { Tabs } from '../pick/chakra/tabs';

const TABS = [
  { value: 'general', label: 'General data' },
  { value: 'configuration', label: 'Configuration' },
  { value: 'alerting', label: 'Alerting' },
  { value: 'advanced', label: 'Advanced settings' },
  { value: 'history', label: 'History' },
] as const;

const VERBOSITY = ['Normal', 'Verbose', 'Very verbose', 'Debug'].map((label, index) => ({
  value: `${index + 1}`,
  label,
}));

const ATTRIBUTES = ['material', 'material_note', 'season'];

const suggest = (text: string): Suggestions => ({
  title: 'Attributes of packshot',
  facts: '12 min ago',
  items: ATTRIBUTES.filter((value) => value.includes(text)).map((value) => ({
    value,
    label: null,
    note: 'text',
    matchInValue: value.indexOf(text),
    matchInLabel: -1,
  })),
});

/** Samples of tabs and of all form fields. */
export function FormSamples() {
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('general');
  const [text, setText] = useState('Assets to PIM');
  const [size, setSize] = useState('50');
  const [since, setSince] = useState('20/11/2026 10:00:00');
  const [verbosity, setVerbosity] = useState('1');
  const [on, setOn] = useState(true);
  const [mails, setMails] = useState<string[]>(['ops@acme.test', 'not an address']);
  const [attribute, setAttribute] = useState('mat');
  const [json, setJson] = useState('{\n  "delta": true,\n  "keyword": null,\n  "batch": 50,\n  "mappings": []\n}');
  return (
    <Tabs label="Job instance" items={TABS} value={tab} onChange={setTab}>
      <Stack>
        <SwitchField
          label="Enabled"
          value={on}
          onChange={setOn}
          help="A disabled instance is not launched by its schedule."
        />
        <Columns>
          <TextField label="Code" value="assets_to_pim" onChange={setText} readOnly mono />
          <TextField label="Label" value={text} onChange={setText} required help="As it is listed." />
          <TextField
            label="Description"
            value=""
            onChange={setText}
            required
            error="Is required"
            placeholder="Nightly"
          />
          <SelectField label="Execution log verbosity" options={VERBOSITY} value={verbosity} onChange={setVerbosity} />
          <NumberField label="Batch size" value={size} onChange={setSize} />
          <DateTimeField label="Changed since" value={since} onChange={setSince} />
          <PasswordField label="Secret" value="hunter2" onChange={setText} autoComplete="off" />
          <SuggestField label="Attribute" value={attribute} onChange={setAttribute} suggest={suggest} />
          <TagField
            label="Error e-mails"
            value={mails}
            onChange={setMails}
            keys="separators"
            isInvalid={(mail) => !mail.includes('@')}
          />
        </Columns>
        <SwitchField label="Event trigger" value={!on} onChange={(next) => setOn(!next)} />
        <TextAreaField label="Notes" value={text} onChange={setText} />
        <CodeField label="JSON configuration" value={json} onChange={setJson} rows={8} help="Checked while you type." />
      </Stack>
    </Tabs>
  );
}
