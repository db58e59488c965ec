import {
  floats,
  type Graph,
  listAttribute,
  type Node,
  readFloats,
  readWhole,
  smallWholes,
  types,
  unsignedWholes,
  type Weights,
  wholeAttribute,
  wholes,
} from './graph.ts';

/** The lowest and the highest value that was measured in each channel. */
export type Range = { low: Float32Array; high: Float32Array };
export type ConvolutionRanges = { input: Range; output: Range };

/** What the sound is made of. The weights have a sign either way. */
export type Bytes = 'signed' | 'unsigned';

const steps = 127;
/** For what is a little louder than all that was measured; what is louder still is cut off. */
const margin = 1.05;
/** Where zero lies among numbers without a sign. */
const middle = 128;
/** A channel or a weight that is never used needs a scale, too. */
const leastScale = 1e-12;

/**
 * Lets the convolutions whose ranges are known compute with 8 bits. Each channel has its own scale and its own zero,
 * which weights and bias take in, so that to the runtime all channels look alike.
 */
export function quantizeConvolutions(
  graph: Graph,
  ranges: Map<string, ConvolutionRanges>,
  bytes: Bytes = 'signed',
): void {
  graph.nodes = graph.nodes.flatMap((node) => {
    const weights = graph.weights.get(node.inputs[1] ?? '');
    const known = ranges.get(node.name);
    if (node.op !== 'Conv' || weights?.type !== types.float || !known) return [node];
    return quantizeConvolution(graph, node, weights, known, bytes);
  });
}

function quantizeConvolution(
  graph: Graph,
  conv: Node,
  weights: Weights,
  { input, output }: ConvolutionRanges,
  bytes: Bytes,
): Node[] {
  const [outputs = 1, , taps = 1] = weights.dims;
  const [sound = '', , biasName = ''] = conv.inputs;
  const bias = graph.weights.get(biasName);
  const x = scaleOf(input);
  const y = scaleOf(output);
  const folded = foldScales(readFloats(weights), taps, bias && readFloats(bias), x, y);
  const store = (part: string, value: Weights) => {
    graph.weights.set(`${conv.name}/${part}`, value);
    return `${conv.name}/${part}`;
  };
  const step = (op: string, part: string, inputs: string[], attributes: Uint8Array[] = []): Node => {
    const name = `${conv.name}/${part}`;
    return { op, name, inputs, outputs: [name], attributes };
  };
  const storeScale = (part: string, { scale, zero }: Scale, of: Bytes) => [
    store(`${part}-scale`, floats([scale.length], scale)),
    store(`${part}-zero`, zerosOf([zero.length], zero, of)),
  ];
  const plain = [
    store('one', floats([], Float32Array.of(1))),
    store('none', zerosOf([], new Int8Array(1), bytes)),
  ];
  const axis = [wholeAttribute('axis', 1)];
  const [before = 0, after = 0] = readWhole(conv, 'pads');
  const [dilation = 1] = readWhole(conv, 'dilations');
  // Around the sound is silence, for which each channel has another number, so it's there before they're numbers.
  const padded = step('Pad', 'padded', [sound, store('edges', wholes([0, 0, before, 0, 0, after]))]);
  const input8 = step('QuantizeLinear', 'input8', [padded.name, ...storeScale('input', x, bytes)], axis);
  const output8 = step(
    'QLinearConv',
    'output8',
    [
      input8.name,
      ...plain,
      store('weights8', smallWholes(weights.dims, folded.weights)),
      ...storeScale('weights', { scale: folded.scale, zero: new Int8Array(outputs) }, 'signed'),
      ...plain,
      store('bias32', { dims: [outputs], type: types.int32, bytes: new Uint8Array(folded.bias.buffer) }),
    ],
    [listAttribute('dilations', [dilation])],
  );
  const exact = step('DequantizeLinear', 'output', [output8.name, ...storeScale('output', y, bytes)], axis);
  return [padded, input8, output8, { ...exact, outputs: conv.outputs }];
}

type Scale = { scale: Float32Array; zero: Int8Array };

function zerosOf(dims: number[], zero: Int8Array, bytes: Bytes): Weights {
  if (bytes === 'signed') return smallWholes(dims, zero);
  return unsignedWholes(
    dims,
    Uint8Array.from(zero, (value) => value + middle),
  );
}

/** From the lowest to the highest value in 254 steps, of which one is zero. */
function scaleOf({ low, high }: Range): Scale {
  const ends = Array.from(low, (value, at) => [Math.min(0, value), Math.max(0, high[at] as number)] as const);
  const scale = Float32Array.from(ends, ([from, to]) =>
    Math.max(leastScale, (((to - from) / 2) * margin) / steps),
  );
  const zero = Int8Array.from(ends, ([from, to], at) => Math.round(-(from + to) / 2 / (scale[at] as number)));
  return { scale, zero };
}

function foldScales(values: Float32Array, taps: number, bias: Float32Array | undefined, x: Scale, y: Scale) {
  const outputs = y.scale.length;
  const length = values.length / outputs;
  const weights = new Int8Array(values.length);
  const scale = new Float32Array(outputs);
  const sums = new Int32Array(outputs);
  for (let output = 0; output < outputs; output++) {
    const row = values
      .subarray(output * length, (output + 1) * length)
      .map((value, index) => value * (x.scale[Math.floor(index / taps)] as number));
    const size = Math.max(
      leastScale,
      row.reduce((most, value) => Math.max(most, Math.abs(value)), 0) / steps,
    );
    let shift = 0;
    row.forEach((value, index) => {
      const weight = Math.round(value / size);
      weights[output * length + index] = weight;
      shift += weight * (x.zero[Math.floor(index / taps)] as number);
    });
    const outputStep = (y.scale[output] as number) / size;
    scale[output] = 1 / outputStep;
    sums[output] = Math.round((bias?.[output] ?? 0) / size - shift + (y.zero[output] as number) * outputStep);
  }
  return { weights, scale, bias: sums };
}
