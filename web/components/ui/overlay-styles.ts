/** Dusk over the page while a dialog or sheet is open. */
export const overlayStyles =
  'fixed inset-0 z-40 bg-[oklch(18%_0.02_120/0.62)] data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out';
