import type { toast } from 'sonner';

type Toasts = typeof toast;

const waiting: ((toasts: Toasts) => void)[] = [];
let ready: Toasts | undefined;
let load = () => {};

/** Runs with the toaster on the screen; without one, it is loaded, and messages wait for it. */
export function withToasts(run: (toasts: Toasts) => void): void {
  if (ready) {
    run(ready);
    return;
  }
  waiting.push(run);
  load();
}

/** Sets what loads the toaster. */
export function setToastsLoader(bring: () => void): void {
  load = bring;
  if (waiting.length > 0) load();
}

/** The toaster is mounted. */
export function setToasts(toasts: Toasts): void {
  ready = toasts;
  for (const run of waiting.splice(0)) run(toasts);
}
