import { z } from 'zod';
import { leadConsent } from '#domain/assistants/rules.ts';
import type { Context } from '#domain/context.ts';
import { splitSentences } from '#domain/english/sentences/rules.ts';
import { isInstruction, partInstructions } from '#domain/listings/content/is-instruction.ts';
import { toHomeFacts } from '#domain/listings/home-facts.ts';
import type { PublicListing } from '#domain/listings/queries.ts';
import { HomeFacts } from '#domain/listings/schema.ts';

/** A home as its public page presents it. */
export const HomeView = z.object({
  pageUrl: z.url(),
  /** Changes whenever the page does. */
  pageVersion: z.iso.datetime(),
  ...HomeFacts.shape,
  agent: z.object({
    name: z.string().nullable(),
    phone: z.string().nullable(),
    brokerage: z.string().nullable(),
  }),
  audioTour: z.object({ url: z.url(), durationSeconds: z.number().nullable() }).nullable(),
  consent: z
    .object({ version: z.string(), wording: z.string() })
    .describe('What a buyer must agree to before send_lead'),
});
export type HomeView = z.infer<typeof HomeView>;

/** Sentences in a listing that address software are left out: the reader here is software. */
export function viewHome({ site }: Pick<Context, 'site'>, { listing, podcast }: PublicListing): HomeView {
  const audio = podcast?.gcsFileUrl ?? podcast?.podcastFileUrl;
  return {
    pageUrl: `${site.url}/listings/${encodeURIComponent(listing.slug)}`,
    pageVersion: listing.updatedAt.toISOString(),
    ...toHomeFacts(listing),
    description: listing.description && proseOf(listing.description),
    features: listing.features.filter((feature) => !isInstruction(feature)),
    agent: { name: listing.agentName, phone: listing.agentPhone, brokerage: listing.agentBrokerage },
    audioTour: audio
      ? { url: new URL(audio, site.url).href, durationSeconds: podcast?.episode?.durationSeconds ?? null }
      : null,
    consent: { ...leadConsent },
  };
}

function proseOf(text: string): string {
  return partInstructions(splitSentences(text)).prose.join(' ');
}
