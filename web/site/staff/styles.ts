const button =
  'inline-flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-md px-5 font-semibold aria-disabled:cursor-progress';
export const mainButtonStyles = `${button} bg-ember text-on-ember shadow-pressed hover:bg-ember-strong`;
export const otherButtonStyles = `${button} border border-rule-strong bg-raised text-ink hover:border-ink`;
export const controlStyles =
  'w-full min-w-0 rounded-md border border-rule-strong bg-raised px-3.5 text-ink hover:border-ink-soft focus-visible:border-focus focus-visible:outline-offset-0 aria-invalid:border-bad aria-invalid:shadow-[inset_0_0_0_1px_var(--bad)]';
