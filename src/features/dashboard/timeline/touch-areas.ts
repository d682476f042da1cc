/** The width that a finger needs, px. */
const TOUCH_WIDTH = 24;

/** A place on the time axis, px. */
interface Place {
  x: number;
  width: number;
}

/**
 * The areas in which a press hits a mark. An area is as wide as its mark or, if that is more, as wide as a finger
 * needs, but it reaches at most half-way to the marks on its left and right.
 * @param marks the marks from left to right
 */
export function touchAreas(marks: readonly Place[]): Place[] {
  return marks.map(({ x, width }, index) => {
    const spare = Math.max(0, (TOUCH_WIDTH - width) / 2);
    const before = marks[index - 1];
    const after = marks[index + 1];
    const left = Math.max(x - spare, before === undefined ? -Infinity : (before.x + before.width + x) / 2);
    const right = Math.min(x + width + spare, after === undefined ? Infinity : (x + width + after.x) / 2);
    return { x: left, width: right - left };
  });
}
