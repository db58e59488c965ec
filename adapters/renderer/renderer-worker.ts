import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import satori, { type SatoriOptions } from 'satori';
import { printFlyer } from './flyer.ts';
import { fontCuts, fontFile } from './fonts.ts';
import { printRecord } from './record/print-record.ts';
import type { RendererTasks } from './renderer-thread.ts';

type Tasks = {
  [Name in keyof RendererTasks]: (
    input: RendererTasks[Name]['input'],
  ) => Promise<RendererTasks[Name]['output']>;
};

const require = createRequire(import.meta.url);
const fonts = fontCuts.map((cut) => ({
  name: cut.name,
  weight: cut.weight,
  data: readFileSync(require.resolve(fontFile(cut))),
})) as SatoriOptions['fonts'];

const tasks: Tasks = {
  // The elements have the shape that React's have; satori asks for no more.
  layOut: ({ element, size }) => satori(element as never, { ...size, fonts }),
  printFlyer,
  printRecord,
};

parentPort?.on('message', async ({ id, task, input }: { id: number; task: keyof Tasks; input: never }) => {
  try {
    parentPort?.postMessage({ id, output: await tasks[task](input) });
  } catch (error) {
    parentPort?.postMessage({ id, problem: String(error) });
  }
});
