import { globSync, readFileSync } from 'node:fs';
import { extendTailwindMerge } from 'tailwind-merge';
import { expect, test } from 'vitest';
import { classKind } from './class-kind.ts';
import { mergeClasses } from './merge-classes.ts';

const reference = extendTailwindMerge({
  cacheSize: 0,
  extend: {
    theme: { shadow: ['raised', 'floating', 'pressed'], ease: ['settle'], container: ['prose', 'page'] },
  },
});

/** The classes in the sources that the reference knows, without variants. */
function usedClasses(): string[] {
  const files = globSync('web/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.|class-kind|merge-classes/.test(file),
  );
  const words = files.flatMap((file) => {
    const texts = readFileSync(file, 'utf8').match(/'[^'\n]*'|"[^"\n]*"|`[^`]*`/g) ?? [];
    return texts.flatMap((text) => text.slice(1, -1).split(/\s+/));
  });
  const bases = words.map((word) => word.replace(/^(?:[a-z-]+(?:\[[^\]]*\])?:)+/, ''));
  // Nobody overrides a gradient's colors one by one.
  const isClass = (name: string) =>
    /^-?[\w[](?:[-\w[\]().:/#%,]*[\w)\]])?$/.test(name) && !/^(?:from|via|to)-/.test(name);
  return [...new Set(bases)].filter((name) => isClass(name) && reference(`${name} ${name}`) === name);
}

test('merges any two classes of the sources as Tailwind’s own merge does', () => {
  const classes = usedClasses();
  expect(classes.length).toBeGreaterThan(500);
  // One of each kind represents it: every class next to its own kind, and every kind next to every other.
  const kinds = new Map(classes.map((name) => [classKind(name), name]));
  const beside = (first: string, second: string) => [`${first} ${second}`, `${second} ${first}`];
  const pairs = [
    ...classes.flatMap((name) => beside(name, kinds.get(classKind(name)) ?? '')),
    ...[...kinds.values()].flatMap((first) => [...kinds.values()].map((second) => `${first} ${second}`)),
  ];
  expect(pairs.filter((pair) => mergeClasses(pair) !== reference(pair))).toEqual([]);
});

test.each([
  ['px-4 hover:px-6 px-2', 'hover:px-6 px-2'],
  ['hover:bg-sunken bg-raised hover:bg-ember', 'bg-raised hover:bg-ember'],
  ['text-sm text-lg! text-base', 'text-lg! text-base'],
  ['[&_svg]:size-4 data-[state=open]:flex [&_svg]:size-5', 'data-[state=open]:flex [&_svg]:size-5'],
  ["after:content-['*'/''] after:content-['a:b']", "after:content-['a:b']"],
  ['home-card flex other home-card grid', 'other home-card grid'],
  ['', ''],
])('merges %j to %j', (classes, merged) => {
  expect(mergeClasses(classes)).toBe(merged);
});
