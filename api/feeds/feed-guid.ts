import { createHash } from 'node:crypto';

/** The UUID namespace of Podcasting 2.0 feeds. */
const namespace = Buffer.from('ead4c236bf5858c6a2c6a6b28d128cb6', 'hex');

/** A feed's permanent id: the version 5 UUID of its URL without scheme and trailing slashes. */
export function feedGuid(url: string): string {
  const name = url.replace(/^[a-z]+:\/\//, '').replace(/\/+$/, '');
  const bytes = createHash('sha1').update(namespace).update(name).digest().subarray(0, 16);
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x50;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
