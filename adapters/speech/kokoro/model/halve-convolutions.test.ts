import { InferenceSession, Tensor } from 'onnxruntime-node';
import { expect, test } from 'vitest';
import { writeOnnx } from '#tests/support/tiny-onnx.ts';
import { choosePrecision } from '../choose-precision.ts';
import { readGraph, writeGraph } from './graph.ts';
import { halveConvolutions } from './halve-convolutions.ts';

const hasHalfPrecision = ['half', 'bytes'].includes(choosePrecision());
const isLate = (name: string) => name.startsWith('/late/');

/** Two convolutions of one input, of which the second one's name is given, and one more behind it. */
const model = (name: string) =>
  writeOnnx({
    inputs: [{ name: 'sound', kind: 'float', rank: 3 }],
    outputs: [
      { name: 'early', kind: 'float', rank: 3 },
      { name: 'late', kind: 'float', rank: 3 },
      { name: 'later', kind: 'float', rank: 3 },
    ],
    constants: [{ name: 'weights', kind: 'float', dims: [1, 1, 2], values: [0.1, 0.7] }],
    nodes: [
      { op: 'Conv', name: '/first/Conv', inputs: ['sound', 'weights'], outputs: ['early'] },
      { op: 'Conv', name, inputs: ['sound', 'weights'], outputs: ['late'] },
      { op: 'Conv', name: `${name}/next`, inputs: ['late', 'weights'], outputs: ['later'] },
    ],
  });

function halve(bytes: Uint8Array): Buffer {
  const graph = readGraph(bytes);
  halveConvolutions(graph, isLate);
  return Buffer.concat(writeGraph(graph));
}

async function run(
  bytes: Uint8Array,
  sound = Float32Array.of(0.3, -0.2, 0.9, 0.4),
  names = ['early', 'late', 'later'],
) {
  const session = await InferenceSession.create(bytes);
  const output = await session.run({ sound: new Tensor('float32', sound, [1, sound.length / 4, 4]) });
  return names.map((name) => Array.from((output[name] as Tensor).data as Float32Array));
}

test('chosen convolutions run in half precision, even one after another; all others run as before', async () => {
  const bytes = model('/late/Conv');
  const [exact, halved] = [await run(bytes), await run(halve(bytes))];
  expect(halved[0]).toEqual(exact[0]);
  for (const at of [1, 2]) {
    expect(halved[at]).not.toEqual(exact[at]);
    halved[at]?.forEach((value, index) => {
      expect(value).toBeCloseTo(exact[at]?.[index] as number, 3);
      // Without instructions for it, the runtime adds in full precision what was rounded before.
      if (hasHalfPrecision) expect(Math.f16round(value)).toBe(value);
    });
  }
});

test('a model without a chosen convolution computes as before', async () => {
  const bytes = model('/other/Conv');
  expect(await run(halve(bytes))).toEqual(await run(bytes));
});

test('a convolution too large for the cache is done in parts with the same result, its bias added once', async () => {
  const [outputs, channels, taps] = [261, 811, 2];
  // Whole numbers below 2,048, which 16 bits hold exactly, so that only a wrong part can differ.
  const small = (length: number) => Array.from({ length }, (_, index) => (((index * index) % 1009) % 7) - 3);
  const bytes = writeOnnx({
    inputs: [{ name: 'sound', kind: 'float', rank: 3 }],
    outputs: [{ name: 'out', kind: 'float', rank: 3 }],
    constants: [
      {
        name: 'weights',
        kind: 'float',
        dims: [outputs, channels, taps],
        values: small(outputs * channels * taps),
      },
      { name: 'bias', kind: 'float', dims: [outputs], values: small(outputs) },
    ],
    nodes: [{ op: 'Conv', name: '/late/Conv', inputs: ['sound', 'weights', 'bias'], outputs: ['out'] }],
  });
  const graph = readGraph(bytes);
  halveConvolutions(graph, isLate);
  expect(graph.nodes.filter(({ op }) => op === 'Conv')).toHaveLength(4);
  const halved = Buffer.concat(writeGraph(graph));
  expect(halved.length).toBeLessThan(bytes.length * 0.55);
  const sound = Float32Array.from({ length: channels * 4 }, (_, index) => ((index * 5) % 3) - 1);
  const [[exact = []], [parts = []]] = [await run(bytes, sound, ['out']), await run(halved, sound, ['out'])];
  expect(parts).toEqual(exact);
  expect(new Set(exact).size).toBeGreaterThan(20);
  expect(Math.max(...exact.map(Math.abs))).toBeLessThan(2048);
});
