import { z } from 'zod';

const json = z.string().transform((text, issues) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    issues.addIssue('not JSON');
    return z.NEVER;
  }
});

const flag = z.enum(['on', 'off']).transform((value) => value === 'on');
const seconds = z.coerce.number().int().min(0).max(86_400);
const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== ''),
);
const origin = z
  .url({ protocol: /^https?$/ })
  .transform((value) => new URL(value))
  .refine((url) => url.pathname === '/' && url.search === '', 'an origin without a path')
  .transform((url) => url.origin);

/** "10:2499,25:1999": from this many podcasts up, this many cents each. */
const volumePrices = list.pipe(
  z
    .array(
      z
        .string()
        .regex(/^\d{1,3}:\d{2,6}$/)
        .transform((item) => {
          const [fromLinks, unitCents] = item.split(':').map(Number) as [number, number];
          return { fromLinks, unitCents };
        }),
    )
    .transform((tiers) => tiers.toSorted((a, b) => a.fromLinks - b.fromLinks)),
);

const serviceAccount = json.pipe(
  z.looseObject({ client_email: z.email(), private_key: z.string().includes('PRIVATE KEY') }),
);

const jwtKeys = json.pipe(
  z
    .array(
      z.looseObject({
        kid: z.string().min(1),
        kty: z.literal('EC'),
        crv: z.literal('P-256'),
        x: z.string(),
        y: z.string(),
        d: z.string(),
      }),
    )
    .min(1),
);

/** "/open-house=14-elm-street": extra paths that lead to listings. */
const listingPaths = list.pipe(
  z
    .array(
      z
        .string()
        .regex(/^(?:\/[a-z0-9][a-z0-9-]*)+=[a-z0-9][a-z0-9-]*$/)
        .transform((item) => item.split('=') as [path: string, slug: string]),
    )
    .transform((pairs): Record<string, string> => Object.fromEntries(pairs)),
);

const dollars = z.coerce.number().min(0).max(10_000);

const databaseUrl = {
  takes: 'postgresql://user:password@host/database',
  schema: z
    .string()
    .regex(/^postgres(ql)?:\/\//)
    .optional(),
};

/** The kinds of values that settings accept. */
export const envValues = {
  databaseUrl,
  flag,
  seconds,
  list,
  origin,
  volumePrices,
  serviceAccount,
  jwtKeys,
  listingPaths,
  dollars,
};
