import { floatAttribute, floats, type Graph, type Node, readFloats, types } from './graph.ts';

/**
 * Most convolutions of the generator get x + sin²(αx)/α of a normalized x. As written that is a dozen steps over
 * every number. Here the normalization is one step and gives u = αx, what follows is u + sin²(u), and the
 * convolution's weights take the 1/α, which gives the same.
 */
export function foldActivations(graph: Graph): void {
  const makers = new Map(
    graph.nodes.flatMap((node) => node.outputs.map((output) => [output, node] as const)),
  );
  const makerOf = (name: string | undefined, op: string) => {
    const maker = makers.get(name ?? '');
    return maker?.op === op ? maker : undefined;
  };
  const added: Node[] = [];
  for (const conv of graph.nodes.filter(({ op }) => op === 'Conv')) {
    const found = findActivation(graph, conv, makerOf);
    if (!found) continue;
    const { sound, scale, shift, alpha, reciprocal, epsilon } = found;
    const [weightName = ''] = conv.inputs.slice(1);
    const weights = graph.weights.get(weightName);
    if (!weights || weights.type !== types.float) continue;
    const own = (part: string) => `${conv.name}/${part}`;
    const step = (op: string, part: string, inputs: string[], attributes: Uint8Array[] = []): string => {
      added.push({ op, name: own(part), inputs, outputs: [own(part)], attributes });
      return own(part);
    };
    graph.weights.set(own('flat'), { dims: [1], type: types.int64, bytes: new Uint8Array(8).fill(255) });
    const flat = (part: string, value: string) =>
      step('Reshape', `${part}-flat`, [step('Mul', part, [value, alpha]), own('flat')]);
    const u = step(
      'InstanceNormalization',
      'normalized',
      [sound, flat('scale', scale), flat('shift', shift)],
      [floatAttribute('epsilon', epsilon)],
    );
    const sine = step('Sin', 'sine', [u]);
    const active = step('Add', 'active', [u, step('Mul', 'square', [sine, sine])]);
    graph.weights.set(
      own('weights'),
      floats(weights.dims, scaleChannels(readFloats(weights), weights.dims, reciprocal)),
    );
    conv.inputs.splice(0, 2, active, own('weights'));
  }
  graph.nodes.push(...added);
  dropUnused(graph);
}

type MakerOf = (name: string | undefined, op: string) => Node | undefined;

function findActivation(graph: Graph, conv: Node, makerOf: MakerOf) {
  const constant = (name = '') => {
    const weights = graph.weights.get(name);
    return weights?.type === types.float ? readFloats(weights) : undefined;
  };
  // x + (1/α) · sin(αx)²
  const sum = makerOf(conv.inputs[0], 'Add');
  const scaled = makerOf(sum?.inputs[1], 'Mul');
  const power = makerOf(scaled?.inputs[1], 'Pow');
  const angle = makerOf(makerOf(power?.inputs[0], 'Sin')?.inputs[0], 'Mul');
  const reciprocal = constant(scaled?.inputs[0]);
  const alpha = angle?.inputs[0];
  if (!alpha || !constant(alpha) || !reciprocal || constant(power?.inputs[1])?.[0] !== 2) return undefined;
  // x = scale · (sound − mean) / √(variance + ε) + shift
  const x = sum?.inputs[0];
  const normalized = makerOf(x, 'Add');
  const product = makerOf(normalized?.inputs[0], 'Mul');
  const quotient = makerOf(product?.inputs[1], 'Div');
  const centered = makerOf(quotient?.inputs[0], 'Sub');
  const mean = makerOf(centered?.inputs[1], 'ReduceMean');
  const variance = makerOf(makerOf(quotient?.inputs[1], 'Sqrt')?.inputs[0], 'Add');
  const squares = makerOf(makerOf(variance?.inputs[0], 'ReduceMean')?.inputs[0], 'Mul');
  const epsilon = constant(variance?.inputs[1])?.[0];
  const [sound] = centered?.inputs ?? [];
  const [scale] = product?.inputs ?? [];
  const shift = normalized?.inputs[1];
  const isVariance = squares?.inputs.every((input) => input === quotient?.inputs[0]);
  if (angle?.inputs[1] !== x || mean?.inputs[0] !== sound || !isVariance) return undefined;
  if (epsilon === undefined || !sound || !scale || !shift) return undefined;
  return { sound, scale, shift, alpha, reciprocal, epsilon };
}

function scaleChannels(
  weights: Float32Array,
  [, channels = 1, taps = 1]: number[],
  by: Float32Array,
): Float32Array {
  return weights.map((weight, index) => weight * (by[Math.floor(index / taps) % channels] as number));
}

/** Removes what nothing asks for any more, over and over, as each step may have been the only one that asked. */
function dropUnused(graph: Graph): void {
  const before = graph.nodes.length;
  const asked = new Set(graph.nodes.flatMap(({ inputs }) => inputs));
  graph.nodes = graph.nodes.filter(({ outputs }) =>
    outputs.some((o) => asked.has(o) || graph.outputs.has(o)),
  );
  if (graph.nodes.length < before) dropUnused(graph);
}
