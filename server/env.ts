import { isAbsolute, join } from 'node:path';
import { z } from 'zod';
import { SAMPLE_LISTING_SLUG } from '#domain/listings/rules.ts';
import { backgroundNeeds, backgroundVariables } from './background-variables.ts';
import { cdnVariables } from './cdn-variables.ts';
import { credentialVariables, findCredentialProblem } from './credential-variables.ts';
import { crmVariables } from './crm-variables.ts';
import { envValues } from './env-values.ts';
import { feedVariables } from './feed-variables.ts';
import { inboundMailVariables } from './inbound-mail-variables.ts';
import { metricsVariables } from './metrics/metrics-variables.ts';
import { mlsVariables } from './mls-variables.ts';
import { findPhoneProblem, phoneVariables } from './phone-variables.ts';
import { reviewVariables } from './review-variables.ts';
import { speechNeeds, speechVariables } from './speech-variables.ts';
import { storageVariables } from './storage-variables.ts';
import { findUnsafeSetting } from './unsafe-setting.ts';
import { writerVariables } from './writer-variables.ts';

const { databaseUrl, flag, jwtKeys, list, listingPaths, origin, seconds, serviceAccount, volumePrices } =
  envValues;

/**
 * Each variable, the values it accepts in words (shown if it is wrong), and its default. See
 * docs/operations.md.
 */
const variables = {
  NODE_ENV: {
    takes: 'development, test or production',
    schema: z.enum(['development', 'test', 'production']).default('development'),
  },
  PORT: {
    takes: 'a port number from 0 to 65535',
    schema: z.coerce.number().int().min(0).max(65_535).default(3000),
  },
  HOST: {
    takes: 'an address to listen on, such as 127.0.0.1 or 0.0.0.0',
    schema: z.string().min(1).default('127.0.0.1'),
  },
  SITE_URL: { takes: 'the public origin, such as https://hearthcast.example', schema: origin.optional() },
  DATA_DIR: { takes: 'a folder', schema: z.string().min(1).default('data') },
  VOICES_DIR: { takes: 'a folder', schema: z.string().min(1).optional() },
  DATABASE_URL: databaseUrl,
  DATABASE_DIRECT_URL: databaseUrl,
  PG_BIN_DIR: { takes: 'a folder with initdb and postgres', schema: z.string().min(1).optional() },
  LOG_LEVEL: {
    takes: 'debug, info, warn, error or silent',
    schema: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  },
  ...metricsVariables,
  TRUSTED_PROXIES: {
    takes: 'how many of your proxies are in front, from 0 to 5',
    schema: z.coerce.number().int().min(0).max(5).default(0),
  },
  WORKER: { takes: 'on, inside or off', schema: z.enum(['on', 'inside', 'off']).default('on') },
  PAGE_CACHE_MEGABYTES: {
    takes: 'how much memory finished pages may take, in megabytes, 0 to 100000',
    schema: z.coerce.number().int().min(0).max(100_000).default(128),
  },
  ...cdnVariables,
  LISTING_PATHS: {
    takes: 'extra paths for listings, such as /open-house=14-elm-street, separated by commas',
    schema: listingPaths.default({ '/lake-estate': SAMPLE_LISTING_SLUG }),
  },
  SEED_DEMO: { takes: 'on or off', schema: flag.optional() },
  SUPPORT_PHONE: { takes: 'a phone number', schema: z.string().min(7).max(25).default('(555) 010-0142') },
  CALL_NOW_PHONE: { takes: 'a phone number', schema: z.string().min(7).max(25).default('(555) 010-0199') },
  SUPPORT_EMAIL: { takes: 'an email address', schema: z.email().default('support@hearthcast.example') },
  STAFF_EMAILS: {
    takes: 'email addresses separated by commas',
    schema: list.pipe(z.array(z.email().toLowerCase())).optional(),
  },
  ALLOWED_REDIRECTS: { takes: 'origins separated by commas', schema: list.pipe(z.array(origin)).default([]) },
  AUTH_MAIL_GAP_SECONDS: { takes: 'seconds, 0 to 86400', schema: seconds.default(60) },
  AUTH_REUSE_SECONDS: { takes: 'seconds, 0 to 86400', schema: seconds.default(10) },
  AUTH_LOST_REPLY_SECONDS: { takes: 'seconds, 0 to 86400', schema: seconds.default(300) },
  AUTH_RATE_LIMITS: { takes: 'on or off (off outside production only)', schema: flag.default(true) },
  AUTH_SIGN_UP: { takes: 'on or off', schema: flag.default(true) },
  AUTH_SECRET: {
    takes: 'a secret of at least 32 characters',
    schema: z.string().min(32).optional(),
    isSecret: true,
  },
  JWT_KEYS: {
    takes: 'a JSON list of private ES256 keys as JWKs with kid; the first one signs',
    schema: jwtKeys.optional(),
    isSecret: true,
  },
  LEAD_WEBHOOK_URL: {
    takes: 'an http or https URL',
    schema: z.url({ protocol: /^https?$/ }).optional(),
    isSecret: true,
  },
  STUDIO: { takes: 'on or off', schema: flag.default(true) },
  REVIEW: {
    takes: 'exceptions or always',
    schema: z.enum(['exceptions', 'always']).default('exceptions'),
  },
  PAYMENTS: { takes: 'demo or stripe', schema: z.enum(['demo', 'stripe']).optional() },
  STRIPE_SECRET_KEY: {
    takes: 'a secret or restricted Stripe key (sk_… or rk_…)',
    schema: z
      .string()
      .regex(/^[sr]k_\w+$/)
      .optional(),
    isSecret: true,
  },
  STRIPE_WEBHOOK_SECRET: {
    takes: 'the signing secret of the webhook (whsec_…)',
    schema: z
      .string()
      .regex(/^whsec_\w+$/)
      .optional(),
    isSecret: true,
  },
  STRIPE_API_URL: { takes: 'an origin, outside production only', schema: origin.optional() },
  ALLOW_TEST_PAYMENTS: { takes: 'yes', schema: z.literal('yes').optional() },
  VOLUME_PRICES: { takes: 'cents each, such as 10:2499,25:1999', schema: volumePrices.optional() },
  BRIEF_PRICE: { takes: 'cents, such as 1999', schema: z.coerce.number().int().min(50).optional() },
  STAFF_INBOX: { takes: 'an email address', schema: z.email().optional() },
  ...credentialVariables,
  ...crmVariables,
  GOOGLE_SHEET_ID: {
    takes: 'the id in the URL of a Google Sheet',
    schema: z
      .string()
      .regex(/^[\w-]{20,}$/)
      .optional(),
  },
  GOOGLE_SERVICE_ACCOUNT: {
    takes: 'the JSON key of a service account that the sheet is shared with',
    schema: serviceAccount.optional(),
    isSecret: true,
  },
  ...phoneVariables,
  SMS: { takes: 'off, log or twilio', schema: z.enum(['off', 'log', 'twilio']).default('off') },
  TWILIO_ACCOUNT_SID: {
    takes: 'an account SID (AC…)',
    schema: z
      .string()
      .regex(/^AC\w+$/)
      .optional(),
  },
  TWILIO_AUTH_TOKEN: { takes: 'a token', schema: z.string().min(1).optional(), isSecret: true },
  TWILIO_FROM: {
    takes: 'a phone number such as +15550100142, or a messaging service (MG…)',
    schema: z
      .string()
      .regex(/^(?:\+[1-9]\d{6,14}|MG\w+)$/)
      .optional(),
  },
  GOOGLE_MAPS_KEY: { takes: 'a key for the Maps Embed API', schema: z.string().min(20).optional() },
  CLIPS: { takes: 'on or off', schema: z.enum(['on', 'off']).default('on') },
  FFMPEG_PATH: { takes: 'the path of ffmpeg', schema: z.string().min(1).optional() },
  GEOCODER: { takes: 'off or census', schema: z.enum(['off', 'census']).default('off') },
  SMTP_URL: {
    takes: 'smtp://user:password@host:port or smtps://…',
    schema: z
      .string()
      .regex(/^smtps?:\/\//)
      .optional(),
  },
  MAIL_FROM: {
    takes: 'an address, such as Hearthcast <hello@hearthcast.example>',
    schema: z
      .string()
      .regex(/^[^\r\n]+@[^\r\n]+$/)
      .default('Hearthcast <hello@hearthcast.example>'),
  },
  ...backgroundVariables,
  ...feedVariables,
  ...mlsVariables,
  ...inboundMailVariables,
  ...reviewVariables,
  ...storageVariables,
  ...speechVariables,
  ...writerVariables,
  DEV_MAILBOX: { takes: 'on or off', schema: flag.optional() },
} as const;

type Variables = { [Name in keyof typeof variables]: z.output<(typeof variables)[Name]['schema']> };

type Source = Record<string, string | undefined>;
/** `source` is the environment as read, for the processes that we start. */
export type Env = Variables & {
  root: string;
  siteUrl: string;
  dataDir: string;
  isProduction: boolean;
  source: Source;
};

/** An invalid setting. The message is one line that names the variable and what it accepts. */
export class BadEnvironment extends Error {}

/** The only place that reads the environment. `root` is the project folder. */
export function readEnv(root: string, source: Source = process.env): Env {
  const values: Record<string, unknown> = {};
  for (const [name, { takes, schema, ...rest }] of Object.entries(variables)) {
    const given = source[name] === '' ? undefined : source[name];
    const parsed = schema.safeParse(given);
    if (!parsed.success) {
      const shownValue = 'isSecret' in rest ? 'not right' : shown(given);
      throw new BadEnvironment(`${name} is ${shownValue}; it takes ${takes}.`);
    }
    values[name] = parsed.data;
  }
  const env = values as Variables;
  requireCompleteSms(env);
  requireCompleteWriter(env);
  requireCompleteGroups(env);
  requireCompleteProviders(env);
  requireCompletePayments(env);
  requireCompleteProduction(env);
  const unsafe = findUnsafeSetting(env) ?? findPhoneProblem(env) ?? findCredentialProblem(env);
  if (unsafe) throw new BadEnvironment(unsafe);
  return {
    ...env,
    root,
    dataDir: isAbsolute(env.DATA_DIR) ? env.DATA_DIR : join(root, env.DATA_DIR),
    siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    isProduction: env.NODE_ENV === 'production',
    source,
  };
}

/** A URL with a password must not reach a screen or a log. */
function shown(value: string | undefined): string {
  return value === undefined || /:.*@/s.test(value) ? 'not right' : `"${value}"`;
}

function requireCompleteSms(env: Variables): void {
  if (env.SMS !== 'twilio') return;
  for (const name of ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const) {
    if (!env[name]) throw new BadEnvironment(`${name} is not set; SMS=twilio needs it.`);
  }
}

function requireCompleteWriter(env: Variables): void {
  if (env.WRITER === 'off') return;
  const needed = ['WRITER_MODEL', 'WRITER_API_KEY'] as const;
  const missing = needed.find((name) => !env[name]);
  if (missing) throw new BadEnvironment(`${missing} is not set; WRITER=${env.WRITER} needs it.`);
  if (env.WRITER === 'openai-compatible' && !env.WRITER_BASE_URL)
    throw new BadEnvironment('WRITER_BASE_URL is not set; WRITER=openai-compatible needs it.');
}

function requireCompleteProviders(env: Variables): void {
  const speech = speechNeeds[env.SPEECH].find((name) => !env[name]);
  if (speech) throw new BadEnvironment(`${speech} is not set; SPEECH=${env.SPEECH} needs it.`);
  const backgrounds = backgroundNeeds[env.BACKGROUNDS].find((name) => !env[name]);
  if (backgrounds)
    throw new BadEnvironment(`${backgrounds} is not set; BACKGROUNDS=${env.BACKGROUNDS} needs it.`);
}

/** Values that only make sense together. */
const groups = [
  ['CDN', 'CDN_PURGE_URL'],
  ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['GOOGLE_SHEET_ID', 'GOOGLE_SERVICE_ACCOUNT'],
  ['INBOUND_MAIL_ADDRESS', 'INBOUND_MAIL_SECRET'],
  ['C2PA_CERT', 'C2PA_KEY'],
] as const;

function requireCompleteGroups(env: Variables): void {
  for (const group of groups) {
    const missing = group.filter((name) => !env[name]);
    if (missing.length > 0 && missing.length < group.length) {
      throw new BadEnvironment(`${missing[0]} is not set; ${group.join(', ')} are needed together.`);
    }
  }
}

function requireCompletePayments(env: Variables): void {
  if (env.PAYMENTS === 'stripe' && !env.STRIPE_SECRET_KEY)
    throw new BadEnvironment('STRIPE_SECRET_KEY is not set; PAYMENTS=stripe needs it.');
  if (env.NODE_ENV !== 'production') return;
  if (!env.STRIPE_SECRET_KEY && env.PAYMENTS !== 'demo')
    throw new BadEnvironment(
      'STRIPE_SECRET_KEY is not set; production needs Stripe, or PAYMENTS=demo to take no real money on purpose.',
    );
  if (env.STRIPE_API_URL) throw new BadEnvironment('STRIPE_API_URL is set; production uses Stripe itself.');
}

function requireCompleteProduction(env: Variables): void {
  if (env.NODE_ENV !== 'production') return;
  if (!env.SITE_URL)
    throw new BadEnvironment(
      'SITE_URL is not set; production needs the public origin, such as https://hearthcast.example.',
    );
  if (!env.AUTH_RATE_LIMITS) throw new BadEnvironment('AUTH_RATE_LIMITS is "off"; production takes only on.');
  if (env.SMS === 'log') {
    throw new BadEnvironment('SMS is "log"; production takes off or twilio: codes must not end up in a log.');
  }
  if (!env.SMTP_URL && env.DEV_MAILBOX !== true)
    throw new BadEnvironment(
      'SMTP_URL is not set; production needs a mail server, or DEV_MAILBOX=on to keep mail in the development mailbox on purpose.',
    );
}
