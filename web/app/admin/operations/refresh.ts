/** The query key of the operations page. */
export const OPERATIONS = 'operations';
export const REFRESH_MS = 10_000;
