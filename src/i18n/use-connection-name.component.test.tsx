import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { connectionRow } from '@tests/support/connection-row';
import { show, speak } from '@tests/support/component/render';
import { useConnectionName } from './use-connection-name';

function Names() {
  const nameOf = useConnectionName();
  const rows = [connectionRow('akeneo', 12, { label: ' ' }), connectionRow('shopify', 3)];
  return <p>{rows.map(nameOf).join(', ')}</p>;
}

test('a connection without a visible label is named after its system and number', async () => {
  show(<Names />);
  expect(screen.getByText('PIM 12, Shop 3')).toBeDefined();
  await speak('fr');
  expect(screen.getByText('PIM 12, Boutique 3')).toBeDefined();
});
