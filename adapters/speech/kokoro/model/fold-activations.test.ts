import { InferenceSession, Tensor } from 'onnxruntime-node';
import { expect, test } from 'vitest';
import { writeOnnx } from '#tests/support/tiny-onnx.ts';
import { foldActivations } from './fold-activations.ts';
import { readGraph, writeGraph } from './graph.ts';

const alpha = [0.5, 2];

/** A normalization, x + sin(αx)²/α and a convolution, step by step as the voice's model has them. */
const model = (power: number) =>
  writeOnnx({
    opset: 18,
    inputs: [
      { name: 'sound', kind: 'float', rank: 3 },
      { name: 'scale', kind: 'float', rank: 3 },
      { name: 'shift', kind: 'float', rank: 3 },
    ],
    outputs: [{ name: 'out', kind: 'float', rank: 3 }],
    constants: [
      { name: 'axes', kind: 'int64', dims: [1], values: [2] },
      { name: 'epsilon', kind: 'float', dims: [], values: [0.01] },
      { name: 'alpha', kind: 'float', dims: [1, 2, 1], values: alpha },
      { name: 'reciprocal', kind: 'float', dims: [1, 2, 1], values: alpha.map((value) => 1 / value) },
      { name: 'power', kind: 'float', dims: [], values: [power] },
      {
        name: 'weights',
        kind: 'float',
        dims: [3, 2, 2],
        values: [1, -2, 3, 0.5, -1, 2, 0.1, 0.2, 0.3, 4, 5, -6],
      },
      { name: 'bias', kind: 'float', dims: [3], values: [0.1, 0.2, 0.3] },
    ],
    nodes: [
      { op: 'ReduceMean', inputs: ['sound', 'axes'], outputs: ['mean'] },
      { op: 'Sub', inputs: ['sound', 'mean'], outputs: ['centered'] },
      { op: 'Mul', inputs: ['centered', 'centered'], outputs: ['squares'] },
      { op: 'ReduceMean', inputs: ['squares', 'axes'], outputs: ['variance'] },
      { op: 'Add', inputs: ['variance', 'epsilon'], outputs: ['safe'] },
      { op: 'Sqrt', inputs: ['safe'], outputs: ['deviation'] },
      { op: 'Div', inputs: ['centered', 'deviation'], outputs: ['even'] },
      { op: 'Mul', inputs: ['scale', 'even'], outputs: ['scaled'] },
      { op: 'Add', inputs: ['scaled', 'shift'], outputs: ['x'] },
      { op: 'Mul', inputs: ['alpha', 'x'], outputs: ['angle'] },
      { op: 'Sin', inputs: ['angle'], outputs: ['sine'] },
      { op: 'Pow', inputs: ['sine', 'power'], outputs: ['raised'] },
      { op: 'Mul', inputs: ['reciprocal', 'raised'], outputs: ['periodic'] },
      { op: 'Add', inputs: ['x', 'periodic'], outputs: ['active'] },
      { op: 'Conv', name: 'conv', inputs: ['active', 'weights', 'bias'], outputs: ['out'] },
    ],
  });

async function run(bytes: Uint8Array): Promise<number[]> {
  const session = await InferenceSession.create(bytes);
  const output = await session.run({
    sound: new Tensor('float32', Float32Array.of(0.3, -0.2, 0.9, 0.4, 5, 1, -3, 2), [1, 2, 4]),
    scale: new Tensor('float32', Float32Array.of(1.3, 0.4), [1, 2, 1]),
    shift: new Tensor('float32', Float32Array.of(-0.2, 0.7), [1, 2, 1]),
  });
  return Array.from((output.out as Tensor).data as Float32Array);
}

test('the steps before a convolution are folded into few, with the same result', async () => {
  const bytes = model(2);
  const graph = readGraph(bytes);
  foldActivations(graph);
  expect(graph.nodes.map(({ op }) => op).sort()).toEqual([
    'Add',
    'Conv',
    'InstanceNormalization',
    'Mul',
    'Mul',
    'Mul',
    'Reshape',
    'Reshape',
    'Sin',
  ]);
  const [exact, folded] = [await run(bytes), await run(Buffer.concat(writeGraph(graph)))];
  expect(folded).toHaveLength(9);
  folded.forEach((value, index) => {
    expect(value).toBeCloseTo(exact[index] as number, 4);
  });
});

test('steps that only look alike stay as they are', () => {
  const graph = readGraph(model(3));
  foldActivations(graph);
  expect(graph.nodes.map(({ op }) => op)).toEqual(readGraph(model(3)).nodes.map(({ op }) => op));
});
