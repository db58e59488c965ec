import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

export type Load = { requestsPerSecond: number; cpuMicrosPerRequest: number; p99Ms: number };
export type Target = { url: string; headers?: Record<string, string>; pids: number[] };

const SECONDS = 4;
const CONNECTIONS = 32;
/** Linux measures a process's CPU time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** Loads one URL for a few seconds and reports what it cost the serving processes. */
export function measureLoad(target: Target): Promise<Load> {
  return withCost(target.pids, () =>
    existsSync('/usr/bin/wrk') ? loadWithWrk(target) : loadWithNode(target),
  );
}

/** A fixed number of requests: on a busy machine, a fixed time would end before the server's code is warm. */
export function measureCost(target: Target, requests: number): Promise<Load> {
  return withCost(target.pids, () => loadWithNode(target, { requests, connections: 4 }));
}

type Run = { count: number; seconds: number; p99Ms: number };

async function withCost(pids: number[], load: () => Run | Promise<Run>): Promise<Load> {
  const cpuBefore = cpuSeconds(pids);
  const { count, seconds, p99Ms } = await load();
  const cpu = cpuSeconds(pids) - cpuBefore;
  return { requestsPerSecond: count / seconds, cpuMicrosPerRequest: (cpu * 1e6) / count, p99Ms };
}

function loadWithWrk({ url, headers = {} }: Target): Run {
  const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const pinned = ['-c', '1', 'wrk', '-t1', `-c${CONNECTIONS}`, `-d${SECONDS}s`, '--latency', ...flags, url];
  const { stdout } = spawnSync('taskset', pinned, { encoding: 'utf8' });
  const [, count] = /(\d+) requests in/.exec(stdout) ?? [];
  const [, seconds] = /requests in ([\d.]+)s/.exec(stdout) ?? [];
  const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  if (!count || !seconds || /Non-2xx/.test(stdout.replace(/Non-2xx or 3xx/, 'Non-2xx')))
    throw new Error(`wrk: ${stdout}`);
  return {
    count: Number(count),
    seconds: Number(seconds),
    p99Ms: Number(p99) * (unit === 'us' ? 0.001 : unit === 's' ? 1000 : 1),
  };
}

async function loadWithNode(
  { url, headers = {} }: Target,
  { requests = Number.POSITIVE_INFINITY, connections = CONNECTIONS } = {},
): Promise<Run> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const started = performance.now();
  const isOver = () =>
    Number.isFinite(requests) ? begun >= requests : performance.now() - started >= SECONDS * 1000;
  let begun = 0;
  const times: number[] = [];
  const one = () =>
    new Promise<void>((done, fail) => {
      const at = performance.now();
      const sent = request(url, { agent, headers }, (response) => {
        response.resume().on('end', () => {
          times.push(performance.now() - at);
          if ((response.statusCode ?? 500) >= 400) fail(new Error(`${url} answered ${response.statusCode}`));
          else done();
        });
      });
      sent.on('error', fail).end();
    });
  const worker = async () => {
    while (!isOver()) {
      begun += 1;
      await one();
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    count: times.length,
    seconds: (performance.now() - started) / 1000,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? 0,
  };
}

function cpuSeconds(pids: number[]): number {
  let ticks = 0;
  for (const pid of pids) {
    if (!existsSync(`/proc/${pid}/stat`)) continue;
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    ticks += Number(fields[11]) + Number(fields[12]);
  }
  return ticks / TICKS_PER_SECOND;
}

export function summary(load: Load): string {
  return `${Math.round(load.requestsPerSecond).toLocaleString('en-US')} requests/s, ${Math.round(load.cpuMicrosPerRequest)} µs CPU each, p99 ${load.p99Ms.toFixed(1)} ms`;
}
