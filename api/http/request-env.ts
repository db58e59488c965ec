import type { Log } from '#domain/context.ts';

/** What the server sets on every request before a handler sees it. */
export type RequestVariables = {
  requestId: string;
  /** The caller's IP address; forwarded headers count only behind our own proxies. */
  clientIp: string;
  log: Log;
};

export type RequestEnv = { Variables: RequestVariables };
