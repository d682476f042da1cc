/** A user as screens show them. Dates are ISO 8601. */
export interface User {
  id: number;
  email: string;
  companyCode: string | null;
  companyName: string | null;
  /** All roles that the user has on the server, including roles that the console does not know. */
  roles: string[];
  preferredLocale: string | null;
  createdAt: string | null;
  updatedAt: string | null;
  lastConnectionDate: string | null;
}
