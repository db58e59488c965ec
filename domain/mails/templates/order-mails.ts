import type { SiteSettings } from '../../context.ts';
import { callByName } from '../call-by-name.ts';
import { firstHome, homeFacts, homePicture, type MailHome } from '../mail-home.ts';
import { type MailContent, renderMail } from '../render-mail.ts';
import { questionsClosing } from './closings.ts';

const soon = (isOne: boolean) =>
  `We’ll email you ${isOne ? 'when everything is' : 'as each one is'} ready, usually within 24 hours, or up to 48 at peak times.`;

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
      `We received your payment and are making ${isOne ? 'your episode, your listing page and your marketing kit' : 'your episodes, listing pages and marketing kits'} now. ${soon(isOne)}`,
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
    subject: isOne ? 'We’re making your podcast' : `We’re making your ${order.homes.length} podcasts`,
    preheader: 'Our team placed your order.',
    picture: homePicture(firstHome(order.homes), { href: `${site.url}/account` }),
    heading: `We’re making your podcast${isOne ? '' : 's'}${callByName(order.firstName)}`,
    paragraphs: [
      `As arranged, our team placed this order for you. We’re making ${isOne ? 'your episode, your listing page and your marketing kit' : 'your episodes, listing pages and marketing kits'} now. ${soon(isOne)}`,
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
      ? 'Your podcast order was canceled and refunded'
      : `Your order of ${order.homes.length} podcasts was canceled and refunded`,
    preheader: 'Your refund is on its way.',
    picture: homePicture(firstHome(order.homes)),
    heading: `We’ve refunded your order${callByName(order.firstName)}`,
    paragraphs: [
      'We canceled your order and refunded your payment in full. It should appear on your statement within 5 to 10 business days. No action is needed.',
    ],
    facts: [...homeFacts(order.homes), { label: 'Refunded', value: formatDollars(order.refundedCents) }],
    closing: questionsClosing(site),
  });
}

const formatDollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
