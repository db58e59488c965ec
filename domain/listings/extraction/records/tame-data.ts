import { type Budget, parseLenientJson } from '../json/lenient-json.ts';
import { cutText, longestText, longestValue } from '../values/cut-text.ts';
import { meaningOf } from './field-names.ts';

type Place = { depth: number; nestedText: number; most: number };
type Count = { nodes: number };

const mostNodes = 400_000;
const mostNames = 2_000;
const mostItems = 2_000;
const longestName = 200;
const maxDepth = 80;
const maxNestedTexts = 3;

/** How much of a value under this name is kept; what stands below a description is part of it. */
function mostUnder(name: string, around: number): number {
  const field = meaningOf(name)?.field;
  return field === 'description' || field === 'disclaimer' ? longestText : around;
}

/** Long data in a string is read as data; any other text is cut. */
function tameString(text: string, at: Place, budget: Budget, count: Count): unknown {
  if (text.length > longestValue && at.nestedText < maxNestedTexts && /^[{["]/.test(text)) {
    const inner = parseLenientJson(text, budget);
    if (typeof inner === 'object' && inner !== null)
      return tame(inner, { ...at, depth: at.depth + 1, nestedText: at.nestedText + 1 }, budget, count);
  }
  if (text.length > longestValue) budget.characters -= Math.min(text.length, at.most * 4);
  return budget.characters < 0 ? null : cutText(text, at.most);
}

function tame(value: unknown, at: Place, budget: Budget, count: Count): unknown {
  if (typeof value === 'string') return tameString(value, at, budget, count);
  if (typeof value !== 'object' || value === null) return value;
  if (at.depth > maxDepth || ++count.nodes > mostNodes) return null;
  const inside = { ...at, depth: at.depth + 1 };
  if (Array.isArray(value)) return value.slice(0, mostItems).map((item) => tame(item, inside, budget, count));
  const object: Record<string, unknown> = {};
  let names = 0;
  for (const name in value) {
    if (++names > mostNames) break;
    if (name.length > longestName || name === '__proto__') continue;
    const most = mostUnder(name, at.most);
    object[name] = tame(value[name as keyof typeof value], { ...inside, most }, budget, count);
  }
  return object;
}

/** The one door for data of a page: everything behind it is of a size that every reader can bear. */
export function tameData(value: unknown, budget: Budget): unknown {
  return tame(value, { depth: 0, nestedText: 0, most: longestValue }, budget, { nodes: 0 });
}
