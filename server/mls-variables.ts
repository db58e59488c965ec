import { z } from 'zod';
import { vendors } from '#adapters/mls/vendors/vendors.ts';
import { displayRulesOf } from '#domain/listings/mls/display-rules.ts';

const vendorNames = Object.keys(vendors) as [keyof typeof vendors, ...(keyof typeof vendors)[]];
const text = z.string().trim().min(1).max(500);

const Feed = z
  .strictObject({
    id: z.string().regex(/^[a-z][a-z\d-]{1,38}$/),
    name: text.max(80),
    vendor: z.enum(vendorNames),
    url: z.url({ protocol: /^https?$/ }).optional(),
    token: text.optional(),
    clientId: text.optional(),
    clientSecret: text.optional(),
    originatingSystem: text.optional(),
    numberPrefix: text.max(20).optional(),
    /** The name of a set of display rules; see docs/operations.md. */
    rules: z.string().optional(),
    display: z.record(z.string(), z.unknown()).default({}),
  })
  .superRefine((feed, ctx) => {
    const problem = findProblem(feed);
    if (problem) ctx.addIssue(problem);
  });

export type MlsFeedSettings = z.output<typeof Feed>;

function findProblem(feed: Omit<z.input<typeof Feed>, 'display'> & { display: Record<string, unknown> }) {
  const rules = vendors[feed.vendor];
  if (!feed.url && !rules.baseUrl) return 'url is missing';
  if (rules.auth.kind === 'token' && !feed.token) return 'token is missing';
  if (rules.auth.kind === 'client credentials' && !feed.token && !(feed.clientId && feed.clientSecret))
    return 'clientId and clientSecret are missing';
  if (rules.needsOriginatingSystem && !feed.originatingSystem) return 'originatingSystem is missing';
  try {
    displayRulesOf({ display: displayOf(feed) });
  } catch {
    return 'the display rules are not right';
  }
  return undefined;
}

export function displayOf(feed: {
  vendor: string;
  rules?: string | undefined;
  display: Record<string, unknown>;
}) {
  const usual = feed.vendor === 'mls-grid' ? 'mls-grid' : 'standard';
  return { rules: feed.rules ?? usual, overrides: feed.display };
}

const feeds = z
  .string()
  .transform((given, issues) => {
    try {
      return JSON.parse(given) as unknown;
    } catch {
      issues.addIssue('not JSON');
      return z.NEVER;
    }
  })
  .pipe(z.array(Feed).max(20))
  .refine(
    (list) => new Set(list.map(({ id }) => id)).size === list.length,
    'every feed needs an id of its own',
  );

/** The feeds of multiple listing services; part of `env.ts`. */
export const mlsVariables = {
  MLS_FEEDS: {
    takes: 'off, or a JSON list of feeds with id, name, vendor and its keys (see docs/operations.md)',
    schema: z
      .literal('off')
      .transform((): MlsFeedSettings[] => [])
      .or(feeds)
      .optional(),
    isSecret: true,
  },
} as const;
