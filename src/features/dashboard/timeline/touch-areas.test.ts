import { expect, test } from 'vitest';
import { touchAreas } from './touch-areas';

test('a lone mark can be pressed within 24 px, a wide one within its own width', () => {
  expect(touchAreas([{ x: 100, width: 6 }])).toEqual([{ x: 91, width: 24 }]);
  expect(touchAreas([{ x: 100, width: 80 }])).toEqual([{ x: 100, width: 80 }]);
});

test('marks that are close share the space between them', () => {
  expect(
    touchAreas([
      { x: 100, width: 6 },
      { x: 112, width: 6 },
    ]),
  ).toEqual([
    { x: 91, width: 18 },
    { x: 109, width: 18 },
  ]);
});
