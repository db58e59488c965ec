import { randomBytes } from 'node:crypto';
import { drawSigningKey } from '#domain/accounts/signing-key.ts';
import { readArguments } from './read-arguments.ts';

readArguments(`Usage: npm run -s new-keys
Prints a new AUTH_SECRET and new JWT_KEYS to put into the environment of a production installation.`);
console.log(`AUTH_SECRET=${randomBytes(36).toString('base64url')}`);
console.log(`JWT_KEYS=${JSON.stringify([await drawSigningKey()])}`);
