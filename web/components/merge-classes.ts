import { classKind } from './class-kind.ts';

/** What else a class sets besides its own kind. */
const covers: Record<string, string> = {
  p: 'px py ps pe pt pr pb pl',
  px: 'ps pe pr pl',
  py: 'pt pb',
  m: 'mx my ms me mt mr mb ml',
  mx: 'ms me mr ml',
  my: 'mt mb',
  inset: 'inset-x inset-y start end top right bottom left',
  'inset-x': 'start end right left',
  'inset-y': 'top bottom',
  size: 'w h',
  gap: 'gap-x gap-y',
  flex: 'basis grow shrink',
  overflow: 'overflow-x overflow-y',
  overscroll: 'overscroll-x overscroll-y',
  rounded: 'rounded-t rounded-b rounded-bl',
  'rounded-b': 'rounded-bl',
  border: 'border-x border-y border-t border-r border-b border-l border-s border-e',
  'border-x': 'border-r border-l border-s border-e',
  'border-y': 'border-t border-b',
  'text-size': 'leading',
  'line-clamp': 'display overflow',
};

/** Where a class's variants end; a colon inside brackets doesn't count. */
const variants = /^(?:[^:[(]|\[[^\]]*\]|\([^)]*\))*:/;

function split(name: string): [before: string, base: string] {
  let before = '';
  let base = name;
  for (let found = variants.exec(base); found; found = variants.exec(base)) {
    before += found[0];
    base = base.slice(found[0].length);
  }
  return [before, base];
}

const known = new Map<string, string>();
const MAX_KNOWN = 1000;

/** Of the classes that set the same thing, the last one stays, as people expect from a list. */
export function mergeClasses(classes: string): string {
  const found = known.get(classes);
  if (found !== undefined) return found;
  const set = new Set<string>();
  const kept = classes
    .split(/\s+/)
    .reverse()
    .filter((name) => {
      const [before, base] = split(name);
      const isImportant = base.endsWith('!');
      const kind = classKind(isImportant ? base.slice(0, -1) : base);
      const where = before + (isImportant ? '!' : '');
      if (set.has(where + kind)) return false;
      for (const covered of [kind, ...(covers[kind]?.split(' ') ?? [])]) set.add(where + covered);
      return true;
    });
  const merged = kept.reverse().join(' ').trim();
  if (known.size >= MAX_KNOWN) known.clear();
  known.set(classes, merged);
  return merged;
}
