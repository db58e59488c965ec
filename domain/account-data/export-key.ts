/** Private: only its owner gets a link. */
export function exportKey(exportId: string): string {
  return `private/exports/${exportId}.zip`;
}
