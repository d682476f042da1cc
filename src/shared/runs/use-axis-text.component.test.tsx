import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '@tests/support/component/render';
import { useAxisText } from './use-axis-text';

function Axis({ minutes }: { minutes: readonly number[] }) {
  const ticks = minutes.map((each) => each * 60_000);
  const text = useAxisText(ticks);
  return ticks.map((tick) => <li key={tick}>{text(tick)}</li>);
}

test.each([
  [
    [0, 0.5, 1],
    ['0', '30 s', '60 s'],
  ],
  [
    [0, 30, 60, 90],
    ['0', '30 min', '60 min', '90 min'],
  ],
  [
    [0, 60, 120],
    ['0', '1 h', '2 h'],
  ],
])('all ticks of an axis have the same unit: %j', (minutes, texts) => {
  show(<Axis minutes={minutes} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(texts);
});
