import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ConvolutionRanges, Range } from './quantize-convolutions.ts';

type Stored = Record<string, { input: string; output: string }>;

/** What the generator's convolutions take and give, measured by `tools/measure-voice-ranges.ts`. */
export function readRanges(): Map<string, ConvolutionRanges> {
  const stored: Stored = JSON.parse(readFileSync(join(import.meta.dirname, 'ranges.json'), 'utf8'));
  return new Map(
    Object.entries(stored).map(([name, { input, output }]) => [
      name,
      { input: readRange(input), output: readRange(output) },
    ]),
  );
}

/** All lowest values, then all highest, as numbers of 16 bits. */
function readRange(text: string): Range {
  const values = new Float32Array(new Float16Array(new Uint8Array(Buffer.from(text, 'base64')).buffer));
  return { low: values.subarray(0, values.length / 2), high: values.subarray(values.length / 2) };
}

export function writeRange({ low, high }: Range): string {
  return Buffer.from(new Float16Array([...low, ...high]).buffer).toString('base64');
}
