/** A person as the server sends them: by id, by e-mail or by both. A missing part is null. */
export interface Person {
  id: string | null;
  email: string | null;
}

/** A person in the cache. The e-mail is null if the server does not send it. */
export interface PersonRow {
  id: string;
  email: string | null;
}

/** The user of a token or a session as a person. */
export function personOf({ id, email }: { id: number | null; email: string }): Person {
  return { id: id === null ? null : String(id), email };
}

/**
 * Whether two records belong to the same person. Compares the ids if both have one, else the e-mails. Null if they have
 * neither two ids nor two e-mails to compare.
 */
export function isSamePerson(one: Person, other: Person): boolean | null {
  if (one.id !== null && other.id !== null) return one.id === other.id;
  if (one.email !== null && other.email !== null) return one.email.toLowerCase() === other.email.toLowerCase();
  return null;
}
