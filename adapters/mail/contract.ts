export type OutgoingMail = {
  /** The same for all attempts, so that a receiver can recognize a repeat. */
  messageId: string;
  to: string;
  replyTo: string | null;
  subject: string;
  /** Empty: the email has only its text. */
  html: string;
  text: string;
  /** Email programs show a button for it (RFC 8058). */
  unsubscribeUrl?: string | null;
};

/** Hands over one email. Throws `Unavailable` if a later attempt may succeed, `MailRefused` if none will. */
export type Mail = {
  send(mail: OutgoingMail): Promise<void>;
};

/** The receiving server refused for good: a wrong address, a forbidden sender. */
export class MailRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MailRefused';
  }
}
