import { expect, test } from 'vitest';
import { touchAreas } from './touch-areas';

test('without neighbours, a narrow mark has an area of 24 px, and a wide mark has an area of its own width', () => {
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
