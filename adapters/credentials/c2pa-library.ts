import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { setFlagsFromString } from 'node:v8';
import { initSync, WasmBuilder, WasmReader } from '@contentauth/c2pa-wasm';

/** 512 MB in pages of 64 kB: a file that makes the library ask for more fails instead of filling the machine. */
const MAX_MEMORY_PAGES = 8192;

/** A file in memory, with only those parts of a browser's Blob that the library uses. */
export type BytesBlob = { size: number; bytes: Uint8Array; slice: (start: number, end: number) => BytesBlob };

export function bytesBlob(bytes: Uint8Array): BytesBlob {
  return { size: bytes.length, bytes, slice: (start, end) => bytesBlob(bytes.subarray(start, end)) };
}

/** Node has no such class; the library reads files with it. */
class FileReaderSync {
  readAsArrayBuffer({ bytes }: BytesBlob): ArrayBuffer {
    return new Uint8Array(bytes).buffer;
  }
}

let isOpen = false;

/**
 * The reference implementation of C2PA. It could follow links in files to manifests, certificates and identities;
 * here, nothing can be fetched, whatever a file asks for.
 */
export function openC2paLibrary(): { WasmBuilder: typeof WasmBuilder; WasmReader: typeof WasmReader } {
  if (!isOpen) {
    const noFetch = () => Promise.reject(new Error('nothing is fetched'));
    Object.assign(globalThis, { FileReaderSync, fetch: noFetch });
    setFlagsFromString(`--wasm-max-mem-pages=${MAX_MEMORY_PAGES}`);
    const path = createRequire(import.meta.url).resolve('@contentauth/c2pa-wasm/c2pa.wasm');
    initSync({ module: readFileSync(path) });
    isOpen = true;
  }
  return { WasmBuilder, WasmReader };
}
