/** The styles of every control that people type or choose in. */
export const controlStyles = [
  'w-full min-w-0 rounded-md border border-rule-strong bg-raised text-base text-ink',
  'transition-[border-color,background-color] duration-150 ease-settle',
  'placeholder:text-ink-faint hover:border-ink-soft',
  'focus-visible:border-focus focus-visible:outline-offset-0',
  'aria-invalid:border-bad aria-invalid:shadow-[inset_0_0_0_1px_var(--bad)]',
  'disabled:cursor-not-allowed disabled:border-rule disabled:bg-sunken disabled:text-ink-faint',
];
