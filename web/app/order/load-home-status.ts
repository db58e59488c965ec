/** Loads the component that shows a home, once the link field has the focus, so that a pasted link is read at once. */
export function loadHomeStatus() {
  return import('./home-status.tsx');
}
