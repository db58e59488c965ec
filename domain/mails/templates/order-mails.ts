import type { SiteSettings } from '../../context.ts';
import { callByName } from '../call-by-name.ts';
import { firstHome, homeFacts, homePicture, type MailHome } from '../mail-home.ts';
import { type MailContent, renderMail } from '../render-mail.ts';
import { questionsClosing } from './closings.ts';

const soon = (isOne: boolean) =>
  `We’ll email you ${isOne ? 'when everything is' : 'as each home’s podcast is'} ready, usually within 24 hours, or up to 48 at peak times.`;

export function orderConfirmationMail(
  site: SiteSettings,
  order: { firstName: string; homes: MailHome[]; paidCents: number; receiptUrl: string | null },
): MailContent {
  const isOne = order.homes.length === 1;
  return renderMail(site, {
    subject: isOne
      ? `Your podcast order is confirmed: ${firstHome(order.homes)?.name ?? 'one home'}`
      : `Your order is confirmed: ${order.homes.length} podcasts`,
    preheader: 'Payment received. We’re making your episode.',
    picture: homePicture(firstHome(order.homes), { href: `${site.url}/account` }),
    heading: `Thank you${callByName(order.firstName)}`,
    paragraphs: [
      `We got your payment, and we’re already working on your ${isOne ? 'episode, listing page and marketing kit' : 'episodes, listing pages and marketing kits'}. ${soon(isOne)}`,
    ],
    facts: [
      ...homeFacts(order.homes),
      {
        label: 'Paid',
        value: order.receiptUrl
          ? `${formatDollars(order.paidCents)} (see receipt)`
          : formatDollars(order.paidCents),
        href: order.receiptUrl ?? undefined,
      },
    ],
    button: { label: 'Track your order', url: `${site.url}/account` },
    closing: questionsClosing(site),
  });
}

/** To a customer whose podcasts were ordered by staff. */
export function staffOrderMail(
  site: SiteSettings,
  order: { firstName: string; homes: MailHome[] },
): MailContent {
  const isOne = order.homes.length === 1;
  return renderMail(site, {
    subject: isOne
      ? `We’re making your podcast: ${firstHome(order.homes)?.name}`
      : `We’re making your ${order.homes.length} podcasts`,
    preheader: 'Our team placed your order.',
    picture: homePicture(firstHome(order.homes), { href: `${site.url}/account` }),
    heading: `We’re making your podcast${isOne ? '' : 's'}${callByName(order.firstName)}`,
    paragraphs: [
      `As we discussed, we’ve placed this order for you. We’re already working on ${isOne ? 'the episode, the listing page and the marketing kit' : 'the episodes, the listing pages and the marketing kits'}. ${soon(isOne)}`,
    ],
    facts: homeFacts(order.homes),
    button: { label: 'Track your order', url: `${site.url}/account` },
    closing: questionsClosing(site),
  });
}

export function orderRefundedMail(
  site: SiteSettings,
  order: { firstName: string; homes: MailHome[]; refundedCents: number },
): MailContent {
  const isOne = order.homes.length === 1;
  return renderMail(site, {
    subject: isOne
      ? `Your podcast order was canceled and refunded: ${firstHome(order.homes)?.name}`
      : `Your order of ${order.homes.length} podcasts was canceled and refunded`,
    preheader: 'Your refund is on its way.',
    picture: homePicture(firstHome(order.homes)),
    heading: 'Your order was canceled and refunded',
    paragraphs: [
      'We canceled your order and refunded your payment in full. The refund should appear on your statement within 5 to 10 business days. No action is needed.',
    ],
    facts: [...homeFacts(order.homes), { label: 'Refunded', value: formatDollars(order.refundedCents) }],
    closing: questionsClosing(site),
  });
}

export const formatDollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
