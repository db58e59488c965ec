import type { PageElement } from './parse-html.ts';

/** Depth-first over the elements; the tree's depth is bounded by the parser. */
export function walkElements(
  element: PageElement,
  visit: (element: PageElement) => boolean | undefined,
): void {
  if (visit(element) === false) return;
  for (const child of element.children) {
    if (typeof child !== 'string') walkElements(child, visit);
  }
}

const silent = new Set(['script', 'style', 'noscript', 'template', 'head', 'select', 'option', 'textarea']);

export function isSilent(element: PageElement): boolean {
  return silent.has(element.tag);
}

/** The text a reader sees, one space between parts, cut at `limit` characters. */
export function textOf(element: PageElement, limit = 2_000): string {
  const parts: string[] = [];
  let length = 0;
  const collect = (node: PageElement): void => {
    for (const child of node.children) {
      if (length > limit) return;
      if (typeof child === 'string') {
        parts.push(child);
        length += child.length;
      } else if (!isSilent(child)) {
        parts.push(' ');
        collect(child);
        parts.push(' ');
      }
    }
  };
  collect(element);
  return tidyText(parts.join('')).slice(0, limit);
}

export function tidyText(text: string): string {
  return text
    .replace(/[\s\u00a0\u200b\ufeff]+/g, ' ')
    .replace(/ (?=[,;:.](?: |$))/g, '')
    .trim();
}

export function isHidden(element: PageElement): boolean {
  const { style, hidden, type } = element.attrs;
  return hidden !== undefined || type === 'hidden' || (style !== undefined && /display:\s*none/i.test(style));
}
