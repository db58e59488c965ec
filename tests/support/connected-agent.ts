import { eq } from 'drizzle-orm';
import { afterAll } from 'vitest';
import { createFollowUpBoss } from '#adapters/lead-vendors/follow-up-boss.ts';
import { createHubSpotVendor } from '#adapters/lead-vendors/hubspot.ts';
import { createSalesforceForm } from '#adapters/lead-vendors/salesforce.ts';
import { createSmtp } from '#adapters/mail/smtp.ts';
import { listings } from '#db/schema/listings.ts';
import type { Context } from '#domain/context.ts';
import { createDestination } from '#domain/destinations/create-destination.ts';
import { type DestinationKind, destinationKinds } from '#domain/destinations/rules.ts';
import { FUB_KEY, startFakeFollowUpBoss } from '#tests/fakes/follow-up-boss.ts';
import { HUBSPOT_TOKEN, startFakeHubSpotCrm } from '#tests/fakes/hubspot-crm.ts';
import { SALESFORCE_OID, startFakeSalesforce } from '#tests/fakes/salesforce.ts';
import { startFakeSmtp } from '#tests/fakes/smtp.ts';
import { createApiAccount } from './api-account.ts';
import { createPaidPodcast } from './paid-podcast.ts';
import { startWebhookPeer } from './webhook-peer.ts';

/** Every vendor that an agent can connect, on loopback. Call it at the top of a test file. */
export async function startLeadVendors() {
  const fub = await startFakeFollowUpBoss();
  const hubspot = await startFakeHubSpotCrm();
  const salesforce = await startFakeSalesforce();
  const hooks = await startWebhookPeer();
  const smtp = await startFakeSmtp();
  afterAll(smtp.stop);
  const timeoutMs = 10_000;
  const siteUrl = 'https://hearthcast.example';
  const overrides = {
    mail: createSmtp({ url: smtp.url, from: 'Hearthcast <hello@hearthcast.example>', timeoutMs }),
    webhooks: hooks.sender,
    leadVendors: {
      follow_up_boss: createFollowUpBoss({ source: 'hearthcast.example', apiUrl: fub.url, timeoutMs }),
      hubspot: createHubSpotVendor({ apiUrl: hubspot.url, timeoutMs }),
      salesforce: createSalesforceForm({ siteUrl, formUrl: salesforce.url, timeoutMs }),
    },
  } satisfies Partial<Context>;
  /** The input needed to add each kind of destination. */
  const inputs: Record<DestinationKind, { settings?: Record<string, string>; secret?: string }> = {
    follow_up_boss: { secret: FUB_KEY },
    hubspot: { secret: HUBSPOT_TOKEN },
    salesforce: { settings: { oid: SALESFORCE_OID } },
    kvcore: { settings: { address: 'dropbox@kvcore.example' } },
    webhook: { settings: { url: hooks.url } },
    email: { settings: { address: 'assistant@agent.example' } },
  };
  return { fub, hubspot, salesforce, hooks, smtp, overrides, inputs };
}

export type LeadVendors = Awaited<ReturnType<typeof startLeadVendors>>;

/** An agent with a home online and destinations of these kinds. */
export async function createConnectedAgent(
  ctx: Context,
  vendors: LeadVendors,
  { email, kinds = destinationKinds }: { email: string; kinds?: readonly DestinationKind[] },
) {
  const account = await createApiAccount(ctx, email);
  const podcast = await createPaidPodcast(ctx, {
    userId: account.userId,
    customerEmail: email,
    listing: { status: 'active', address: '48 Alder Lane', city: 'Fairhaven', state: 'WA' },
  });
  const [listing] = await ctx.db.select().from(listings).where(eq(listings.podcastId, podcast.id));
  if (!listing) throw new Error('The home has no listing.');
  const ids = {} as Record<DestinationKind, string>;
  for (const kind of kinds) {
    const given = { kind, name: kind, ...vendors.inputs[kind] };
    const input = { ...given, settings: given.settings ?? {}, mapping: {}, secret: given.secret };
    ids[kind] = (await createDestination(ctx, { ...input, userId: account.userId, ip: '127.0.0.1' })).id;
  }
  return { ...account, listing, podcastId: podcast.id, destinationIds: ids };
}
