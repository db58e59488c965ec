import type { Mail } from '#adapters/mail/contract.ts';
import type { Db } from '#db/client.ts';
import type { Queue } from '#db/queue.ts';
import type { Jobs } from './jobs.ts';

export type Log = Record<'debug' | 'info' | 'warn' | 'error', (details: object, message: string) => void>;

/** What the pages say about ourselves. */
export type SiteSettings = {
  name: string;
  /** Our own origin, without a trailing slash. */
  url: string;
  supportPhone: string;
  callNowPhone: string;
  supportEmail: string;
};

export type AccountSettings = {
  staffEmails: string[];
  mailGapSeconds: number;
  reuseSeconds: number;
  lostReplySeconds: number;
  hasRateLimits: boolean;
  allowedRedirects: string[];
};

/** Everything a use case may touch. A use case names the part it needs: `Pick<Context, 'db' | 'queue'>`. */
export type Context = {
  db: Db;
  queue: Queue<Jobs>;
  log: Log;
  now: () => Date;
  site: SiteSettings;
  accounts: AccountSettings;
  mail: Mail;
};
