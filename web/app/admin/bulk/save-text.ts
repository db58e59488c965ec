import { saveFile } from '../../save-file.ts';

/** Downloads a text as a file. */
export function saveText(name: string, text: string): void {
  // The byte order mark tells spreadsheets that the file is UTF-8.
  saveFile(name, new Blob([`\ufeff${text}`], { type: 'text/csv' }));
}
