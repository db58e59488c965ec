import { InferenceSession, Tensor } from 'onnxruntime-node';
import { expect, test } from 'vitest';
import { writeOnnx } from '#tests/support/tiny-onnx.ts';
import { readGraph, writeGraph } from './graph.ts';
import { unrollUpsampling } from './unroll-upsampling.ts';

const wave = (length: number) => Array.from({ length }, (_, index) => Math.sin(index * 1.7));

/** From two channels to three, in steps of four. */
const model = (taps: number) =>
  writeOnnx({
    inputs: [{ name: 'sound', kind: 'float', rank: 3 }],
    outputs: [{ name: 'out', kind: 'float', rank: 3 }],
    constants: [
      { name: 'weights', kind: 'float', dims: [2, 3, taps], values: wave(6 * taps) },
      { name: 'bias', kind: 'float', dims: [3], values: [0.1, 0.2, 0.3] },
    ],
    nodes: [
      {
        op: 'ConvTranspose',
        name: 'up',
        inputs: ['sound', 'weights', 'bias'],
        outputs: ['out'],
        attributes: { group: 1, kernel_shape: [taps], strides: [4], pads: [2, 2] },
      },
    ],
  });

async function run(bytes: Uint8Array): Promise<Tensor> {
  const session = await InferenceSession.create(bytes);
  const output = await session.run({ sound: new Tensor('float32', Float32Array.from(wave(10)), [1, 2, 5]) });
  return output.out as Tensor;
}

test('a transposed convolution over two steps gives the same as a convolution', async () => {
  const graph = readGraph(model(8));
  unrollUpsampling(graph);
  expect(graph.nodes.map(({ op }) => op)).toEqual(['Conv', 'Reshape', 'Transpose', 'Reshape', 'Slice']);
  const [exact, unrolled] = [await run(model(8)), await run(Buffer.concat(writeGraph(graph)))];
  expect(unrolled.dims).toEqual([1, 3, 20]);
  expect(unrolled.dims).toEqual(exact.dims);
  (unrolled.data as Float32Array).forEach((value, index) => {
    expect(value).toBeCloseTo(exact.data[index] as number, 5);
  });
});

test('one over three steps stays as it is', () => {
  const graph = readGraph(model(12));
  unrollUpsampling(graph);
  expect(graph.nodes.map(({ op }) => op)).toEqual(['ConvTranspose']);
});
