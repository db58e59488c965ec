import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { writeOnnx } from '#tests/support/tiny-onnx.ts';
import { halveConvolutions } from './halve-convolutions.ts';
import { writeHalfModel } from './write-half-model.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearthcast-half-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const model = writeOnnx({ inputs: [], outputs: [], constants: [], nodes: [] });

function storeModel(name: string): string {
  mkdirSync(join(folder, name));
  const path = join(folder, name, 'model.onnx');
  writeFileSync(path, model);
  return path;
}

test('the file is written once, and again when the model is newer', async () => {
  const path = storeModel('once');
  const half = await writeHalfModel(path);
  expect(readFileSync(half).equals(halveConvolutions(model))).toBe(true);
  writeFileSync(half, 'kept');
  expect(await writeHalfModel(path)).toBe(half);
  expect(readFileSync(half, 'utf8')).toBe('kept');
  const later = statSync(half).mtimeMs / 1000 + 60;
  utimesSync(path, later, later);
  await writeHalfModel(path);
  expect(readFileSync(half).equals(halveConvolutions(model))).toBe(true);
});

test('where it cannot be written, the exact model speaks and nothing is left behind', async () => {
  const path = storeModel('taken');
  // A folder of that name, which no file can replace; older than the model.
  mkdirSync(join(folder, 'taken', 'model-half.onnx'));
  utimesSync(join(folder, 'taken', 'model-half.onnx'), 1, 1);
  expect(await writeHalfModel(path)).toBe(path);
  expect(readdirSync(join(folder, 'taken')).sort()).toEqual(['model-half.onnx', 'model.onnx']);
});
