/** A link in a dense table, subtle until hovered. */
export const tableLink =
  'font-medium text-ink underline decoration-rule-strong decoration-1 underline-offset-3 hover:decoration-2 hover:decoration-ember';
