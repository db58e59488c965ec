import { type ExternalToast, toast } from 'sonner';

type NotifyOptions = Pick<ExternalToast, 'id' | 'description' | 'action'> & { durationMs?: number };

// Long enough to read twice at a slow pace; errors stay longer because they ask for a decision.
const durations = { success: 5000, info: 5000, error: 8000 };

const destructiveLook =
  'border-bad-solid! bg-bad-solid! text-on-bad! [--mark:currentColor] [&_[data-description]]:text-on-bad! [--focus:currentColor]';

function show(tone: keyof typeof durations, title: string, options: NotifyOptions, className?: string) {
  const { durationMs = durations[tone], ...rest } = options;
  return toast[tone](title, { ...rest, duration: durationMs, className });
}

/** Toasts. An id given twice replaces the first toast instead of stacking a second one. */
export const notify = {
  success: (title: string, options: NotifyOptions = {}) => show('success', title, options),
  info: (title: string, options: NotifyOptions = {}) => show('info', title, options),
  error: (title: string, options: NotifyOptions = {}) => show('error', title, options),
  /** An error in full red, for something that was lost or refused. */
  destructive: (title: string, options: NotifyOptions = {}) => show('error', title, options, destructiveLook),
  dismiss: (id?: string | number) => toast.dismiss(id),
};
