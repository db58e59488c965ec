import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Entry = { resolved?: string; integrity?: string; optional?: boolean; os?: string[]; cpu?: string[] };
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>;
};

test('every package installed here is checked against its hash', () => {
  const unchecked = Object.entries(packages).filter(([path, entry]) => path !== '' && !entry.integrity);
  // Holes filled by tools/complete-lock.ts: optional parts for platforms that the registry in use didn't serve.
  const other = unchecked.filter(
    ([, { optional, os, cpu, resolved }]) => !optional || resolved || !(os || cpu),
  );
  expect(other.map(([path]) => path)).toEqual([]);
  // All are parts of three tools; `node tools/complete-lock.ts --hashes` adds their hashes if the registry has them.
  const families = unchecked.map(([path]) => /^node_modules\/(@\w+\/\w+)-/.exec(path)?.[1]);
  expect([...new Set(families)].sort()).toEqual(['@biomejs/cli', '@rolldown/binding', '@tailwindcss/oxide']);
  expect(unchecked.length).toBeLessThanOrEqual(33);
});
