import { type ChildProcess, fork } from 'node:child_process';
import { context, propagation } from '@opentelemetry/api';
import { Unavailable } from '../unavailable.ts';
import { lowerPriority } from './lower-priority.ts';
import type { FromChild, ToChild } from './messages.ts';

type Options = {
  /** For messages: whose process it is. */
  name: string;
  script: string;
  /** Niceness, from 0 to 19. */
  niceness?: number | undefined;
  /** Without work for this long, it exits and frees its memory; the next call starts it again. */
  idleMs?: number;
  /** Keeps compiled code for the next process, which then starts in a third of the time. Nobody else may write there. */
  compiledDir?: string | undefined;
  /** Memory that it frees goes back to the system at once: for a program that frees a lot while starting. */
  returnsMemory?: boolean;
};

/**
 * Blocks of at least this many bytes are each mapped separately. Once set, the size is fixed; otherwise glibc raises it
 * up to 32 MB as blocks are freed, and keeps the holes. Set by the command `env`, so that nothing here reads the
 * environment.
 */
const alwaysMapped = `MALLOC_MMAP_THRESHOLD_=${128 * 1024}`;

type CallOptions = {
  signal: AbortSignal;
  /** Silence for this long means that it hangs, and it is killed. */
  silenceMs: number;
  onEvent?: (event: unknown) => void;
  /** A different idle time after this call than after others. */
  idleMs?: number;
};

type Call = {
  resolve: (output: unknown) => void;
  reject: (error: Error) => void;
  onAnswer: (event?: unknown) => void;
};

export type WorkProcess = {
  call: <Output>(task: string, input: unknown, options: CallOptions) => Promise<Output>;
  stop: () => void;
};

/** Work that takes seconds of CPU or may crash runs in a separate process, one task after another. */
export function openProcess(options: Options): WorkProcess {
  const { name, script, niceness, idleMs = 10_000, compiledDir, returnsMemory } = options;
  const isMapped = returnsMemory && process.platform === 'linux';
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  const calls = new Map<number, Call>();

  function start(): ChildProcess {
    const started = fork(script, [name], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      ...(isMapped && { execPath: 'env' }),
      execArgv: [
        ...(isMapped ? [alwaysMapped, process.execPath] : []),
        '--disable-warning=ExperimentalWarning',
        ...(compiledDir ? keepCompiledCode(compiledDir) : []),
      ],
    });
    // Right away and from here, because threads that a process has started keep their priority.
    if (started.pid && niceness) lowerPriority(started.pid, niceness);
    // Work that never pauses wouldn't notice that we are gone.
    const endWithUs = () => started.kill('SIGKILL');
    process.once('exit', endWithUs);
    let complaints = '';
    started.stderr?.on('data', (text) => {
      complaints = `${complaints}${text}`.slice(-1000);
    });
    started.on('message', (message: FromChild) => {
      const call = calls.get(message.id);
      if (message.kind === 'event') call?.onAnswer(message.event);
      if (message.kind === 'done') call?.resolve(message.output);
      if (message.kind === 'failed') call?.reject(toError(name, message));
    });
    started.on('error', () => {});
    started.on('exit', (code, signalName) => {
      process.off('exit', endWithUs);
      if (child !== started) return;
      child = undefined;
      const reason = new Error(complaints.trim() || `ended with ${signalName ?? code}`);
      const error = new Unavailable(name, 'its process ended unexpectedly', { cause: reason });
      for (const call of calls.values()) call.reject(error);
    });
    return started;
  }

  function stop(): void {
    clearTimeout(idle);
    const ended = child;
    child = undefined;
    ended?.kill('SIGKILL');
    const error = new Unavailable(name, 'its process was ended');
    for (const call of calls.values()) call.reject(error);
  }

  function rest(restMs: number): void {
    if (calls.size > 0) return;
    // An idle process must not keep its parent from exiting.
    child?.unref();
    child?.channel?.unref();
    (child?.stderr as { unref?: () => void } | null | undefined)?.unref?.();
    idle = setTimeout(dismiss, restMs).unref();
  }

  /** When idle, it exits by itself and cleans up. */
  function dismiss(): void {
    child?.disconnect();
    child = undefined;
  }

  async function call<Output>(task: string, input: unknown, options: CallOptions): Promise<Output> {
    options.signal.throwIfAborted();
    clearTimeout(idle);
    child ??= start();
    child.ref();
    child.channel?.ref();
    const id = ++lastId;
    const send = (message: ToChild) => child?.send(message, () => {});
    const forget = () => send({ kind: 'cancel', id });
    let silence: NodeJS.Timeout | undefined;
    const outcome = new Promise<unknown>((resolve, reject) => {
      const onAnswer = (event?: unknown) => {
        clearTimeout(silence);
        silence = setTimeout(() => {
          reject(new Unavailable(name, `its process said nothing for ${options.silenceMs / 1000} s`));
          stop();
        }, options.silenceMs);
        if (event !== undefined) options.onEvent?.(event);
      };
      calls.set(id, { resolve, reject, onAnswer });
      options.signal.addEventListener('abort', () => {
        forget();
        reject(options.signal.reason);
      });
      onAnswer();
      const trace: Record<string, string> = {};
      propagation.inject(context.active(), trace);
      send({ kind: 'call', id, task, input, trace });
    });
    try {
      return (await outcome) as Output;
    } finally {
      clearTimeout(silence);
      calls.delete(id);
      rest(options.idleMs ?? idleMs);
    }
  }

  return { call, stop };
}

function toError(name: string, { message, isUnavailable }: Extract<FromChild, { kind: 'failed' }>): Error {
  return isUnavailable ? new Unavailable(name, message) : new Error(`${name}: ${message}`);
}

/** As an argument, because the process's threads inherit it. A folder that can't be written to is ignored. */
function keepCompiledCode(folder: string): string[] {
  const code = `import{enableCompileCache}from'node:module';enableCompileCache(${JSON.stringify(folder)})`;
  return ['--import', `data:text/javascript,${encodeURIComponent(code)}`];
}
