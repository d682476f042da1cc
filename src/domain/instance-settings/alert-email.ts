/** Whether a tag of an alert list looks like an e-mail address: no white space, no second @. */
export const isAlertEmail = (tag: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(tag);
