/** The outside world did not answer as it should; trying again later may help. */
export class Unavailable extends Error {
  readonly service: string;
  /** When the service said how long to leave it alone. */
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
