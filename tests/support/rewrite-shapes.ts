import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { checkShape } from '../architecture/support/check-shape';
import { committedShape, guardedShapes, shapeText } from '../architecture/support/shapes';

/** `npm run shapes`: rewrites the committed shapes. When the code must change first, it refuses and exits with 1. */
for (const shape of guardedShapes) {
  const current = await shape.current();
  const { state, advice } = checkShape(shape, committedShape(shape.file), current);
  if (state === 'refused') {
    console.error(advice);
    process.exitCode = 1;
  } else if (state === 'rewrite') {
    mkdirSync(dirname(shape.file), { recursive: true });
    writeFileSync(shape.file, shapeText(current));
    console.log(`${shape.file} is written: number ${current.number}.`);
  } else console.log(`${shape.file} is up to date.`);
}
