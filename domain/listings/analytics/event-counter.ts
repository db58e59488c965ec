import { createHash } from 'node:crypto';
import type { Context } from '../../context.ts';
import { networkOf } from '../../rate-limits.ts';
import { dayOf, recentDailySalts, type Salts } from './daily-salt.ts';
import { isBot, MINUTE_BYTES, type TrafficSource } from './rules.ts';
import { type Counted, type Downloaded, saveCounts, saveDownloads } from './save-counts.ts';
import type { AnalyticsEvent } from './schema.ts';

export type Visitor = { ip: string; userAgent: string | undefined };
export type Served = Visitor & { podcastId: string; source: TrafficSource; bytes: number; sizeBytes: number };

export type EventCounter = {
  /** False when this visitor's network sends too many events. */
  count: (event: AnalyticsEvent, visitor: Visitor) => boolean;
  served: (served: Served) => Promise<void>;
  flush: () => Promise<void>;
};

const FLUSH_MS = 5_000;
const EVENTS_A_MINUTE = 60;
/** A flood of made-up listings or addresses must not fill our memory. */
const MAX_KEYS = 20_000;

/**
 * Adds up page events in memory and saves them every few seconds. A killed process loses what it hasn't saved, which is
 * fine: these numbers are for judging a flyer, not for billing.
 */
export function createEventCounter(ctx: Pick<Context, 'db' | 'now' | 'log'>): EventCounter {
  const counts = new Map<string, Counted>();
  const downloads = new Map<string, Downloaded>();
  const partly = new Map<string, number>();
  const recent = new Map<string, number>();
  let minute = 0;
  let known: { day: string; salts: Promise<Salts> } | undefined;
  let timer: NodeJS.Timeout | undefined;

  function isOverLimit(ip: string): boolean {
    const now = Math.floor(ctx.now().getTime() / 60_000);
    if (now !== minute) recent.clear();
    minute = now;
    const network = networkOf(ip);
    const hits = (recent.get(network) ?? 0) + 1;
    if (hits > EVENTS_A_MINUTE || (hits === 1 && recent.size >= MAX_KEYS)) return true;
    recent.set(network, hits);
    return false;
  }

  function saltsOf(day: string): Promise<Salts> {
    if (known?.day !== day) {
      partly.clear();
      known = { day, salts: recentDailySalts(ctx) };
      known.salts.catch(() => {
        known = undefined;
      });
    }
    return known.salts;
  }

  function flushSoon(): void {
    timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const [events, marks] = [[...counts.values()], [...downloads.values()]];
    counts.clear();
    downloads.clear();
    try {
      if (events.length > 0) await saveCounts(ctx, events);
      if (marks.length > 0) await saveDownloads(ctx, marks);
    } catch (error) {
      ctx.log.warn({ err: error, events: events.length }, 'page events could not be saved');
    }
  }

  return {
    flush,
    count({ listing, source, kind }, visitor) {
      if (isBot(visitor.userAgent)) return true;
      if (isOverLimit(visitor.ip)) return false;
      const day = dayOf(ctx);
      const key = [listing, day, source, kind].join();
      const known = counts.get(key);
      if (known) known.count += 1;
      else if (counts.size < MAX_KEYS) counts.set(key, { listing, day, source, kind, count: 1 });
      flushSoon();
      return true;
    },
    async served({ podcastId, source, ip, userAgent, bytes, sizeBytes }) {
      if (isBot(userAgent) || bytes === 0) return;
      const day = dayOf(ctx);
      const salts = await saltsOf(day).catch(() => undefined);
      if (!salts) return;
      const markWith = (salt: string) =>
        createHash('sha256').update([salt, ip, userAgent, podcastId].join('\n')).digest('base64url');
      const mark = markWith(salts.today);
      // Players fetch a file in ranges.
      const heard = (partly.get(mark) ?? 0) + bytes;
      if (heard >= Math.min(MINUTE_BYTES, sizeBytes)) {
        // The link that brought a listener first gets the credit.
        if (!downloads.has(mark)) {
          const before = salts.yesterday && markWith(salts.yesterday);
          downloads.set(mark, { mark, before, podcast: podcastId, source, day });
        }
        flushSoon();
      }
      if (partly.has(mark) || partly.size < MAX_KEYS) partly.set(mark, heard);
    },
  };
}
