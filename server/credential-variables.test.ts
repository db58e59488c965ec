import { expect, test } from 'vitest';
import { certificates } from '#tests/fixtures/certificates.ts';
import { readEnv } from './env.ts';

type Pair = { chain: string; privateKey: string };
const read = ({ chain, privateKey }: Pair) => readEnv('/project', { C2PA_CERT: chain, C2PA_KEY: privateKey });
const { good, rsa } = certificates;

test.each(['good', 'p384', 'rsa', 'ed25519'] as const)('a %s certificate is accepted', (name) => {
  expect(read(certificates[name]).C2PA_CERT).toContain('BEGIN CERTIFICATE');
});

test.each<[string, Pair, string]>([
  ['expired', certificates.expired, 'C2PA_CERT expired on 2021-01-01.'],
  ['not valid yet', certificates.early, 'C2PA_CERT is not valid before 2050-01-01.'],
  [
    'without a usage',
    certificates.withoutUsage,
    'C2PA_CERT may not sign files: it lacks the extended key usage',
  ],
  [
    'for web servers',
    certificates.forServers,
    'C2PA_CERT may not sign files: it lacks the extended key usage',
  ],
  ['with a short key', certificates.shortRsa, 'C2PA_KEY is weak; it takes P-256'],
  ['on another curve', certificates.otherCurve, 'C2PA_KEY is weak; it takes P-256'],
  [
    'signed with SHA-1',
    certificates.oldHash,
    'C2PA_CERT is weak: its authority signed it with SHA-1 or MD5.',
  ],
  [
    'self-signed',
    certificates.selfSigned,
    'C2PA_CERT is self-signed; it takes one that an authority issued.',
  ],
  ['of an authority', certificates.authorityFirst, 'C2PA_CERT begins with an authority;'],
  [
    'with another key',
    { ...good, privateKey: rsa.privateKey },
    'C2PA_KEY is not the key of that certificate.',
  ],
  [
    'with strangers in its chain',
    { ...good, chain: good.chain + certificates.selfSigned.chain },
    'C2PA_CERT lists certificates that did not issue each other, signer first.',
  ],
  [
    'of nonsense',
    { ...good, chain: '-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----' },
    'C2PA_CERT is not a certificate in PEM form.',
  ],
  [
    'with a locked key',
    {
      ...good,
      privateKey: '-----BEGIN ENCRYPTED PRIVATE KEY-----\nAAAA\n-----END ENCRYPTED PRIVATE KEY-----',
    },
    'C2PA_KEY is not a private key in PEM form without a password.',
  ],
])('a certificate %s is refused in one line that shows no secret', (_, pair, message) => {
  expect(() => read(pair)).toThrow(message);
  expect(() => read(pair)).toThrow(/^[^\n]{1,200}$/);
});

test('line breaks may be written as \\n, and both settings are needed together', () => {
  const oneLine = (text: string) => text.replaceAll('\n', '\\n');
  expect(read({ chain: oneLine(good.chain), privateKey: oneLine(good.privateKey) }).C2PA_KEY).toBe(
    good.privateKey,
  );
  expect(() => readEnv('/project', { C2PA_CERT: good.chain })).toThrow('C2PA_KEY is not set;');
  expect(() => readEnv('/project', { C2PA_CERT: 'cert.pem' })).toThrow('C2PA_CERT is not right; it takes');
});
