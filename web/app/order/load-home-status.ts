/** Loads what shows a home. It starts when the link field gets the focus, so that a pasted link is read at once. */
export function loadHomeStatus() {
  return import('./home-status.tsx');
}
