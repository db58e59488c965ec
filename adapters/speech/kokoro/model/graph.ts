import { type Field, float, message, number, opening, readFields, readNumber } from './protobuf.ts';

/** The names of ONNX's own types. */
export const types = { float: 1, uint8: 2, int8: 3, int32: 6, int64: 7, half: 10 } as const;

export type Node = {
  op: string;
  name: string;
  inputs: string[];
  outputs: string[];
  /** As they are in the file. */
  attributes: Uint8Array[];
};
export type Weights = { dims: number[]; type: number; bytes: Uint8Array };

/** A model's computation, to be changed and written again. The bytes of its weights are those of the file, uncopied. */
export type Graph = {
  nodes: Node[];
  weights: Map<string, Weights>;
  /** The names of what the model gives. */
  outputs: Set<string>;
  /** Inputs, outputs, names, and the shapes by which the runtime knows what it can join, as they are in the file. */
  ports: Uint8Array[];
  /** Version and opset, likewise. */
  frame: Uint8Array[];
};

const graphField = 7;
const inGraph = { node: 1, weights: 5, output: 12 };
const inNode = { input: 1, output: 2, name: 3, op: 4, attribute: 5 };
const inTensor = { dims: 1, type: 2, name: 8, raw: 9 };

export function readGraph(bytes: Uint8Array): Graph {
  const graph: Graph = { nodes: [], weights: new Map(), outputs: new Set(), ports: [], frame: [] };
  let from = 0;
  for (const part of readFields(bytes, 0, bytes.length)) {
    if (part.number !== graphField) graph.frame.push(bytes.subarray(from, part.end));
    // A file may name its graph in several parts, which are one.
    else readPart(bytes, part, graph);
    from = part.end;
  }
  return graph;
}

function readPart(bytes: Uint8Array, part: Field, graph: Graph): void {
  let from = part.start;
  for (const each of readFields(bytes, part.start, part.end)) {
    if (each.number === inGraph.node) graph.nodes.push(readNode(bytes, each));
    else if (each.number === inGraph.weights) graph.weights.set(...readWeights(bytes, each));
    else graph.ports.push(bytes.subarray(from, each.end));
    if (each.number === inGraph.output) graph.outputs.add(readName(bytes, each));
    from = each.end;
  }
}

function readName(bytes: Uint8Array, { start, end }: Field): string {
  const name = readFields(bytes, start, end).find((field) => field.number === 1);
  return name ? textOf(bytes, name) : '';
}

const textOf = (bytes: Uint8Array, { start, end }: Field) =>
  Buffer.from(bytes.buffer, bytes.byteOffset + start, end - start).toString();

function readNode(bytes: Uint8Array, { start, end }: Field): Node {
  const node: Node = { op: '', name: '', inputs: [], outputs: [], attributes: [] };
  for (const field of readFields(bytes, start, end)) {
    if (field.number === inNode.input) node.inputs.push(textOf(bytes, field));
    if (field.number === inNode.output) node.outputs.push(textOf(bytes, field));
    if (field.number === inNode.name) node.name = textOf(bytes, field);
    if (field.number === inNode.op) node.op = textOf(bytes, field);
    if (field.number === inNode.attribute) node.attributes.push(bytes.subarray(field.start, field.end));
  }
  return node;
}

function readWeights(bytes: Uint8Array, { start, end }: Field): [string, Weights] {
  const weights: Weights = { dims: [], type: 0, bytes: new Uint8Array() };
  let name = '';
  for (const field of readFields(bytes, start, end)) {
    if (field.number === inTensor.dims) weights.dims.push(readNumber(bytes, field.start).value);
    if (field.number === inTensor.type) weights.type = readNumber(bytes, field.start).value;
    if (field.number === inTensor.name) name = textOf(bytes, field);
    if (field.number === inTensor.raw) weights.bytes = bytes.subarray(field.start, field.end);
  }
  return [name, weights];
}

/** The file in pieces, in order; what the graph doesn't use is left out. */
export function writeGraph({ nodes, weights, ports, frame }: Graph): Uint8Array[] {
  const used = new Set(nodes.flatMap(({ inputs }) => inputs));
  const tensors = [...weights].filter(([name]) => used.has(name)).flatMap(writeWeights);
  const pieces = [...nodes.map(writeNode), ...ports, ...tensors];
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  return [...frame, opening(graphField, length), ...pieces];
}

function writeNode({ op, name, inputs, outputs, attributes }: Node): Buffer {
  return message(
    inGraph.node,
    ...inputs.map((input) => message(inNode.input, input)),
    ...outputs.map((output) => message(inNode.output, output)),
    message(inNode.name, name),
    message(inNode.op, op),
    ...attributes.map((attribute) => message(inNode.attribute, attribute)),
  );
}

function writeWeights([name, { dims, type, bytes }]: [string, Weights]): Uint8Array[] {
  const head = Buffer.concat([
    ...dims.map((size) => number(inTensor.dims, size)),
    number(inTensor.type, type),
    message(inTensor.name, name),
    opening(inTensor.raw, bytes.length),
  ]);
  return [opening(inGraph.weights, head.length + bytes.length), head, bytes];
}

export const wholeAttribute = (name: string, value: number) =>
  Buffer.concat([message(1, name), number(3, value), number(20, 2)]);
export const floatAttribute = (name: string, value: number) =>
  Buffer.concat([message(1, name), float(2, value), number(20, 1)]);
export const listAttribute = (name: string, values: number[]) =>
  Buffer.concat([message(1, name), ...values.map((value) => number(8, value)), number(20, 7)]);

/** The whole numbers of an attribute, one or many. */
export function readWhole(node: Node, name: string): number[] {
  for (const bytes of node.attributes) {
    const fields = readFields(bytes, 0, bytes.length);
    if (!fields.some((field) => field.number === 1 && textOf(bytes, field) === name)) continue;
    return fields
      .filter((field) => field.number === 3 || field.number === 8)
      .map(({ start }) => readNumber(bytes, start).value);
  }
  return [];
}

/** The numbers of 32 bits, copied, because they needn't lie at a multiple of four. */
export function readFloats({ bytes }: Weights): Float32Array {
  return new Float32Array(new Uint8Array(bytes).buffer);
}

export function floats(dims: number[], values: Float32Array): Weights {
  return { dims, type: types.float, bytes: new Uint8Array(values.buffer) };
}

export function halves(dims: number[], values: Float32Array): Weights {
  return { dims, type: types.half, bytes: new Uint8Array(new Float16Array(values).buffer) };
}

export function smallWholes(dims: number[], values: Int8Array): Weights {
  return { dims, type: types.int8, bytes: new Uint8Array(values.buffer) };
}

export function unsignedWholes(dims: number[], bytes: Uint8Array): Weights {
  return { dims, type: types.uint8, bytes };
}

export function wholes(values: number[]): Weights {
  return {
    dims: [values.length],
    type: types.int64,
    bytes: new Uint8Array(BigInt64Array.from(values, BigInt).buffer),
  };
}
