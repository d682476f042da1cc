/** Width of a skeleton bar in per cent of its cell; varies, so that rows look like texts of different lengths. */
export const skeletonWidth = (row: number, column: number): number => 55 + ((row * 7 + column * 13) % 35);
