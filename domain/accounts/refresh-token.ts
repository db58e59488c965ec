import { createHmac, timingSafeEqual } from 'node:crypto';

export type RefreshTokenParts = { sessionId: string; counter: number };

const ID_BYTES = 16;
const BODY_BYTES = ID_BYTES + 4;
const TOKEN_BYTES = BODY_BYTES + 32;

/** The same session and counter always give the same token, so the current one can be reproduced. */
export function writeRefreshToken({ sessionId, counter }: RefreshTokenParts, key: Buffer): string {
  const body = Buffer.alloc(BODY_BYTES);
  body.write(sessionId.replaceAll('-', ''), 0, 'hex');
  body.writeUInt32BE(counter, ID_BYTES);
  return Buffer.concat([body, sign(body, key)]).toString('base64url');
}

/** `malformed` isn't one of our tokens at all; `forged` looks like one but wasn't made with any of our keys. */
export function readRefreshToken(token: string, keys: Buffer[]): RefreshTokenParts | 'malformed' | 'forged' {
  const bytes = Buffer.from(token, 'base64url');
  if (bytes.length !== TOKEN_BYTES || bytes.toString('base64url') !== token) return 'malformed';
  const body = bytes.subarray(0, BODY_BYTES);
  const signature = bytes.subarray(BODY_BYTES);
  if (!keys.some((key) => timingSafeEqual(sign(body, key), signature))) return 'forged';
  const hex = body.toString('hex', 0, ID_BYTES);
  const sessionId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { sessionId, counter: body.readUInt32BE(ID_BYTES) };
}

function sign(body: Buffer, key: Buffer): Buffer {
  return createHmac('sha256', key).update(body).digest();
}
