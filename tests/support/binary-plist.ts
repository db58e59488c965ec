/** A binary property list of nested objects, strings and bytes, as Safari writes it. */
export function writeBinaryPlist(top: PlistValue): Uint8Array {
  const objects: Buffer[] = [];
  const add = (value: PlistValue): number => {
    const at = objects.push(Buffer.alloc(0)) - 1;
    if (typeof value === 'string')
      objects[at] = Buffer.concat([header(0x5, value.length), Buffer.from(value, 'latin1')]);
    else if (value instanceof Uint8Array) objects[at] = Buffer.concat([header(0x4, value.length), value]);
    else if (Array.isArray(value))
      objects[at] = Buffer.concat([header(0xa, value.length), Buffer.from(value.map(add))]);
    else {
      const entries = Object.entries(value);
      const refs = [...entries.map(([key]) => add(key)), ...entries.map(([, inner]) => add(inner))];
      objects[at] = Buffer.concat([header(0xd, entries.length), Buffer.from(refs)]);
    }
    return at;
  };
  add(top);
  const mark = Buffer.from('bplist00');
  let end = mark.length;
  const offsets = objects.map((object) => {
    const at = Buffer.alloc(4);
    at.writeUInt32BE(end);
    end += object.length;
    return at;
  });
  const trailer = Buffer.alloc(32);
  trailer.writeUInt8(4, 6);
  trailer.writeUInt8(1, 7);
  trailer.writeUInt32BE(objects.length, 12);
  trailer.writeUInt32BE(end, 28);
  return Buffer.concat([mark, ...objects, ...offsets, trailer]);
}

export type PlistValue = string | Uint8Array | PlistValue[] | { [key: string]: PlistValue };

function header(kind: number, length: number): Buffer {
  if (length < 15) return Buffer.from([(kind << 4) | length]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(length);
  return Buffer.concat([Buffer.from([(kind << 4) | 0xf, 0x12]), size]);
}
