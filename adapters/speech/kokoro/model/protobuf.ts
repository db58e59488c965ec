/** Where a field of a protobuf message lies: its number, and its value from `start` to `end`. */
export type Field = { number: number; start: number; end: number };

export function readFields(bytes: Uint8Array, from: number, to: number): Field[] {
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

export function readNumber(bytes: Uint8Array, from: number): { value: number; end: number } {
  let value = 0;
  for (let at = from, weight = 1; ; at++, weight *= 128) {
    const byte = bytes[at] ?? 0;
    value += (byte % 128) * weight;
    if (byte < 128) return { value, end: at + 1 };
  }
}

/** A field that holds bytes, a text or a message. */
export function message(field: number, ...parts: (Uint8Array | string)[]): Buffer {
  const body = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  return Buffer.concat([varint(field * 8 + 2), varint(body.length), body]);
}

/** The start of such a field, for a value too large to be copied for it. */
export const opening = (field: number, length: number) =>
  Buffer.concat([varint(field * 8 + 2), varint(length)]);

export const number = (field: number, value: number) => Buffer.concat([varint(field * 8), varint(value)]);

export function float(field: number, value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return Buffer.concat([varint(field * 8 + 5), bytes]);
}

function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return Buffer.from([...bytes, rest]);
}
