import {
  floats,
  type Graph,
  listAttribute,
  type Node,
  readFloats,
  readWhole,
  types,
  type Weights,
  wholes,
} from './graph.ts';

/**
 * A transposed convolution over two of its steps is a convolution of two taps with a channel for each place within a
 * step; interleaved, these are the same sound. The runtime has no quick transposed convolution.
 */
export function unrollUpsampling(graph: Graph): void {
  graph.nodes = graph.nodes.flatMap((node) => {
    const weights = graph.weights.get(node.inputs[1] ?? '');
    if (node.op !== 'ConvTranspose' || weights?.type !== types.float) return [node];
    const [stride = 1] = readWhole(node, 'strides');
    const [before, after] = readWhole(node, 'pads');
    const isPlain = readWhole(node, 'group')[0] === 1 && !readWhole(node, 'output_padding').some(Boolean);
    const isKnown = isPlain && weights.dims[2] === stride * 2 && before === stride / 2 && after === before;
    return isKnown ? unroll(graph, node, weights, stride) : [node];
  });
}

function unroll(graph: Graph, node: Node, weights: Weights, stride: number): Node[] {
  const [sound = '', , biasName = ''] = node.inputs;
  const [inputs = 1, outputs = 1] = weights.dims;
  const own = (part: string) => `${node.name}/${part}`;
  const from = readFloats(weights);
  const taps = new Float32Array(outputs * stride * inputs * 2);
  for (let output = 0; output < outputs; output++)
    for (let place = 0; place < stride; place++)
      for (let input = 0; input < inputs; input++) {
        const at = (input * outputs + output) * stride * 2 + place;
        const to = ((output * stride + place) * inputs + input) * 2;
        // The step before reaches into this one with its second half.
        taps[to] = from[at + stride] as number;
        taps[to + 1] = from[at] as number;
      }
  graph.weights.set(own('taps'), floats([outputs * stride, inputs, 2], taps));
  const bias = graph.weights.get(biasName);
  if (bias) {
    const values = readFloats(bias);
    const repeated = Float32Array.from(
      { length: outputs * stride },
      (_, index) => values[Math.floor(index / stride)] as number,
    );
    graph.weights.set(own('bias'), floats([outputs * stride], repeated));
  }
  const lists = {
    places: [1, outputs, stride, -1],
    flat: [1, outputs, -1],
    start: [stride / 2],
    end: [-stride / 2],
    axis: [2],
  };
  for (const [name, values] of Object.entries(lists)) graph.weights.set(own(name), wholes(values));
  const step = (op: string, part: string, taken: string[], attributes: Uint8Array[] = []): Node => ({
    op,
    name: own(part),
    inputs: taken,
    outputs: [own(part)],
    attributes,
  });
  return [
    step(
      'Conv',
      'conv',
      [sound, own('taps'), ...(bias ? [own('bias')] : [])],
      [listAttribute('pads', [1, 1])],
    ),
    step('Reshape', 'by-place', [own('conv'), own('places')]),
    step('Transpose', 'in-order', [own('by-place')], [listAttribute('perm', [0, 1, 3, 2])]),
    step('Reshape', 'whole', [own('in-order'), own('flat')]),
    {
      ...step('Slice', 'slice', [own('whole'), own('start'), own('end'), own('axis')]),
      outputs: node.outputs,
    },
  ];
}
