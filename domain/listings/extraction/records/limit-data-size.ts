import { type Budget, parseLenientJson } from '../json/lenient-json.ts';
import { cutText, maxTextLength, maxValueLength } from '../values/cut-text.ts';
import { meaningOf } from './field-names.ts';

type Place = { depth: number; nestedText: number; maxLength: number };
type Count = { nodes: number };

const maxNodes = 400_000;
const maxNames = 2_000;
const maxItems = 2_000;
const maxNameLength = 200;
const maxDepth = 80;
const maxNestedTexts = 3;

/** How long a value under this name may be; anything nested in a description counts as part of it. */
function maxLengthFor(name: string, around: number): number {
  const field = meaningOf(name)?.field;
  return field === 'description' || field === 'disclaimer' ? maxTextLength : around;
}

/** Parses long JSON in a string; cuts any other text. */
function limitString(text: string, at: Place, budget: Budget, count: Count): unknown {
  if (text.length > maxValueLength && at.nestedText < maxNestedTexts && /^[{["]/.test(text)) {
    const inner = parseLenientJson(text, budget);
    if (typeof inner === 'object' && inner !== null)
      return limitValue(inner, { ...at, depth: at.depth + 1, nestedText: at.nestedText + 1 }, budget, count);
  }
  if (text.length > maxValueLength) budget.characters -= Math.min(text.length, at.maxLength * 4);
  return budget.characters < 0 ? null : cutText(text, at.maxLength);
}

function limitValue(value: unknown, at: Place, budget: Budget, count: Count): unknown {
  if (typeof value === 'string') return limitString(value, at, budget, count);
  if (typeof value !== 'object' || value === null) return value;
  if (at.depth > maxDepth || ++count.nodes > maxNodes) return null;
  const inside = { ...at, depth: at.depth + 1 };
  if (Array.isArray(value))
    return value.slice(0, maxItems).map((item) => limitValue(item, inside, budget, count));
  const object: Record<string, unknown> = {};
  let names = 0;
  for (const name in value) {
    if (++names > maxNames) break;
    if (name.length > maxNameLength || name === '__proto__') continue;
    const maxLength = maxLengthFor(name, at.maxLength);
    object[name] = limitValue(value[name as keyof typeof value], { ...inside, maxLength }, budget, count);
  }
  return object;
}

/** Every page's data goes through here first; after this, everything is small enough for every reader. */
export function limitDataSize(value: unknown, budget: Budget): unknown {
  return limitValue(value, { depth: 0, nestedText: 0, maxLength: maxValueLength }, budget, { nodes: 0 });
}
