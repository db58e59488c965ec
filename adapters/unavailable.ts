/** The outside world didn't respond as it should; trying again later may help. */
export class Unavailable extends Error {
  readonly service: string;
  /** If the service said how long to wait. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    service: string,
    message: string,
    options: { cause?: unknown; retryAfterSeconds?: number | undefined } = {},
  ) {
    super(`${service}: ${message}`, options);
    this.name = 'Unavailable';
    this.service = service;
    this.retryAfterSeconds = options.retryAfterSeconds;
  }
}
