import type { Log } from '#domain/context.ts';

/** What the server knows about every request before a handler sees it. */
export type RequestVariables = {
  requestId: string;
  /** The caller's address; forwarded headers count only behind our own proxies. */
  clientIp: string;
  log: Log;
};

export type RequestEnv = { Variables: RequestVariables };
