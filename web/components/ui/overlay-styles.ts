/**
 * A dark overlay on the page while a dialog or sheet is open. It disappears at once, so that the page is
 * usable again.
 */
export const overlayStyles = 'fixed inset-0 z-40 animate-fade-in bg-[oklch(18%_0.02_120/0.62)]';
