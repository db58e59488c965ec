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
import { quickenModel } from './model/quicken-model.ts';
import { writeQuickModel } from './write-quick-model.ts';

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
  writeFileSync(join(folder, 'once', 'model-half.onnx'), 'of an earlier version');
  const quick = await writeQuickModel(path, 'half');
  expect(readFileSync(quick).equals(Buffer.concat(quickenModel(model, 'half')))).toBe(true);
  expect(readdirSync(join(folder, 'once')).sort()).toEqual(['model-quick.onnx', 'model.onnx']);
  writeFileSync(quick, 'kept');
  expect(await writeQuickModel(path, 'half')).toBe(quick);
  expect(readFileSync(quick, 'utf8')).toBe('kept');
  const later = statSync(quick).mtimeMs / 1000 + 60;
  utimesSync(path, later, later);
  await writeQuickModel(path, 'half');
  expect(readFileSync(quick).equals(Buffer.concat(quickenModel(model, 'half')))).toBe(true);
});

test('where it cannot be written, the exact model speaks and nothing is left behind', async () => {
  const path = storeModel('taken');
  // A folder of that name, which no file can replace; older than the model.
  mkdirSync(join(folder, 'taken', 'model-quick.onnx'));
  utimesSync(join(folder, 'taken', 'model-quick.onnx'), 1, 1);
  expect(await writeQuickModel(path, 'half')).toBe(path);
  expect(readdirSync(join(folder, 'taken')).sort()).toEqual(['model-quick.onnx', 'model.onnx']);
});

test('for each precision another file, of which one is kept; the exact one needs none', async () => {
  const path = storeModel('either');
  const half = await writeQuickModel(path, 'half');
  const unsigned = await writeQuickModel(path, 'unsigned');
  expect(readdirSync(join(folder, 'either')).sort()).toEqual(['model-unsigned.onnx', 'model.onnx']);
  const bytes = await writeQuickModel(path, 'bytes');
  expect(new Set([half, bytes, unsigned]).size).toBe(3);
  expect(readdirSync(join(folder, 'either')).sort()).toEqual(['model-bytes.onnx', 'model.onnx']);
  expect(await writeQuickModel(path, 'exact')).toBe(path);
});
