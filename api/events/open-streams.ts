type Limits = { perPerson: number; inTotal: number };
type Stream = { close: () => void };
export type OpenStreams = {
  take: (userId: string, close: () => void) => (() => void) | undefined;
  count: () => number;
};

/**
 * Limits the open streams of this process. `take` returns the function that releases the slot, or undefined when full.
 * When every slot is taken, whoever has the most streams gives up the oldest one to a person with fewer.
 */
export function createOpenStreams({ perPerson, inTotal }: Limits): OpenStreams {
  const streams = new Map<string, Set<Stream>>();
  let total = 0;

  function release(userId: string, stream: Stream): void {
    const mine = streams.get(userId);
    if (!mine?.delete(stream)) return;
    total -= 1;
    if (mine.size === 0) streams.delete(userId);
  }

  /** Whether a slot was freed. The giver must not end up with fewer than the taker. */
  function makeRoom(wanted: number): boolean {
    let [giver, most] = ['', 0];
    for (const [userId, { size }] of streams) if (size > most) [giver, most] = [userId, size];
    const [oldest] = streams.get(giver) ?? [];
    if (!oldest || most <= wanted) return false;
    release(giver, oldest);
    oldest.close();
    return true;
  }

  return {
    count: () => total,
    take(userId, close) {
      const wanted = (streams.get(userId)?.size ?? 0) + 1;
      if (wanted > perPerson) return undefined;
      if (total >= inTotal && !makeRoom(wanted)) return undefined;
      const stream = { close };
      const mine = streams.get(userId) ?? new Set();
      streams.set(userId, mine.add(stream));
      total += 1;
      return () => release(userId, stream);
    },
  };
}
