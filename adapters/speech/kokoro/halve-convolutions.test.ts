import { InferenceSession, Tensor } from 'onnxruntime-node';
import { expect, test } from 'vitest';
import { writeOnnx } from '#tests/support/tiny-onnx.ts';
import { halveConvolutions } from './halve-convolutions.ts';

/** Two convolutions of one input, of which the second one's name is given. */
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
      { op: 'Conv', name: '/encoder/first/Conv', inputs: ['sound', 'weights'], outputs: ['early'] },
      { op: 'Conv', name, inputs: ['sound', 'weights'], outputs: ['late'] },
      { op: 'Conv', name: `${name}/next`, inputs: ['late', 'weights'], outputs: ['later'] },
    ],
  });

async function run(bytes: Uint8Array) {
  const session = await InferenceSession.create(bytes);
  const sound = new Tensor('float32', Float32Array.of(0.3, -0.2, 0.9, 0.4), [1, 1, 4]);
  const output = await session.run({ sound });
  return ['early', 'late', 'later'].map((name) => Array.from((output[name] as Tensor).data as Float32Array));
}

test('convolutions of the generator are computed in half precision, one behind the other too; all others as before', async () => {
  const bytes = model('/decoder/decoder/generator/late/Conv');
  const [exact, halved] = [await run(bytes), await run(halveConvolutions(bytes))];
  expect(halved[0]).toEqual(exact[0]);
  for (const at of [1, 2]) {
    expect(halved[at]).not.toEqual(exact[at]);
    halved[at]?.forEach((value, index) => {
      expect(value).toBeCloseTo(exact[at]?.[index] as number, 3);
      expect(Math.f16round(value)).toBe(value);
    });
  }
});

test('a model without such a convolution computes as before', async () => {
  const bytes = model('/decoder/other/Conv');
  expect(await run(halveConvolutions(bytes))).toEqual(await run(bytes));
});
