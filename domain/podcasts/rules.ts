/** The one price list: every screen, lead and structured-data block reads it here. */
export const PRICE_CENTS = 2999;
export const REGULAR_PRICE_CENTS = 10_000;
export const NO_SUCH_ORDER = 'There is no such order.';
export const WRONG_LINK = 'Please provide a valid, accessible listing URL.';
export const CURRENCY = 'USD';

export type VolumeTier = { fromLinks: number; unitCents: number };

/** The price of one podcast when several are ordered at once; an installation can set its own tiers. */
export const volumeTiers: readonly VolumeTier[] = [
  { fromLinks: 1, unitCents: PRICE_CENTS },
  { fromLinks: 10, unitCents: 2499 },
  { fromLinks: 25, unitCents: 1999 },
];
/** Above this number, the enterprise inquiry is offered, too. */
export const ENTERPRISE_OVER_LINKS = 10;
export const MAX_LINKS = 50;
export const LINK_LIMIT = `One order holds up to ${MAX_LINKS} links.`;

/**
 * The only delivery promise, for the middle of a sentence. The legal pages and the spec's own texts have
 * their own.
 */
export const WILL_EMAIL = 'We’ll email you when it’s ready';
export const DELIVERY = 'usually within 24 hours, up to 48 at peak times';
/** The only rule for many listings. */
export const VOLUME_RULE = `Order ${volumeTiers[1]?.fromLinks} or more podcasts at once and the volume discount applies automatically.`;
export const QUOTE_RULE = `Teams and brokerages with more than ${ENTERPRISE_OVER_LINKS} listings can ask for a quote.`;

export function unitPrice(links: number, tiers: readonly VolumeTier[] = volumeTiers): number {
  return tiers.filter((tier) => tier.fromLinks <= links).at(-1)?.unitCents ?? PRICE_CENTS;
}

/** The price of each home in an order. */
export function linkPrices(order: { links: { unitCents?: number }[]; unitCents: number }): number[] {
  return order.links.map((link) => link.unitCents ?? order.unitCents);
}

/** Stands for the link of a home that has no page to read. */
export function factSheetAddress(siteUrl: string, id: string): string {
  return `${siteUrl}/fact-sheets/${id}`;
}

export function isFactSheetAddress(siteUrl: string, link: string): boolean {
  return link.startsWith(factSheetAddress(siteUrl, ''));
}

/** Splits an amount without losing a cent; the first shares get the odd cents. */
export function shareCents(totalCents: number, shares: number): number[] {
  const each = Math.floor(totalCents / shares);
  const odd = totalCents - each * shares;
  return Array.from({ length: shares }, (_, index) => each + (index < odd ? 1 : 0));
}

/** "$29.99"; whole dollars have no decimals: "$100". Without the browser's own format, which takes a slow phone 70 ms to load. */
export function formatCents(cents: number): string {
  const dollars = (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2);
  return `$${dollars.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',')}`;
}

const inProduction = {
  heading: 'Creating your podcast...',
  message: "Your podcast is being created! We'll notify you when it's ready (usually within 24 hours).",
};

/** The status of an order in words for its customer. */
export function describeStatus(podcast: { status: string; hasPayment: boolean }): {
  label: string;
  /** What is in progress, shown above the message. */
  heading?: string;
  message: string;
} {
  switch (podcast.status) {
    case 'pending':
      return podcast.hasPayment
        ? {
            label: 'Payment Processing',
            message: "Payment is being processed. You'll be notified once confirmed.",
          }
        : { label: 'Pending', message: 'Order is awaiting payment confirmation.' };
    case 'paid':
      return { label: 'In Production', ...inProduction };
    case 'processing':
    case 'chatgpt_processed':
      return { label: 'Processing', ...inProduction };
    case 'completed':
      return {
        label: 'Ready',
        message: 'Your podcast is ready! Download it below and share your listing page.',
      };
    case 'cancelled':
      return podcast.hasPayment
        ? {
            label: 'Refunded',
            message:
              'We canceled this order and sent your payment back. Banks usually show it within 5 to 10 business days.',
          }
        : { label: 'Canceled', message: 'This order was canceled. Anything you paid was returned.' };
    default:
      return { label: 'Unknown', message: 'Order status is being updated.' };
  }
}

/** An order id as screens show it. */
export function shortOrderId(podcastId: string): string {
  return podcastId.length > 20 ? `${podcastId.slice(0, 20)}…` : podcastId;
}

/** The message about an order that doesn't exist or isn't the caller's. */
