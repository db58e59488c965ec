/** What the operations page shows is kept under this key. */
export const OPERATIONS = 'operations';
export const REFRESH_MS = 10_000;
