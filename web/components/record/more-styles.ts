/** The control that opens the rest of a list or a text. */
export const moreStyles =
  'inline-flex min-h-11 cursor-pointer list-none items-center font-semibold text-ember-text underline decoration-1 underline-offset-4 hover:decoration-2 [&::-webkit-details-marker]:hidden';
