/** The column that every section of a public page keeps to. */
export const columnStyles = 'mx-auto max-w-page px-4 sm:px-6';

/** A link with an arrow that leads on. */
export const onwardLinkStyles =
  'inline-flex min-h-11 items-center gap-2 font-semibold text-ember-text underline decoration-1 underline-offset-4 hover:decoration-2';
