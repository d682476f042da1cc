/** Rows of texts of different lengths: how much of a cell the bar in its place takes, in per cent. */
export const skeletonWidth = (row: number, column: number): number => 55 + ((row * 7 + column * 13) % 35);
