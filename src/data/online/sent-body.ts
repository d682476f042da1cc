/** The body of a request to a route's action. The request comes from a form of this page and never leaves the page. */
export async function sentBody<T>(request: Request): Promise<T> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the route's own form has made the body
  return (await request.json()) as T;
}
