/** A link in a dense table: calm until it is pointed at. */
export const tableLink =
  'font-medium text-ink underline decoration-rule-strong decoration-1 underline-offset-3 hover:decoration-2 hover:decoration-ember';
