import { PageRefused } from '../extraction/page/parse-html.ts';
import { TOO_MANY_PARTS } from './saved-page.ts';

const damaged = 'This file is damaged.';
const maxObjects = 400_000;
const trailerLength = 32;

/** Objects of a binary property list by number; reads only what is requested. */
export class BinaryPlist {
  readonly #view: DataView;
  readonly #bytes: Uint8Array;
  readonly #offsetSize: number;
  readonly #refSize: number;
  readonly #count: number;
  readonly #table: number;
  readonly top: number;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const trailer = bytes.length - trailerLength;
    if (trailer < 8) throw new PageRefused(damaged);
    this.#offsetSize = this.#byte(trailer + 6);
    this.#refSize = this.#byte(trailer + 7);
    this.#count = this.#number(trailer + 8, 8);
    this.top = this.#number(trailer + 16, 8);
    this.#table = this.#number(trailer + 24, 8);
    if (this.#count > maxObjects) throw new PageRefused(TOO_MANY_PARTS);
  }

  #byte(at: number): number {
    const byte = this.#bytes[at];
    if (byte === undefined) throw new PageRefused(damaged);
    return byte;
  }

  #number(at: number, size: number): number {
    if (size < 1 || size > 8 || at < 0 || at + size > this.#bytes.length) throw new PageRefused(damaged);
    let value = 0;
    for (let step = 0; step < size; step++) value = value * 256 + this.#byte(at + step);
    if (!Number.isSafeInteger(value)) throw new PageRefused(damaged);
    return value;
  }

  /** Where an object's content starts, and its length. */
  #open(object: number): { kind: number; at: number; length: number } {
    if (object >= this.#count) throw new PageRefused(damaged);
    const start = this.#number(this.#table + object * this.#offsetSize, this.#offsetSize);
    const mark = this.#byte(start);
    if ((mark & 0xf) !== 0xf) return { kind: mark >> 4, at: start + 1, length: mark & 0xf };
    const size = 1 << (this.#byte(start + 1) & 0xf);
    return { kind: mark >> 4, at: start + 2 + size, length: this.#number(start + 2, size) };
  }

  /** The number of the object under a key in a dictionary. */
  find(dictionary: number, key: string): number | null {
    const { kind, at, length } = this.#open(dictionary);
    if (kind !== 0xd || length > 1_000) return null;
    for (let index = 0; index < length; index++) {
      const name = this.#number(at + index * this.#refSize, this.#refSize);
      if (this.text(name) === key) return this.#number(at + (length + index) * this.#refSize, this.#refSize);
    }
    return null;
  }

  text(object: number): string | null {
    const { kind, at, length } = this.#open(object);
    if (length > 1_000_000) return null;
    if (kind === 0x5) return Buffer.from(this.#bytes.subarray(at, at + length)).toString('latin1');
    if (kind !== 0x6 || at + length * 2 > this.#bytes.length) return null;
    return Array.from({ length }, (_, index) =>
      String.fromCharCode(this.#view.getUint16(at + index * 2)),
    ).join('');
  }

  data(object: number): Uint8Array | null {
    const { kind, at, length } = this.#open(object);
    return kind === 0x4 ? this.#bytes.subarray(at, at + length) : null;
  }

  /** The numbers of the objects in an array, up to `max`. */
  list(object: number, max: number): number[] {
    const { kind, at, length } = this.#open(object);
    if (kind !== 0xa) return [];
    return Array.from({ length: Math.min(length, max) }, (_, index) =>
      this.#number(at + index * this.#refSize, this.#refSize),
    );
  }
}
