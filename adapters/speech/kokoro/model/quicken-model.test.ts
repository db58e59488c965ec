import { expect, test } from 'vitest';
import { writeOnnx } from '#tests/support/tiny-onnx.ts';
import type { QuickPrecision } from '../choose-precision.ts';
import { readGraph } from './graph.ts';
import { quickenModel } from './quicken-model.ts';

const generator = '/decoder/decoder/generator';
const names = [
  `${generator}/resblocks.3/Conv`,
  `${generator}/resblocks.4/Conv`,
  `${generator}/conv_post/Conv`,
];
const model = writeOnnx({
  inputs: [{ name: 'sound', kind: 'float', rank: 3 }],
  outputs: names.map((name) => ({ name: `${name} out`, kind: 'float', rank: 3 })),
  constants: [{ name: 'weights', kind: 'float', dims: [1, 1, 1], values: [0.5] }],
  nodes: names.map((name) => ({
    op: 'Conv',
    name,
    inputs: ['sound', 'weights'],
    outputs: [`${name} out`],
  })),
});
const range = { low: Float32Array.of(-1), high: Float32Array.of(1) };
const ranges = new Map(names.slice(0, 2).map((name) => [name, { input: range, output: range }]));

function convolutionsOf(precision: QuickPrecision): string[] {
  const { nodes, weights } = readGraph(Buffer.concat(quickenModel(model, precision, ranges)));
  const kinds: Record<number, string> = { 1: 'exact', 10: 'half' };
  return nodes
    .filter(({ op }) => op === 'Conv' || op === 'QLinearConv')
    .map(({ op, inputs }) =>
      op === 'QLinearConv' ? '8 bits' : (kinds[weights.get(inputs[1] ?? '')?.type ?? 0] ?? ''),
    );
}

test.each<[QuickPrecision, string[]]>([
  ['bytes', ['8 bits', '8 bits', 'half']],
  ['unsigned', ['8 bits', 'exact', 'exact']],
])('with %s precision, measured convolutions and the others are computed with', (precision, expected) =>
  expect(convolutionsOf(precision)).toEqual(expected),
);
