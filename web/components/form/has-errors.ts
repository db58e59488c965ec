/** Whether a form's errors contain any; an empty list or object counts as nothing. */
export function hasErrors(errors: unknown): boolean {
  if (!errors || typeof errors !== 'object') return false;
  return 'message' in errors || 'type' in errors || Object.values(errors).some(hasErrors);
}
