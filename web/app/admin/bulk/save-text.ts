/** Offers a text as a file to keep. */
export function saveText(name: string, text: string): void {
  // The mark tells spreadsheets that the letters are UTF-8.
  const url = URL.createObjectURL(new Blob([`\ufeff${text}`], { type: 'text/csv' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
