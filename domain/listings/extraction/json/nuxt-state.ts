import { type Budget, parseLenientJson, readLiteral } from './lenient-json.ts';

const wrapper = /__NUXT__\s*=\s*\(function\(([\w$,\s]*)\)\s*\{/;

/** Nuxt 2 passes state as a function whose arguments are the values: `(function(a,b){return {…}}("MA",829900))`. */
export function nuxtCallState(text: string, budget: Budget): unknown {
  const head = wrapper.exec(text);
  if (!head) return undefined;
  const body = text.indexOf('return', head.index + head[0].length);
  const brace = body < 0 ? -1 : text.indexOf('{', body);
  const open = text.lastIndexOf('}(');
  const close = text.lastIndexOf('))');
  if (brace < 0 || open < brace || close < open) return undefined;
  const values = parseLenientJson(`[${text.slice(open + 2, close)}]`, budget);
  if (!Array.isArray(values)) return undefined;
  const names = (head[1] ?? '').split(',').map((name) => name.trim());
  return readLiteral(text, brace, budget, new Map(names.map((name, index) => [name, values[index]])))?.value;
}

const deepest = 40;
const maxNodes = 60_000;

/** Nuxt 3 flattens its state into one list in which numbers point to other entries. */
export function nuxtListState(list: unknown): unknown {
  if (!Array.isArray(list) || list.length < 3) return undefined;
  let nodes = 0;
  const entry = (at: unknown, depth: number): unknown => {
    if (typeof at !== 'number' || !Number.isInteger(at) || at < 0 || depth > deepest || ++nodes > maxNodes)
      return null;
    const value: unknown = list[at];
    if (Array.isArray(value)) {
      if (typeof value[0] === 'string') return value.length > 1 ? entry(value[1], depth + 1) : null;
      return value.map((inner) => entry(inner, depth + 1));
    }
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, entry(inner, depth + 1)]));
  };
  return entry(0, 0);
}
