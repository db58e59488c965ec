/** The outside world did not answer as it should; trying again later may help. */
export class Unavailable extends Error {
  readonly service: string;

  constructor(service: string, message: string, options?: { cause?: unknown }) {
    super(`${service}: ${message}`, options);
    this.name = 'Unavailable';
    this.service = service;
  }
}
