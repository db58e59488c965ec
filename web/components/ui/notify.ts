import type { ExternalToast } from 'sonner';
import { withToasts } from './toasts.ts';

type NotifyOptions = Pick<ExternalToast, 'id' | 'description' | 'action'> & { durationMs?: number };

// Long enough to read twice at a slow pace; errors stay longer because they ask for a decision.
const durations = { success: 5000, info: 5000, error: 8000 };

const destructiveStyles =
  'border-bad-solid! bg-bad-solid! text-on-bad! [--mark:currentColor] [&_[data-description]]:text-on-bad! [--focus:currentColor]';

/**
 * A caller's name → the toast that currently has it. The toaster dismisses on the next frame, so a toast shown right
 * after a dismissal must be a new one, or it would be dismissed too.
 */
const shown = new Map<string | number, string>();
let count = 0;

function toastFor(id: string | number | undefined): string {
  count += 1;
  const fresh = `toast-${count}`;
  if (id === undefined) return fresh;
  const current = shown.get(id) ?? fresh;
  shown.set(id, current);
  return current;
}

function show(tone: keyof typeof durations, title: string, options: NotifyOptions, className?: string) {
  const { durationMs = durations[tone], id, ...rest } = options;
  const toastId = toastFor(id);
  withToasts((toasts) => toasts[tone](title, { ...rest, id: toastId, duration: durationMs, className }));
}

function dismiss(id: string | number): void {
  const current = shown.get(id);
  shown.delete(id);
  if (current) withToasts((toasts) => toasts.dismiss(current));
}

/** Toasts. An id used twice replaces the first toast instead of stacking a second one. */
export const notify = {
  success: (title: string, options: NotifyOptions = {}) => show('success', title, options),
  info: (title: string, options: NotifyOptions = {}) => show('info', title, options),
  error: (title: string, options: NotifyOptions = {}) => show('error', title, options),
  /** An error in full red, for something that was lost or refused. */
  destructive: (title: string, options: NotifyOptions = {}) =>
    show('error', title, options, destructiveStyles),
  dismiss,
};
