import type { SiteSettings } from '../../context.ts';
import { type MailContent, renderMail } from '../render-mail.ts';

export function orderConfirmationMail(
  site: SiteSettings,
  order: { firstName: string; listingUrls: string[]; paidCents: number; receiptUrl: string | null },
): MailContent {
  const isOne = order.listingUrls.length === 1;
  return renderMail(site, {
    subject: isOne
      ? 'Your podcast order is confirmed'
      : `Your order of ${order.listingUrls.length} podcasts is confirmed`,
    preheader: 'Payment received. We are on it.',
    heading: `Thank you${callByName(order.firstName)}`,
    paragraphs: [
      `We received your payment and are making your ${isOne ? 'podcast' : 'podcasts'} now: the episode, the listing page and the marketing kit. It usually takes less than 24 hours, up to 48 at peak times.`,
      'We will write as soon as it is ready. You can follow it in your account.',
    ],
    facts: [...listingFacts(order.listingUrls), { label: 'Paid', value: formatDollars(order.paidCents) }],
    button: order.receiptUrl
      ? { label: 'See the receipt', url: order.receiptUrl }
      : { label: 'Open my account', url: `${site.url}/account` },
    closing: `Questions? Write to ${site.supportEmail} or call ${site.supportPhone}.`,
  });
}

export function orderRefundedMail(
  site: SiteSettings,
  order: { firstName: string; listingUrls: string[]; refundedCents: number },
): MailContent {
  const isOne = order.listingUrls.length === 1;
  return renderMail(site, {
    subject: isOne
      ? 'Your podcast order is canceled and refunded'
      : `Your order of ${order.listingUrls.length} podcasts is canceled and refunded`,
    preheader: 'The whole payment is on its way back to you.',
    heading: `Your order is canceled${callByName(order.firstName)}`,
    paragraphs: [
      'We have canceled your order and sent the whole payment back the way it came. Banks usually show it within 5 to 10 business days.',
      'Nothing more will be made for this order, and you need not do anything.',
    ],
    facts: [
      ...listingFacts(order.listingUrls),
      { label: 'Refunded', value: formatDollars(order.refundedCents) },
    ],
    button: { label: 'Open my account', url: `${site.url}/account` },
    closing: `Questions? Write to ${site.supportEmail} or call ${site.supportPhone}.`,
  });
}

/** Leaves out anything that isn't a name, such as an address or a sentence: strangers can write it. */
function callByName(firstName: string): string {
  return /^(?!.*\.\S)[\p{L}\p{M}' .-]{1,40}$/u.test(firstName) ? `, ${firstName}` : '';
}

function listingFacts(listingUrls: string[]): { label: string; value: string }[] {
  return listingUrls.map((value, index) => ({
    label: listingUrls.length === 1 ? 'Listing' : `Listing ${index + 1}`,
    value,
  }));
}

const formatDollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
