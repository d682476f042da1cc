/** A user as the screens show it. Dates are ISO 8601. */
export interface User {
  id: number;
  email: string;
  companyCode: string | null;
  companyName: string | null;
  /** All roles on the server, including roles that are unknown to the console. */
  roles: string[];
  preferredLocale: string | null;
  createdAt: string | null;
  updatedAt: string | null;
  lastConnectionDate: string | null;
}
