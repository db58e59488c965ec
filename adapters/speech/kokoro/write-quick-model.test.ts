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
import { basename, dirname, join } from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { afterAll, expect, test } from 'vitest';
import { writeOnnx } from '#tests/support/tiny-onnx.ts';
import { isShared, quickModelPath } from './find-quick-model.ts';
import { quickenModel } from './model/quicken-model.ts';
import { writeQuickModel } from './write-quick-model.ts';

const folder = mkdtempSync(join(tmpdir(), 'hearthcast-half-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
/** Its weights are large enough for a file of their own. */
const model = writeOnnx({
  inputs: [{ name: 'given', kind: 'float', rank: 1 }],
  outputs: [{ name: 'made', kind: 'float', rank: 1 }],
  constants: [{ name: 'weights', kind: 'float', dims: [2000], values: Array(2000).fill(0.5) }],
  nodes: [{ op: 'Mul', inputs: ['given', 'weights'], outputs: ['made'] }],
});

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

test('the exact model is used where the file cannot be written, and nothing is left behind', async () => {
  const path = storeModel('taken');
  // A folder of that name, which no file can replace; older than the model.
  mkdirSync(join(folder, 'taken', 'model-quick.onnx'));
  utimesSync(join(folder, 'taken', 'model-quick.onnx'), 1, 1);
  expect(await writeQuickModel(path, 'half')).toBe(path);
  expect(readdirSync(join(folder, 'taken')).sort()).toEqual(['model-quick.onnx', 'model.onnx']);
});

test('each precision has its own file, and only the latest is kept; the exact one needs none', async () => {
  const path = storeModel('either');
  const half = await writeQuickModel(path, 'half');
  const unsigned = await writeQuickModel(path, 'unsigned');
  const laidOut = basename(dirname(unsigned));
  expect(readdirSync(join(folder, 'either')).sort()).toEqual([laidOut, 'model.onnx']);
  const bytes = await writeQuickModel(path, 'bytes');
  expect(new Set([half, bytes, unsigned]).size).toBe(3);
  expect(readdirSync(join(folder, 'either')).sort()).toEqual(['model-bytes.onnx', 'model.onnx']);
  expect(await writeQuickModel(path, 'exact')).toBe(path);
  expect([half, bytes, unsigned, path].map(isShared)).toEqual([false, false, true, false]);
});

test('a model laid out by the runtime has its weights beside it and replaces an older one', async () => {
  const path = storeModel('laid-out');
  mkdirSync(dirname(quickModelPath(path, 'unsigned')));
  writeFileSync(quickModelPath(path, 'unsigned'), 'older than the model');
  utimesSync(quickModelPath(path, 'unsigned'), 1, 1);
  mkdirSync(join(folder, 'laid-out', 'model-unsigned-of-another-processor'));
  mkdirSync(join(folder, 'laid-out', 'model-unsigned-another.4711'));
  const unsigned = await writeQuickModel(path, 'unsigned');
  const names = [basename(dirname(unsigned)), 'model-unsigned-another.4711', 'model.onnx'];
  expect(readdirSync(join(folder, 'laid-out')).sort()).toEqual(names.sort());
  expect(readdirSync(dirname(unsigned)).sort()).toEqual(['model.onnx', 'weights.bin']);
  const session = await InferenceSession.create(unsigned);
  const given = new Tensor('float32', new Float32Array(2000).fill(3), [2000]);
  expect((await session.run({ given })).made?.data[1999]).toBe(1.5);
  await session.release();
});

test('a model that the runtime cannot open is used unchanged, and no folder is left behind', async () => {
  const path = storeModel('unknown');
  const unknown = { inputs: [], outputs: [], constants: [], nodes: [] };
  writeFileSync(path, writeOnnx(unknown));
  expect(await writeQuickModel(path, 'unsigned')).toBe(path);
  // The model that was to be laid out stays for the next attempt.
  expect(readdirSync(join(folder, 'unknown')).sort()).toEqual(['model-unsigned.onnx', 'model.onnx']);
});
