import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import { phonemize } from 'phonemizer';
import { foldActivations } from '#adapters/speech/kokoro/model/fold-activations.ts';
import { type Graph, readGraph, writeGraph } from '#adapters/speech/kokoro/model/graph.ts';
import { halveConvolutions } from '#adapters/speech/kokoro/model/halve-convolutions.ts';
import { message, number } from '#adapters/speech/kokoro/model/protobuf.ts';
import { isHalved } from '#adapters/speech/kokoro/model/quicken-model.ts';
import { writeRange } from '#adapters/speech/kokoro/model/read-ranges.ts';
import { unrollUpsampling } from '#adapters/speech/kokoro/model/unroll-upsampling.ts';
import { readPhonemes } from '#adapters/speech/kokoro/read-phonemes.ts';
import { chunkLimits, splitPhrases } from '#adapters/speech/kokoro/split-phrases.ts';
import { symbols } from '#adapters/speech/kokoro/symbols.ts';

/**
 * Makes adapters/speech/kokoro/model/ranges.json: `node tools/measure-voice-ranges.ts <folder of the voice pack>`. Both
 * voices say every line. Changing a line changes the sound, so the names in write-quick-model.ts and the recipe in
 * kokoro.ts must change, too.
 */
const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Usage: node tools/measure-voice-ranges.ts <folder of the voice pack>');
const target = join(import.meta.dirname, '..', 'adapters/speech/kokoro/model/ranges.json');
const measured = /\/generator\/(resblocks|noise_res)\./;
const styleLength = 256;
const lines = [
  'Two baths.',
  'Is there a garage, though?',
  'It is listed at eight hundred forty-two thousand five hundred dollars.',
  'Welcome to Copperfield Row, where the maple trees meet over the street and the mail carrier knows every dog by name.',
  'Wow! That is a big yard for a corner lot.',
  'The roof went on in two thousand nineteen, and the furnace is from the year after.',
  'Property taxes were three thousand, seven hundred and sixteen dollars last year.',
  'Ask for Marguerite Okonkwo at Thistle and Vane Realty.',
  'So why would a family of five choose the smaller house? Because the school is just around the corner.',
  'Fresh fish, sharp cheese, sixth Street: say that six times.',
  'Hm. I would check the basement first, and then the zoning.',
  'Upstairs there are four bedrooms, one of them with its own bath, and a hall that is wide enough for bookshelves on both sides.',
  'Call five five five, zero one four two.',
  'Yes, exactly.',
];

const graph = readGraph(readFileSync(join(folder, 'model.onnx')));
foldActivations(graph);
unrollUpsampling(graph);
const convolutions = graph.nodes.filter(({ op, name }) => op === 'Conv' && measured.test(name));
const watched = new Set(
  convolutions.flatMap(({ inputs: [input = ''], outputs: [output = ''] }) => [input, output]),
);
for (const value of watched) watch(graph, value);
halveConvolutions(graph, isHalved);
const session = await InferenceSession.create(Buffer.concat(writeGraph(graph)), { intraOpNumThreads: 1 });
const highest = new Map<string, Float32Array>();
for (const voice of ['af_heart', 'am_michael']) {
  const styles = new Float32Array(new Uint8Array(readFileSync(join(folder, `${voice}.bin`))).buffer);
  for (const line of lines) await measure(line, styles);
}
const rangeOf = (value = '') =>
  writeRange({
    low: (highest.get(`lowest ${value}`) as Float32Array).map((each) => -each),
    high: highest.get(`highest ${value}`) as Float32Array,
  });
const ranges = convolutions.map(({ name, inputs, outputs }) => [
  name,
  { input: rangeOf(inputs[0]), output: rangeOf(outputs[0]) },
]);
writeFileSync(target, `${JSON.stringify(Object.fromEntries(ranges), null, 2)}\n`);

/** The model outputs each channel's maximum, and the maximum of its negation, too. */
function watch({ nodes, ports }: Graph, value: string): void {
  const step = (op: string, input: string, name: string) =>
    void nodes.push({ op, name, inputs: [input], outputs: [name], attributes: [] });
  step('Neg', value, `negative ${value}`);
  step('GlobalMaxPool', value, `highest ${value}`);
  step('GlobalMaxPool', `negative ${value}`, `lowest ${value}`);
  for (const name of [`highest ${value}`, `lowest ${value}`])
    ports.push(message(12, message(1, name), message(2, message(1, number(1, 1)))));
}

async function measure(line: string, styles: Float32Array): Promise<void> {
  const phrases = await readPhonemes(line, async (words) => (await phonemize(words, 'en-us')).join(' '));
  for (const { phonemes } of splitPhrases(phrases, chunkLimits)) {
    const ids = [0, ...Array.from(phonemes, (letter) => symbols.get(letter) as number), 0];
    const row = (phonemes.length - 1) * styleLength;
    const output = await session.run({
      input_ids: new Tensor('int64', BigInt64Array.from(ids, BigInt), [1, ids.length]),
      style: new Tensor('float32', styles.slice(row, row + styleLength), [1, styleLength]),
      speed: new Tensor('float32', Float32Array.of(1), [1]),
    });
    for (const [name, { data }] of Object.entries(output)) {
      if (!/^(highest|lowest) /.test(name)) continue;
      const known = highest.get(name);
      const seen = Float32Array.from(data as Float32Array);
      highest.set(name, known ? known.map((value, at) => Math.max(value, seen[at] as number)) : seen);
    }
  }
}
