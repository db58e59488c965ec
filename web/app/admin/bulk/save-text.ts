/** Downloads a text as a file. */
export function saveText(name: string, text: string): void {
  // The byte order mark tells spreadsheets that the file is UTF-8.
  const url = URL.createObjectURL(new Blob([`\ufeff${text}`], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
