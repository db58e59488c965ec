import { textOf, walkElements } from '../page/element.ts';
import type { Page } from '../page/page.ts';
import type { PageElement } from '../page/parse-html.ts';
import { zones } from '../page/zones.ts';
import { labelOf } from './labels.ts';
import type { LabeledValue } from './read-labels.ts';

function cellsOf(row: PageElement): PageElement[] {
  return row.children.filter(
    (child) => typeof child !== 'string' && (child.tag === 'td' || child.tag === 'th'),
  ) as PageElement[];
}

function rowsOf(table: PageElement): PageElement[] {
  const rows: PageElement[] = [];
  walkElements(table, (element) => {
    if (element !== table && element.tag === 'table') return false;
    if (element.tag === 'tr') rows.push(element);
    return rows.length < 40;
  });
  return rows;
}

/** Tables with a row of labels above one row of values. More rows would be other homes. */
export function tablePairs(page: Page): LabeledValue[] {
  const found: LabeledValue[] = [];
  walkElements(page.root, (element) => {
    if (element.zone & (zones.similar | zones.history | zones.chrome | zones.money)) return false;
    if (element.tag !== 'table') return undefined;
    const rows = rowsOf(element)
      .map(cellsOf)
      .filter((cells) => cells.length > 1);
    const [head, values] = rows;
    if (rows.length !== 2 || !head || !values || head.length !== values.length) return undefined;
    const labels = head.map((cell) => textOf(cell, 60).replace(/[:\s]+$/, ''));
    if (labels.filter((label) => labelOf(label)).length < Math.max(2, labels.length / 2)) return undefined;
    for (const [index, label] of labels.entries()) {
      const known = labelOf(label);
      const cell = values[index];
      const value = cell ? textOf(cell, 120) : '';
      if (known && value) found.push({ ...known, label, value, line: 0 });
    }
    return undefined;
  });
  return found;
}
