import { examineListingPage, type PageReading } from './read-listing-page.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Turns each line of text into a line of a page, so that text and pages share the readers. */
function toHtml(text: string): string {
  const lines = text
    .slice(0, 2_000_000)
    .split(/\r?\n/)
    .map((line) => line.replace(/[&<>]/g, (character) => entities[character] ?? ''));
  return `<body>${lines.map((line) => `<div>${line}</div>`).join('\n')}</body>`;
}

/** The facts of pasted plain text, such as a page copied from the browser. */
export function examineListingText(text: string): PageReading {
  return examineListingPage(toHtml(text));
}
