import {
  type Graph,
  halves,
  type Node,
  readFloats,
  types,
  type Weights,
  wholeAttribute,
  wholes,
} from './graph.ts';

/** Weights of more bytes leave the processor's second cache between two rows, and half of the speed is lost. */
const cacheBytes = 400_000;
const maxOutputs = 256;

type Share = { from: number; size: number };

/**
 * Lets the chosen convolutions compute in half precision. Where the weights are too large for the cache, a convolution
 * is done in parts, each for some of the input channels. The parts are added in full precision.
 */
export function halveConvolutions(graph: Graph, isChosen: (name: string) => boolean): void {
  // What several convolutions take is cast and cut once.
  const shared = new Map<string, Node>();
  graph.nodes = graph.nodes.flatMap((node) => {
    const weights = graph.weights.get(node.inputs[1] ?? '');
    if (node.op !== 'Conv' || weights?.type !== types.float || !isChosen(node.name)) return [node];
    return halveConvolution(graph, node, weights, shared);
  });
  graph.nodes.push(...shared.values());
}

function halveConvolution(graph: Graph, conv: Node, weights: Weights, shared: Map<string, Node>): Node[] {
  const [sound = '', , biasName = ''] = conv.inputs;
  const [outputs = 1, channels = 1, taps = 1] = weights.dims;
  const rows = cut(outputs, Math.ceil(outputs / maxOutputs));
  const rowBytes = channels * taps * Float16Array.BYTES_PER_ELEMENT;
  const columns = cut(channels, Math.ceil(((rows[0]?.size ?? 1) * rowBytes) / cacheBytes));
  const values = readFloats(weights);
  const bias = graph.weights.get(biasName);
  const made: Node[] = [];
  const step = (op: string, name: string, inputs: string[], attributes: Uint8Array[] = []) => {
    made.push({ op, name, inputs, outputs: [name], attributes });
    return name;
  };
  const inputs = cutInput(graph, shared, sound, columns);
  const sums = rows.map((row, at) => {
    const products = columns.map((column, index) => {
      const own = (part: string) => `${conv.name}/${part}-${at}-${index}`;
      const block = takeBlock(values, weights.dims, row, column);
      graph.weights.set(own('weights'), halves([row.size, column.size, taps], block));
      const taken = [inputs[index] as string, own('weights')];
      // Added once, with the first part.
      if (bias && index === 0) {
        graph.weights.set(
          own('bias'),
          halves([row.size], readFloats(bias).subarray(row.from, row.from + row.size)),
        );
        taken.push(own('bias'));
      }
      return step(
        'Cast',
        own('product'),
        [step('Conv', own('half'), taken, conv.attributes)],
        [wholeAttribute('to', types.float)],
      );
    });
    return products.reduce((sum, product, index) =>
      step('Add', `${conv.name}/sum-${at}-${index}`, [sum, product]),
    );
  });
  if (rows.length > 1) step('Concat', `${conv.name}/rows`, sums, [wholeAttribute('axis', 1)]);
  (made.at(-1) as Node).outputs = conv.outputs;
  return made;
}

function cutInput(graph: Graph, shared: Map<string, Node>, sound: string, columns: Share[]): string[] {
  const half = `${sound}/half`;
  const attributes = [wholeAttribute('to', types.half)];
  shared.set(half, { op: 'Cast', name: half, inputs: [sound], outputs: [half], attributes });
  if (columns.length === 1) return [half];
  const name = `${half}/${columns.length}`;
  const outputs = columns.map(({ from }) => `${name}/${from}`);
  graph.weights.set(`${name}/sizes`, wholes(columns.map(({ size }) => size)));
  const inputs = [half, `${name}/sizes`];
  shared.set(name, { op: 'Split', name, inputs, outputs, attributes: [wholeAttribute('axis', 1)] });
  return outputs;
}

function takeBlock(
  values: Float32Array,
  [, channels = 1, taps = 1]: number[],
  row: Share,
  column: Share,
): Float32Array {
  const block = new Float32Array(row.size * column.size * taps);
  for (let output = 0; output < row.size; output++) {
    const from = ((row.from + output) * channels + column.from) * taps;
    block.set(values.subarray(from, from + column.size * taps), output * column.size * taps);
  }
  return block;
}

function cut(total: number, count: number): Share[] {
  return Array.from({ length: count }, (_, index) => {
    const from = Math.round((total * index) / count);
    return { from, size: Math.round((total * (index + 1)) / count) - from };
  });
}
