/** "admin.account_created" reads "Admin: account created". */
export function nameAction(action: string): string {
  const words = action.replaceAll('_', ' ').replace('.', ': ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
