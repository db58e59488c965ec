/** A link inside or under a form. */
export const textLink =
  'inline-flex min-h-6 items-center font-semibold text-ember-text underline decoration-1 underline-offset-4 hover:decoration-2';
