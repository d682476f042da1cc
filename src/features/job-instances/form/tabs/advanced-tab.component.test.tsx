import { screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { NEW_INSTANCE } from '@/domain/instance-fields';
import { show } from '@tests/support/component/render';
import { signIn } from '@tests/support/component/world';
import type { TabProps } from '../form-field';
import { AdvancedTab } from './advanced-tab';

test('the schedule shows its time zone before anything is typed', async () => {
  signIn();
  const props = { value: NEW_INSTANCE, set: {}, errors: {}, isNew: true, readOnly: false } as unknown as TabProps;
  show(
    <MemoryRouter>
      <AdvancedTab {...props} instance={null} />
    </MemoryRouter>,
  );
  const description = /in the server’s time zone/;
  expect(await screen.findByRole('textbox', { name: 'Cron expression', description })).not.toBeNull();
});
