import { Ellipsis, Pencil, Play, Trash } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/button';
import { IconButton } from '../button/icon-button';
import { LinkButton } from '../button/link-button';
import { SplitButton } from '../button/split-button';
import { TextField } from '../form/text-field';
import { Section } from '../layout/section';
import { Row, Stack } from '../layout/stack';
import { Menu } from '../overlay/menu';
import type { MenuItem } from '../overlay/menu-items';
import { Modal } from '../overlay/modal';
import { toast } from '../overlay/toast';
import { useConfirm } from '../overlay/use-confirm';
import { CopyButton } from '../text/copy-button';

const LAUNCHES: MenuItem[] = [
  { key: 'full', label: 'Launch a full job', onSelect: () => toast.info('Full job') },
  { key: 'delta', label: 'Launch a delta job', onSelect: () => toast.info('Delta job') },
];
const ACTIONS: MenuItem[] = [
  { key: 'edit', label: 'Edit', icon: Pencil, to: '/job_instance/a/edit' },
  {
    key: 'delete',
    label: 'Delete',
    icon: Trash,
    danger: true,
    separated: true,
    onSelect: () => toast.error('Deleted'),
  },
];

/** Samples of buttons, menus, dialogs and toasts. */
export function OverlaySamples() {
  const confirm = useConfirm();
  const [size, setSize] = useState<'medium' | 'wide' | 'side' | null>(null);
  const [text, setText] = useState('');
  const ask = async (): Promise<void> => {
    const sure = await confirm({ text: 'The execution stops after its current step.', danger: true });
    toast[sure ? 'success' : 'info'](sure ? 'Job execution is stopping ...' : 'Nothing was stopped');
  };
  return (
    <Section title="Buttons and overlays">
      <Stack gap={3}>
        <Row>
          <Button variant="primary">Primary</Button>
          <Button>Default</Button>
          <Button variant="quiet">Quiet</Button>
          <Button variant="danger" onClick={() => void ask()}>
            Stop
          </Button>
          <Button busy>Saving</Button>
          <Button disabled>Disabled</Button>
          <Button disabledReason="This needs a connection.">Offline</Button>
          <LinkButton to="/job_instance" icon={Pencil}>
            Edit
          </LinkButton>
          <CopyButton text="104233" />
        </Row>
        <Row>
          <SplitButton menuLabel="Launch options" items={LAUNCHES} icon={Play} size="large">
            Launch
          </SplitButton>
          <Menu
            items={ACTIONS}
            renderTrigger={(attributes) => <IconButton {...attributes} icon={Ellipsis} label="More actions" />}
          />
          <Button onClick={() => setSize('medium')}>Modal</Button>
          <Button onClick={() => setSize('wide')}>Wide modal</Button>
          <Button onClick={() => setSize('side')}>Side panel</Button>
          <Button onClick={() => toast.success('Your data has been saved successfully')}>Toast</Button>
        </Row>
      </Stack>
      <Modal
        open={size !== null}
        size={size ?? 'medium'}
        title="Mapping"
        dirty={text !== ''}
        onClose={() => {
          setSize(null);
          setText('');
        }}
        footer={<Button variant="primary">Save</Button>}
      >
        <TextField label="Attribute" value={text} onChange={setText} />
      </Modal>
    </Section>
  );
}
