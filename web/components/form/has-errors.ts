/** Whether anything in the errors of a form is one; a list or an object of none counts as nothing. */
export function hasErrors(errors: unknown): boolean {
  if (!errors || typeof errors !== 'object') return false;
  return 'message' in errors || 'type' in errors || Object.values(errors).some(hasErrors);
}
