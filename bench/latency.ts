import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** How long answers take while requests come at a steady pace, whatever the server does: waiting counts as well. */
export async function measureLatency(
  url: string,
  options: { perSecond: number; until: Promise<unknown> },
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const times: number[] = [];
  const waiting = new Set<Promise<void>>();
  let isOver = false;
  void options.until.finally(() => {
    isOver = true;
  });
  const started = performance.now();
  for (let count = 0; !isOver; count += 1) {
    const due = started + (count * 1000) / options.perSecond;
    await wait(Math.max(0, due - performance.now()));
    const one = ask(url, agent).then((ms) => {
      times.push(ms);
      waiting.delete(one);
    });
    waiting.add(one);
  }
  await Promise.all(waiting);
  agent.destroy();
  return times;
}

function ask(url: string, agent: Agent): Promise<number> {
  const at = performance.now();
  return new Promise((done, fail) => {
    request(url, { agent }, (response) => {
      response.resume().on('end', () => done(performance.now() - at));
      if (response.statusCode !== 200) fail(new Error(`${url} answered ${response.statusCode}`));
    })
      .on('error', fail)
      .end();
  });
}

export function p99(times: number[]): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.99)] ?? 0;
}
