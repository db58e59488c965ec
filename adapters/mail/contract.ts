export type OutgoingMail = {
  /** Kept over every attempt, so that a receiver can recognize a repeat. */
  messageId: string;
  to: string;
  replyTo: string | null;
  subject: string;
  /** Empty: the mail has its text only. */
  html: string;
  text: string;
  /** Mail programs show a button for it (RFC 8058). */
  unsubscribeUrl?: string | null;
};

/** Hands one mail over. Throws `Unavailable` when a later attempt may succeed, `MailRefused` when none will. */
export type Mail = {
  send(mail: OutgoingMail): Promise<void>;
};

/** The receiving server said no for good: a wrong address, a forbidden sender. */
export class MailRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MailRefused';
  }
}
