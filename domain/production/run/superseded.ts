/** Another worker holds the lease now; we must not write anything anymore. */
export class Superseded extends Error {
  constructor() {
    super('another attempt has taken over');
    this.name = 'Superseded';
  }
}

/** The order was canceled or refunded during the run. */
export class OrderEnded extends Error {
  constructor() {
    super('the order has ended');
    this.name = 'OrderEnded';
  }
}
