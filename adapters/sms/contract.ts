export type OutgoingSms = {
  /** E.164, such as +15550100142. */
  to: string;
  text: string;
  channel: 'sms' | 'whatsapp';
};

/** Hands one short message over, or throws `Unavailable`. */
export type Sms = {
  /** Named to clients that ask what is offered. */
  provider: string;
  send(message: OutgoingSms): Promise<void>;
};
