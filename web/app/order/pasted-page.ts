/** What was put into the paste field: typed or pasted text, and a copied page with its photos if the clipboard had one. */
export type PastedPage = { text: string; html: string };

export const nothingPasted: PastedPage = { text: '', html: '' };

const sourceText = /^\s*(?:<!doctype|<html|<head|<body)/i;

/**
 * The copied page in a clipboard, with its photos; empty if the clipboard's text says it all, or is the source of a page,
 * which holds even more.
 */
export function copiedPage(clipboard: { text: string; html: string }): string {
  const { text, html } = clipboard;
  if (sourceText.test(text)) return '';
  return countPhotos(html) > 0 || /<(?:table|h[1-6]|li|dl)\b/i.test(html) ? html : '';
}

/** Photos that a copied page names or holds. */
export function countPhotos(html: string): number {
  return html.match(/<img\b[^>]{0,4000}?\bsrc\s*=\s*["']?(?:https?:|data:image)/gi)?.length ?? 0;
}

/** One page out of everything that was pasted and typed. */
export function toPage({ text, html }: PastedPage): { html: string } | { text: string } {
  if (html === '') return { text };
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const escaped = lines.map((line) => `<p>${line.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`);
  return { html: html + escaped.join('') };
}
