import type { PageElement } from './parse-html.ts';
import type { TextLine } from './text-lines.ts';

function ancestors(element: PageElement): PageElement[] {
  const list: PageElement[] = [];
  for (let node: PageElement | null = element; node && list.length < 12; node = node.parent) list.push(node);
  return list;
}

/** Steps from `a` up to the nearest element that also holds `b`; large when they are far apart. */
export function lineDistance(a: TextLine | undefined, b: TextLine): number {
  if (!a) return 99;
  const around = ancestors(b.element);
  for (const [step, node] of ancestors(a.element).entries()) {
    const other = around.indexOf(node);
    if (other >= 0) return step + other;
  }
  return 99;
}
