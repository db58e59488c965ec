import type { Functions } from '#api/contract.ts';
import type { Input } from '#api/operation.ts';
import { isMlsAddressOf } from '#domain/listings/mls/rules.ts';
import { PRICE_CENTS } from '#domain/podcasts/rules.ts';
import type { OrderValues } from './order-values.ts';

/** The order as the API expects it, without empty lines. */
export function toPayment(order: OrderValues, formKey: string): Input<Functions['create-payment']> {
  const drafts = order.links.flatMap(({ url, draftId }) =>
    draftId ? [{ listingUrl: url || null, draftId }] : [],
  );
  const [first, ...others] = order.links.filter(({ url }) => url !== '');
  return {
    listingUrl: first?.url ?? null,
    ...(others.length > 0 && { listingUrls: others.map(({ url }) => url) }),
    ...(drafts.length > 0 && { drafts }),
    ...(order.teamId && { teamId: order.teamId }),
    amount: PRICE_CENTS,
    userInfo: {
      name: order.name,
      email: order.email,
      phone: order.phone,
      agent_name: order.agentName,
      additional_details: order.additionalDetails,
    },
    idempotencyKey: formKey,
  };
}

/**
 * The line of a rejected home. The server may spell its link differently; without a link, the draft's id
 * identifies it.
 */
export function lineOf(order: OrderValues, refused: string | undefined): number {
  const described = order.links.findIndex(({ draftId }) => draftId !== '' && refused?.endsWith(draftId));
  if (described >= 0) return described;
  const byNumber = order.links.findIndex(({ url }) => isMlsAddressOf(refused ?? null, url));
  if (byNumber >= 0) return byNumber;
  const spellings = order.links.map(({ url }) => plain(url));
  return Math.max(0, refused ? spellings.indexOf(plain(refused)) : 0);
}

function plain(link: string): string {
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(link) ? link : `https://${link}`);
  return url ? url.host + url.pathname : link;
}
