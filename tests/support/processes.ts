import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';

export type StartedProcess = {
  child: ChildProcess;
  /** Everything printed so far, both streams. */
  output: () => string;
  /** Resolves with the first match in the output; fails if the process ends without it. */
  says: (pattern: RegExp) => Promise<RegExpExecArray>;
  ended: Promise<number | null>;
};

/** Runs the product's own starter as a separate process; with `folder`, that of another version. */
export function startProcess(
  env: Record<string, string>,
  args: string[] = [],
  folder = process.cwd(),
): StartedProcess {
  const child = spawn(process.execPath, ['server/start.ts', ...args], {
    cwd: folder,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: process.env.HOME ?? '',
      LOG_LEVEL: 'warn',
      STUDIO: 'off',
      CLIPS: 'off',
      SPEECH: 'flite',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const watchers = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      text += String(chunk);
      for (const watcher of watchers) watcher();
    });
  }
  const ended = new Promise<number | null>((done) => child.once('close', (code) => done(code)));
  const says = (pattern: RegExp) =>
    new Promise<RegExpExecArray>((found, fail) => {
      const look = () => {
        const match = pattern.exec(text);
        if (!match) return;
        watchers.delete(look);
        found(match);
      };
      watchers.add(look);
      look();
      void ended.then(() => fail(new Error(`ended without saying ${pattern}:\n${text}`)));
    });
  return { child, output: () => text, says, ended };
}

export async function startedUrl(process: StartedProcess): Promise<string> {
  const [, url] = await process.says(/running at (http:\S+)/);
  return url as string;
}

/** Asks again until the response holds; the test's own time limit ends it. */
export async function eventually<Answer>(
  ask: () => Promise<Answer>,
  holds: (answer: Answer) => boolean,
): Promise<Answer> {
  for (;;) {
    const answer = await ask();
    if (holds(answer)) return answer;
    await wait(20);
  }
}
