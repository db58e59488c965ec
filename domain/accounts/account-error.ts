import { AppError, type AppErrorCode } from '../errors.ts';

export type WeakPasswordReason = 'length' | 'characters' | 'pwned';

const codeOf: Record<number, AppErrorCode> = {
  400: 'invalid',
  401: 'unauthorized',
  403: 'forbidden',
  404: 'not_found',
  422: 'invalid',
  429: 'too_many',
};

/** A refusal in the words of the account system's public contract: clients read status, code and message. */
export class AccountError extends AppError {
  readonly status: number;
  readonly accountCode: string;
  readonly weakPasswordReasons: WeakPasswordReason[] | undefined;

  constructor(
    status: number,
    accountCode: string,
    message: string,
    details: { retryAfterSeconds?: number; weakPasswordReasons?: WeakPasswordReason[] } = {},
  ) {
    super(
      codeOf[status] ?? 'invalid',
      message,
      details.retryAfterSeconds === undefined ? {} : { retryAfterSeconds: details.retryAfterSeconds },
    );
    this.name = 'AccountError';
    this.status = status;
    this.accountCode = accountCode;
    this.weakPasswordReasons = details.weakPasswordReasons;
  }
}

/** The session of a token has ended. */
export function sessionNotFound(): AccountError {
  return new AccountError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
}
