/** Just enough of ONNX's file format to write small models, so that the code around large ones can run without them. */

const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value & 127) | 128, ...varint(value >>> 7)];
const field = (number: number, bytes: Iterable<number>) => {
  const content = [...bytes];
  return [...varint(number * 8 + 2), ...varint(content.length), ...content];
};
const text = (number: number, value: string) => field(number, Buffer.from(value));
const whole = (number: number, value: number) => [...varint(number * 8), ...varint(value)];

export const types = { float: 1, int64: 7, bool: 9 } as const;
type Kind = keyof typeof types;

/** A named tensor with `rank` unknown dimensions. */
export type Port = { name: string; kind: Kind; rank: number };
export type Constant = { name: string; kind: 'float' | 'int64'; dims: number[]; values: number[] };
export type Node = {
  op: string;
  name?: string;
  inputs: string[];
  outputs: string[];
  attributes?: Record<string, number | number[]>;
};

function port({ name, kind, rank }: Port): number[] {
  const dimensions = Array.from({ length: rank }, (_, index) => field(1, text(2, `${name}-${index}`))).flat();
  const tensor = [...whole(1, types[kind]), ...field(2, dimensions)];
  return [...text(1, name), ...field(2, field(1, tensor))];
}

function constant({ name, kind, dims, values }: Constant): number[] {
  const raw =
    kind === 'float'
      ? new Uint8Array(Float32Array.from(values).buffer)
      : new Uint8Array(BigInt64Array.from(values, BigInt).buffer);
  return [
    ...dims.flatMap((size) => whole(1, size)),
    ...whole(2, types[kind]),
    ...text(8, name),
    ...field(9, raw),
  ];
}

function node({ op, name = '', inputs, outputs, attributes = {} }: Node): number[] {
  return [
    ...inputs.flatMap((name) => text(1, name)),
    ...outputs.flatMap((name) => text(2, name)),
    ...text(3, name),
    ...text(4, op),
    ...Object.entries(attributes).flatMap(([name, value]) =>
      field(5, [
        ...text(1, name),
        ...(typeof value === 'number' ? whole(3, value) : value.flatMap((each) => whole(8, each))),
        ...whole(20, typeof value === 'number' ? 2 : 7),
      ]),
    ),
  ];
}

/** The bytes of a model file. */
export function writeOnnx(model: {
  nodes: Node[];
  constants: Constant[];
  inputs: Port[];
  outputs: Port[];
  opset?: number;
}): Buffer {
  const graph = [
    ...model.nodes.flatMap((each) => field(1, node(each))),
    ...text(2, 'tiny'),
    ...model.constants.flatMap((each) => field(5, constant(each))),
    ...model.inputs.flatMap((each) => field(11, port(each))),
    ...model.outputs.flatMap((each) => field(12, port(each))),
  ];
  const opset = field(8, whole(2, model.opset ?? 13));
  return Buffer.from([...whole(1, 8), ...field(7, graph), ...opset]);
}
