import { isSilent, tidyText } from './element.ts';
import type { PageElement } from './parse-html.ts';

export type TextLine = { text: string; element: PageElement; zone: number; heading: number };

const inline = new Set(
  'a abbr b bdi bdo big cite code data del dfn em font i ins kbd mark meter nobr output q s samp small span strike strong sub sup time tt u var wbr img input label'.split(
    ' ',
  ),
);
/** A struck-out price is the old one. */
const struck = new Set(['s', 'del', 'strike']);
const maxLines = 8_000;
const maxLineLength = 12_000;

/** The page's text in reading order: inline elements run together, and every block starts a new line. */
export function textLines(root: PageElement): TextLine[] {
  const lines: TextLine[] = [];
  let parts: string[] = [];
  let owner: PageElement = root;
  let hasText = false;

  function flush(): void {
    if (parts.length === 0) return;
    const text = tidyText(parts.join('').slice(0, maxLineLength));
    parts = [];
    hasText = false;
    if (text === '' || lines.length >= maxLines) return;
    lines.push({ text, element: owner, zone: owner.zone, heading: headingLevel(owner) });
  }

  function visit(element: PageElement): void {
    for (const child of element.children) {
      if (typeof child === 'string') {
        if (!hasText && child.trim() === '') continue;
        if (!hasText) owner = element;
        hasText = true;
        parts.push(child);
      } else if (child.tag === 'br') {
        flush();
      } else if (!isSilent(child)) {
        if (inline.has(child.tag)) {
          parts.push(struck.has(child.tag) ? ' was ' : ' ');
          visit(child);
          parts.push(' ');
        } else {
          flush();
          visit(child);
          flush();
        }
      }
    }
  }
  visit(root);
  flush();
  return lines;
}

function headingLevel(element: PageElement): number {
  for (let node: PageElement | null = element, step = 0; node && step < 4; node = node.parent, step++) {
    if (/^h[1-6]$/.test(node.tag)) return Number(node.tag.charAt(1));
  }
  return 0;
}
