import { InferenceSession, Tensor } from 'onnxruntime-node';
import { expect, test } from 'vitest';
import { writeOnnx } from '#tests/support/tiny-onnx.ts';
import { choosePrecision } from '../choose-precision.ts';
import { readGraph, writeGraph } from './graph.ts';
import { type Bytes, type ConvolutionRanges, quantizeConvolutions } from './quantize-convolutions.ts';
import { readRanges } from './read-ranges.ts';

const [outputs, channels, taps, length] = [3, 4, 3, 40];
const wave = (count: number, pace: number) =>
  Array.from({ length: count }, (_, index) => Math.sin(index * pace));
const model = writeOnnx({
  inputs: [{ name: 'sound', kind: 'float', rank: 3 }],
  outputs: [{ name: 'out', kind: 'float', rank: 3 }],
  constants: [
    { name: 'weights', kind: 'float', dims: [outputs, channels, taps], values: wave(36, 1.7) },
    { name: 'bias', kind: 'float', dims: [outputs], values: [5, -0.5, 0] },
  ],
  nodes: [
    {
      op: 'Conv',
      name: '/known/Conv',
      inputs: ['sound', 'weights', 'bias'],
      outputs: ['out'],
      attributes: { pads: [2, 2], dilations: [2], kernel_shape: [taps] },
    },
  ],
});
/** Channels of very different sizes, of which the second is far from zero and the last is silent. */
const sound = Float32Array.from({ length: channels * length }, (_, index) => {
  const at = Math.sin(index * 0.37);
  return [at * 100, 3 + at, at * 0.02, 0][Math.floor(index / length)] as number;
});

async function run(bytes: Uint8Array): Promise<number[][]> {
  const session = await InferenceSession.create(bytes);
  const { out } = await session.run({ sound: new Tensor('float32', sound, [1, channels, length]) });
  return rowsOf(out?.data as Float32Array, outputs);
}

const rowsOf = (values: Float32Array, count: number) =>
  Array.from({ length: count }, (_, row) => Array.from(values.subarray(row * length, (row + 1) * length)));

function rangeOf(rows: number[][], times = 1) {
  const ends = (end: (...values: number[]) => number) =>
    Float32Array.from(rows, (row) => end(...row) * times);
  return { low: ends(Math.min), high: ends(Math.max) };
}

/** Where nothing else would be chosen, unsigned numbers may overflow. */
const kinds: Bytes[] =
  process.arch === 'x64' && choosePrecision() === 'exact' ? ['signed'] : ['signed', 'unsigned'];

function quantize(ranges: [string, ConvolutionRanges][], bytes: Bytes): Buffer {
  const graph = readGraph(model);
  quantizeConvolutions(graph, new Map(ranges), bytes);
  return Buffer.concat(writeGraph(graph));
}

test.each(kinds)(
  'with 8 %s bits every channel is within a hundredth of its range, to the edges of the sound',
  async (bytes) => {
    const exact = await run(model);
    const ranges = { input: rangeOf(rowsOf(sound, channels)), output: rangeOf(exact) };
    const rough = await run(quantize([['/known/Conv', ranges]], bytes));
    expect(rough).not.toEqual(exact);
    for (const [channel, row] of exact.entries()) {
      const size = Math.max(0, ...row) - Math.min(0, ...row);
      const errors = row.map((value, at) => Math.abs((rough[channel]?.[at] as number) - value));
      expect(Math.max(...errors), `channel ${channel}`).toBeLessThan(size / 100);
    }
  },
);

test.each(kinds)(
  'values beyond the measured range are clipped instead of wrapping around, with 8 %s bits',
  async (bytes) => {
    const exact = await run(model);
    const ranges = { input: rangeOf(rowsOf(sound, channels)), output: rangeOf(exact, 0.5) };
    const [cut = []] = await run(quantize([['/known/Conv', ranges]], bytes));
    const loudest = exact[0]?.indexOf(Math.max(...(exact[0] as number[]))) as number;
    expect(cut[loudest]).toBe(Math.max(...cut));
    expect(cut[loudest]).toBeGreaterThan((exact[0]?.[loudest] as number) * 0.49);
  },
);

test('an unmeasured convolution stays as it is', async () => {
  const exact = await run(model);
  const ranges = { input: rangeOf(rowsOf(sound, channels)), output: rangeOf(exact) };
  expect(await run(quantize([['/other/Conv', ranges]], 'signed'))).toEqual(exact);
});

test('the stored ranges are those of 48 convolutions, each channel with a lowest and a highest value', () => {
  const ranges = [...readRanges()];
  expect(ranges).toHaveLength(48);
  for (const [name, { input, output }] of ranges)
    for (const { low, high } of [input, output]) {
      expect([128, 256], name).toContain(low.length);
      expect(high, name).toHaveLength(low.length);
      expect(
        low.every((value, at) => value <= (high[at] as number)),
        name,
      ).toBe(true);
    }
});
