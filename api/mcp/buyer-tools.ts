import { z } from 'zod';
import { askListing } from '#domain/ask/ask-listing.ts';
import { ListingAnswer, ListingQuestion } from '#domain/ask/schema.ts';
import { findOpenListing } from '#domain/assistants/queries.ts';
import { leadConsent } from '#domain/assistants/rules.ts';
import { sendAssistantLead } from '#domain/assistants/send-assistant-lead.ts';
import type { Context } from '#domain/context.ts';
import { AppError } from '#domain/errors.ts';
import { ListingLead } from '#domain/leads/schema.ts';
import { limitCalls } from '#domain/limit-calls.ts';
import type { PublicListing } from '#domain/listings/queries.ts';
import { HomeView, viewHome } from './home-view.ts';
import { type McpTool, mcpTool } from './mcp-tool.ts';

export type BuyerCall = { ctx: Context; clientIp: string };

const listing = z
  .string()
  .trim()
  .min(1)
  .max(300)
  .describe('The link of the home’s listing page, or the last part of that link');

const perHome = [
  { limit: 20, windowSeconds: 60 },
  { limit: 300, windowSeconds: 86_400 },
];

/** What a buyer's assistant can do, for homes whose agent allows it. */
export const buyerTools: McpTool<BuyerCall>[] = [
  mcpTool({
    name: 'get_listing',
    title: 'Get a home',
    description:
      'Returns what the listing page of a home says: address, price, rooms, size, description, features, the agent and the audio tour.',
    scopes: [],
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    input: z.object({ listing }),
    output: HomeView,
    run: async (call, { listing }) => viewHome(call.ctx, await requireHome(call, listing)),
  }),
  mcpTool({
    name: 'ask_listing',
    title: 'Ask about a home',
    description:
      'Answers a question about a home from its known facts, and names those facts. If "known" is false, say that the listing doesn’t tell and offer to send the question to the agent with send_lead; never fill the gap yourself. Pass conversationId from the last answer for a follow-up question.',
    scopes: [],
    annotations: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    input: ListingQuestion.omit({ slug: true }).extend({ listing }),
    output: ListingAnswer,
    run: async (call, { listing: name, ...asked }) => {
      const { slug } = (await requireHome(call, name)).listing;
      return askListing(call.ctx, { ...asked, slug, ip: call.clientIp });
    },
  }),
  mcpTool({
    name: 'send_lead',
    title: 'Send the buyer’s message to the agent',
    description: `Sends the buyer’s name, email, phone and message to the listing agent. Before you call it, show the buyer exactly this sentence and ask whether they agree: “${leadConsent.wording}” Pass that sentence as agreedTo only if they said yes. Each call sends another message.`,
    scopes: [],
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
    input: ListingLead.pick({ name: true, email: true, phone: true, message: true }).extend({
      listing,
      agreedTo: z.string().max(1000).describe('The sentence that the buyer agreed to, word for word'),
    }),
    output: z.object({ sent: z.literal(true), agreedAt: z.iso.datetime(), agentName: z.string().nullable() }),
    run: async (call, { listing: name, ...lead }) => {
      const { listing } = await requireHome(call, name);
      const { givenAt } = await sendAssistantLead(call.ctx, { ...lead, listing, ip: call.clientIp });
      return { sent: true as const, agreedAt: givenAt, agentName: listing.agentName };
    },
  }),
];

/** One answer for every home that can't be read, so nobody learns which ones exist. */
async function requireHome({ ctx, clientIp }: BuyerCall, name: string): Promise<PublicListing> {
  const home = await findOpenListing(ctx, name);
  if (!home)
    throw new AppError('not_found', 'There is no such home, or its agent doesn’t answer assistants.');
  await limitCalls(ctx, `mcp-home:${home.listing.id}`, clientIp, perHome);
  return home;
}
