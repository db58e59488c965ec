import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { listSourceFiles, readImports } from './support/read-imports.ts';

/** The kinds of files in CONTRIBUTING.md, executable. */
const files = listSourceFiles(['domain', 'api', 'jobs', 'server', 'web']).filter(
  (file) => !/\.test\.tsx?$/.test(file),
);
const domainFiles = files.filter((file) => file.startsWith('domain/'));
const nameOf = (file: string) => basename(file).replace(/\.tsx?$/, '');
const isData = (file: string) => file.includes('/data/');
const ofKind = (...kinds: string[]) => domainFiles.filter((file) => kinds.includes(nameOf(file)));
/** Files named by their kind, whose folder is the noun; the last three are entry points of processes. */
const kinds = ['schema', 'rules', 'queries', 'contract', 'handlers', 'main', 'process', 'thread'];

type Export = { kind: string; name: string };

function exportsOf(file: string): Export[] {
  const pattern = /^export (?:async )?(function|const|class|type)\*? (\w+)/gm;
  return [...readFileSync(file, 'utf8').matchAll(pattern)].map(
    ([, kind, name]) => ({ kind, name }) as Export,
  );
}

const singular = (word: string) => word.replace(/ies$/, 'y').replace(/s$/, '');
const wordsOf = (name: string) =>
  name
    .replace(/([a-z0-9])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2-')
    .toLowerCase()
    .split(/[-_]/)
    .map(singular);

/** `qr-code.ts` matches `QrCode`, `qrCode`, `drawQrCode` and `qrCodes`. */
function carries(exported: string, file: string): boolean {
  return wordsOf(exported)
    .join(' ')
    .includes(wordsOf(nameOf(file)).join(' '));
}

/** One main export with the file's name, or several values that each share a word with it. */
function isNamedAfterExports(file: string): boolean {
  const exported = exportsOf(file);
  const values = exported.filter(({ kind }) => kind !== 'type');
  const own = wordsOf(nameOf(file));
  return (
    exported.length === 0 ||
    exported.some(({ name }) => carries(name, file)) ||
    (values.length > 1 && values.every(({ name }) => wordsOf(name).some((word) => own.includes(word))))
  );
}

test('a file is named after its main export', () => {
  const others = files.filter((file) => !kinds.includes(nameOf(file)) && !isData(file));
  expect(others.length).toBeGreaterThan(800);
  expect(others.filter((file) => !isNamedAfterExports(file))).toEqual([]);
});

test.each([
  ['saveMarket', 'save-market.ts', true],
  ['drawQrCode', 'qr-code.ts', true],
  ['listAdmins', 'admin.ts', true],
  ['drawPeaks', 'generate-waveform.ts', false],
  ['hearPronunciation', 'preview-pronunciation.ts', false],
])('whether %s matches the file name %s', (exported, file, expected) => {
  expect(carries(exported, file)).toBe(expected);
});

const browserSafe = /^domain\/.+\/(schema|rules)\.ts$|^db\/column-values\.ts$/;

test('schema and rules can run in a browser: they import only zod, each other and the values of columns', () => {
  const broken = ofKind('schema', 'rules').flatMap((file) => {
    const { files: imported, packages } = readImports(file);
    return [
      ...packages.map(({ name }) => name).filter((name) => name !== 'zod'),
      ...imported.map(({ to }) => to).filter((to) => !browserSafe.test(to)),
    ].map((name) => `${file} → ${name}`);
  });
  expect(broken).toEqual([]);
});

test('queries only read, and their names say so', () => {
  const reads = /^(find|list|count|load|read|is|has|authenticate)(?![a-z])/;
  const broken = ofKind('queries').flatMap((file) => {
    const odd = exportsOf(file).filter(({ kind, name }) => kind === 'function' && !reads.test(name));
    const writes = /\.(insert|update|delete)\(|\bqueue\.send\(/.exec(readFileSync(file, 'utf8'));
    return [...odd.map(({ name }) => name), ...(writes ? [writes[0]] : [])].map((what) => `${file}: ${what}`);
  });
  expect(broken).toEqual([]);
});

test('data folders contain only values', () => {
  const broken = domainFiles
    .filter(isData)
    .filter((file) => exportsOf(file).some(({ kind }) => kind === 'function' || kind === 'class'));
  expect(broken).toEqual([]);
});
