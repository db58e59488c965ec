export type Asked = { url: string; headers: Record<string, string> };

/** A busy machine only ever adds time, so growth is read from the fastest tenth. */
export type Times = { fastMs: number; p99Ms: number };

const ROUNDS = 100;
/** The first few fill caches that are warm on any working day. */
const WARM_UP = 5;

/** Both are requested in turns, so that a busy moment of the machine affects both alike. */
export async function timeInTurns(
  one: Asked,
  other: Asked,
  [path, otherPath]: readonly [string, string],
): Promise<[Times, Times]> {
  const times: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
    times[0].push(await ask(one, path));
    times[1].push(await ask(other, otherPath));
  }
  return times.map(summarize) as [Times, Times];
}

async function ask({ url, headers }: Asked, path: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(url + path, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return performance.now() - started;
}

function summarize(times: number[]): Times {
  const warm = times.slice(WARM_UP).sort((a, b) => a - b);
  return {
    fastMs: warm[Math.floor(warm.length / 10)] as number,
    p99Ms: warm[Math.floor(warm.length * 0.99)] as number,
  };
}
