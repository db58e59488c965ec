import { deflateRawSync } from 'node:zlib';
import ipaddr from 'ipaddr.js';

type Settings = {
  NODE_ENV: string;
  HOST: string;
  METRICS_PORT?: number | undefined;
  METRICS_HOST?: string | undefined;
  METRICS_TOKEN?: string | undefined;
  SITE_URL?: string | undefined;
  AUTH_SECRET?: string | undefined;
  JWT_KEYS?: unknown;
  STRIPE_SECRET_KEY?: string | undefined;
  STRIPE_WEBHOOK_SECRET?: string | undefined;
  ALLOW_TEST_PAYMENTS?: string | undefined;
  MLS_FEEDS?: { id: string; url?: string | undefined }[] | undefined;
};

const MIN_SECRET_BITS = 80;
const MIN_WEBHOOK_BITS = 40;
const guessable = /password|secret|change.?me|hearthcast|example|qwerty|letmein|12345678/i;
const newKeys = 'Run "npm run -s new-keys" for one.';

/** What is wrong with a setting that would open this installation to strangers, in one line. */
export function findUnsafeSetting(env: Settings): string | undefined {
  const { METRICS_PORT: port, METRICS_HOST: host = '127.0.0.1', METRICS_TOKEN: token } = env;
  if (port !== undefined && !token && !isIn(host, ['loopback']))
    return `METRICS_HOST is "${host}"; an address that others reach needs a METRICS_TOKEN: the figures tell how business goes.`;
  return env.NODE_ENV === 'production' ? findUnsafeProduction(env) : findPublicDevelopment(env);
}

function findUnsafeProduction(env: Settings): string | undefined {
  const { SITE_URL: siteUrl, STRIPE_SECRET_KEY: stripeKey, AUTH_SECRET: secret } = env;
  if (!siteUrl?.startsWith('https:'))
    return `SITE_URL is "${siteUrl}"; production takes an https origin: sign-in tokens must not travel in the clear.`;
  if (stripeKey && /^[sr]k_test_/.test(stripeKey) && env.ALLOW_TEST_PAYMENTS !== 'yes')
    return 'STRIPE_SECRET_KEY is a test key; production takes a live key, or ALLOW_TEST_PAYMENTS=yes to take no real money on purpose.';
  if (!secret)
    return `AUTH_SECRET is not set; production needs it: without it the database holds keys in the clear. ${newKeys}`;
  if (!env.JWT_KEYS) return `JWT_KEYS is not set; production needs its own signing key. ${newKeys}`;
  if (isGuessable(secret, MIN_SECRET_BITS))
    return `AUTH_SECRET can be guessed; it takes random characters. ${newKeys}`;
  const webhookSecret = env.STRIPE_WEBHOOK_SECRET?.replace(/^whsec_/, '');
  if (webhookSecret !== undefined && isGuessable(webhookSecret, MIN_WEBHOOK_BITS))
    return 'STRIPE_WEBHOOK_SECRET can be guessed; it takes the signing secret that Stripe shows for the webhook.';
  return findUnsafeFeed(env.MLS_FEEDS ?? []);
}

/** A feed's token goes to its address, so that must be a public one that is encrypted. */
function findUnsafeFeed(feeds: { id: string; url?: string | undefined }[]): string | undefined {
  const unsafe = feeds.find(({ url }) => {
    if (!url) return false;
    const { protocol, hostname, username } = new URL(url);
    const isName = hostname.includes('.') && !ipaddr.isValid(hostname.replace(/^\[|\]$/g, ''));
    return protocol !== 'https:' || !isName || username !== '';
  });
  return unsafe && `MLS_FEEDS has a feed, ${unsafe.id}, whose url is not an https address of a public host.`;
}

/** Development has published passwords and a mailbox that anyone may read. */
function findPublicDevelopment({ HOST: host, NODE_ENV: mode }: Settings): string | undefined {
  if (isIn(host, ['loopback', 'private', 'linkLocal', 'uniqueLocal'])) return undefined;
  return `HOST is "${host}"; with NODE_ENV=${mode} it takes an address that only your own network reaches, such as 127.0.0.1.`;
}

function isIn(host: string, ranges: string[]): boolean {
  return host === 'localhost' || (ipaddr.isValid(host) && ranges.includes(ipaddr.process(host).range()));
}

/** An upper bound for what the text could tell: repeats, sequences and common words count for little. */
function isGuessable(text: string, minBits: number): boolean {
  if (guessable.test(text)) return true;
  const codes = [...text].map((char) => char.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] as number));
  const length = Math.min(text.length, deflateRawSync(text).length);
  return Math.min(bitsEach(codes), bitsEach(steps)) * length < minBits;
}

function bitsEach(values: number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => {
    const share = count / values.length;
    return bits - share * Math.log2(share);
  }, 0);
}
