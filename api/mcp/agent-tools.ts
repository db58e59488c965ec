import { z } from 'zod';
import { answerOpenQuestions, listOpenQuestions } from '#domain/assistants/answer-open-questions.ts';
import { OpenQuestion, QuestionResult } from '#domain/assistants/schema.ts';
import { ApiListing } from '#domain/podcasts/api-listings/schema.ts';
import { ApiOrder } from '#domain/podcasts/api-orders/schema.ts';
import { AnswerQuestions } from '#domain/production/run/schema.ts';
import { hashKey } from '#domain/rate-limits.ts';
import { program } from '../v1/contract.ts';
import { programHandlers } from '../v1/handlers.ts';
import type { ProgramCall } from '../v1/program-operation.ts';
import { ApiKit } from '../v1/schema.ts';
import { type McpTool, mcpTool } from './mcp-tool.ts';

export type AgentCall = Omit<ProgramCall, 'idempotencyKey'>;

const reads = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false };
const orderId = z.uuid('This is not an order id').describe('From order_episode or get_order');

const OrderWithQuestions = ApiOrder.extend({
  openQuestions: z.array(OpenQuestion).describe('Answer with answer_question'),
});

/** What an agent's assistant can do: rows of the API, under the same scopes. */
export const agentTools: McpTool<AgentCall>[] = [
  mcpTool({
    name: 'order_episode',
    title: 'Order an episode',
    description:
      'Orders a podcast episode, a listing page and a marketing kit for one home, by the link of its listing page or by a fact sheet. This spends money: with payment "balance" the price is taken from the prepaid balance at once, with "link" the answer has a payment link for the agent. Ask the agent before you call it. Calling it again with the same input returns the same order; to order the same home once more, pass a new requestId.',
    scopes: program['POST /v1/orders'].scopes,
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: true },
    input: program['POST /v1/orders'].input.safeExtend({
      requestId: z
        .string()
        .regex(/^[\x21-\x7e]{1,100}$/, 'Use 1 to 100 printable characters')
        .optional()
        .describe('Only to order the same home again'),
    }),
    output: ApiOrder,
    run: (call, { requestId = '', ...order }) => {
      const idempotencyKey = `mcp:${hashKey(JSON.stringify([requestId, order]))}`;
      return programHandlers['POST /v1/orders']({ ...call, idempotencyKey }, order);
    },
  }),
  mcpTool({
    name: 'get_order',
    title: 'Get orders',
    description:
      'Returns one order with its status, its links and our open questions, or the 10 newest orders if no orderId is given.',
    scopes: program['GET /v1/orders'].scopes,
    annotations: reads,
    input: z.object({ orderId: orderId.optional() }),
    output: z.object({ orders: z.array(OrderWithQuestions) }),
    run: async (call, { orderId }) => {
      const named = { ...call, idempotencyKey: '' };
      const orders = orderId
        ? [await programHandlers['GET /v1/orders/:orderId'](named, { orderId })]
        : (await programHandlers['GET /v1/orders'](named, { limit: 10 })).data;
      return { orders: await Promise.all(orders.map((order) => withQuestions(call, order))) };
    },
  }),
  mcpTool({
    name: 'get_kit',
    title: 'Get the marketing kit',
    description:
      'Lists the files of a finished order: audio, posts, images, email and print files, with one link to download everything. The download link works for 15 minutes.',
    scopes: program['GET /v1/orders/:orderId/kit'].scopes,
    annotations: reads,
    input: z.object({ orderId }),
    output: ApiKit,
    run: (call, input) =>
      programHandlers['GET /v1/orders/:orderId/kit']({ ...call, idempotencyKey: '' }, input),
  }),
  mcpTool({
    name: 'answer_question',
    title: 'Answer questions about a home',
    description:
      'Answers the open questions of an order; get_order lists them. A buyer’s question is answered to the buyer by email. Of ours (from "hearthcast"), send all answers in one call: one left out is not asked again. Only pass on what the agent said. Never guess: an answer becomes a fact of the home.',
    scopes: program['POST /v1/orders'].scopes,
    annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
    input: AnswerQuestions.omit({ podcastId: true }).extend({ orderId }),
    output: z.object({ answered: z.number().int(), results: z.array(QuestionResult) }),
    run: async (call, { orderId, answers }) => {
      const named = { ...call, idempotencyKey: '' };
      const { id: podcastId } = await programHandlers['GET /v1/orders/:orderId'](named, { orderId });
      const actor = { actorId: call.caller.owner.userId, ip: call.clientIp };
      const results = await answerOpenQuestions(call.ctx, { podcastId, answers, actor });
      return { answered: results.filter(({ reason }) => reason === null).length, results };
    },
  }),
  mcpTool({
    name: 'update_fact',
    title: 'Change facts of a listing',
    description:
      'Changes facts of a listing: price, type, beds, baths, size, agent. Fields left out stay. The listing page and the marketing kit follow by themselves; the episode does not. get_order has the listingId.',
    scopes: program['PATCH /v1/listings/:listingId'].scopes,
    annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
    input: program['PATCH /v1/listings/:listingId'].input,
    output: ApiListing,
    run: (call, input) =>
      programHandlers['PATCH /v1/listings/:listingId']({ ...call, idempotencyKey: '' }, input),
  }),
];

async function withQuestions({ ctx }: AgentCall, order: ApiOrder) {
  return { ...order, openQuestions: await listOpenQuestions(ctx, order.id) };
}
