/** Where a field of a protobuf message lies: its number, and its value from `start` to `end`. */
type Field = { number: number; start: number; end: number };

const graphField = 7;
const nodeField = 1;
const node = { input: 1, output: 2, name: 3, operation: 4, attribute: 5 };
const float = 1;
const half = 10;
/** Most of the time goes there; what comes before decides pitch and pace, and stays exact. */
const isHalved = (name: string) => name.startsWith('/decoder/decoder/generator/');
/** Takes the place of a name's first letter, so that no length in the file changes. */
const mark = '~';

/**
 * The model with the convolutions of its last part in half precision: their names of inputs and outputs get a mark in
 * place, and casts to and from the marked names go behind the file, which continues the graph.
 */
export function halveConvolutions(model: Uint8Array): Buffer {
  const bytes = Buffer.from(model);
  const textOf = ({ start, end }: Field) => bytes.toString('latin1', start, end);
  const [graph] = readFields(bytes, 0, bytes.length).filter(({ number }) => number === graphField);
  if (!graph) throw new Error('the model has no graph');
  const casts = new Map<string, Buffer>();
  for (const each of readFields(bytes, graph.start, graph.end)) {
    if (each.number !== nodeField) continue;
    const parts = readFields(bytes, each.start, each.end);
    const find = (number: number) => parts.filter((part) => part.number === number);
    const isConvolution = find(node.operation).some((part) => textOf(part) === 'Conv');
    if (!isConvolution || !find(node.name).some((part) => isHalved(textOf(part)))) continue;
    for (const part of [...find(node.input), ...find(node.output)]) {
      const name = textOf(part);
      bytes.write(mark, part.start, 'latin1');
      const marked = textOf(part);
      // What another convolution gives, or takes as well, has its cast already.
      if (part.number === node.output) casts.set(marked, cast(marked, name, float));
      else if (!casts.has(marked)) casts.set(marked, cast(name, marked, half));
    }
  }
  return Buffer.concat([bytes, message(graphField, ...casts.values())]);
}

function readFields(bytes: Uint8Array, from: number, to: number): Field[] {
  const fields: Field[] = [];
  for (let at = from; at < to; ) {
    const tag = readNumber(bytes, at);
    const wireType = tag.value % 8;
    const first = readNumber(bytes, tag.end);
    const fixed = { 1: 8, 5: 4 }[wireType];
    const start = wireType === 2 ? first.end : tag.end;
    const end = wireType === 2 ? first.end + first.value : fixed ? tag.end + fixed : first.end;
    fields.push({ number: Math.floor(tag.value / 8), start, end });
    at = end;
  }
  return fields;
}

function readNumber(bytes: Uint8Array, from: number): { value: number; end: number } {
  let value = 0;
  for (let at = from, weight = 1; ; at++, weight *= 128) {
    const byte = bytes[at] ?? 0;
    value += (byte % 128) * weight;
    if (byte < 128) return { value, end: at + 1 };
  }
}

function cast(from: string, to: string, type: number): Buffer {
  return message(
    nodeField,
    message(node.input, Buffer.from(from, 'latin1')),
    message(node.output, Buffer.from(to, 'latin1')),
    message(node.operation, Buffer.from('Cast')),
    // The attribute "to", a whole number.
    message(node.attribute, message(1, Buffer.from('to')), number(3, type), number(20, 2)),
  );
}

function message(field: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([varint(field * 8 + 2), varint(body.length), body]);
}

const number = (field: number, value: number) => Buffer.concat([varint(field * 8), varint(value)]);

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return Buffer.from([...bytes, rest]);
}
