import { inTransaction } from '#db/in-transaction.ts';
import { marketRequests } from '#db/schema/directory.ts';
import type { Context } from '../context.ts';
import { recordContact } from '../leads/record-contact.ts';
import { splitName } from '../leads/rules.ts';
import { limitCalls } from '../limit-calls.ts';
import { previewMarketRequest } from './preview-market-request.ts';
import { defaultMarketDescription, type RequestOutcome } from './rules.ts';
import type { MarketRequest } from './schema.ts';

const limits = [
  { limit: 5, windowSeconds: 60 },
  { limit: 20, windowSeconds: 86_400 },
];

/**
 * Saves a market request, notifies staff and says what will happen to it; nothing is public until its job has checked
 * it. Each call is a new request, but an existing market isn't added twice. If the hidden field is filled in, a bot
 * sent the form: it is dropped and there is no id.
 */
export async function requestMarket(
  ctx: Pick<Context, 'db' | 'queue' | 'now' | 'accounts'>,
  input: MarketRequest & { ip: string },
): Promise<{ id?: string; outcome: RequestOutcome }> {
  await limitCalls(ctx, 'market-request', input.ip, limits);
  if (input.website) return { outcome: 'held' };
  const { cityName, stateName, requesterName, requesterEmail, requesterPhone } = input;
  const population = input.population ?? null;
  const description = input.description || defaultMarketDescription(cityName, stateName);
  return inTransaction(ctx, async (tx) => {
    const { outcome } = await previewMarketRequest(tx, { cityName, stateName, population, description });
    const [request] = await tx.db
      .insert(marketRequests)
      .values({
        cityName,
        stateName,
        population,
        description,
        requesterName,
        requesterEmail,
        requesterPhone,
        createdAt: tx.now(),
      })
      .returning({ id: marketRequests.id });
    if (!request) throw new Error('The request was not saved.');
    await recordContact(tx, {
      contactType: 'market_request',
      sourceKey: `market-request:${request.id}`,
      ...splitName(requesterName),
      email: requesterEmail,
      phone: requesterPhone,
      message: `${cityName}, ${stateName}: ${description}`,
      details: { source: 'market_request', cityName, stateName, ...(population ? { population } : {}) },
    });
    await tx.queue.send('check-market-request', { requestId: request.id }, { key: request.id });
    return { id: request.id, outcome };
  });
}
