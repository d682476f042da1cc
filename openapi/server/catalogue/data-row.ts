/** A row of the data in a connected system. */
export type DataRow = Readonly<Record<string, unknown>>;

/** The rows that a connected system returns, or a function that computes them from the request's parameters. */
export type DataSource = readonly DataRow[] | ((params: DataRow) => readonly DataRow[]);
