import type { SiteSettings } from '../../context.ts';
import { callByName } from '../call-by-name.ts';
import { firstHome, homeFacts, homePicture, type MailHome } from '../mail-home.ts';
import { type MailContent, renderMail } from '../render-mail.ts';

const WHEN = 'We’ll email you when it’s ready, usually within 24 hours, up to 48 at peak times.';

export function orderConfirmationMail(
  site: SiteSettings,
  order: { firstName: string; homes: MailHome[]; paidCents: number; receiptUrl: string | null },
): MailContent {
  const isOne = order.homes.length === 1;
  return renderMail(site, {
    subject: isOne
      ? 'Your podcast order is confirmed'
      : `Your order of ${order.homes.length} podcasts is confirmed`,
    preheader: 'Payment received. We’re making your episode.',
    picture: homePicture(firstHome(order.homes), { href: `${site.url}/account` }),
    heading: `Thank you${callByName(order.firstName)}`,
    paragraphs: [
      `We received your payment and are making ${isOne ? 'your episode, your listing page and your marketing kit' : 'your episodes, listing pages and marketing kits'} now. ${WHEN}`,
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
    button: { label: 'Follow your order', url: `${site.url}/account` },
    closing: `Questions? Write to ${site.supportEmail} or call ${site.supportPhone}.`,
  });
}

/** To a customer whose podcasts were ordered by staff. */
export function staffOrderMail(
  site: SiteSettings,
  order: { firstName: string; homes: MailHome[] },
): MailContent {
  const isOne = order.homes.length === 1;
  return renderMail(site, {
    subject: isOne ? 'Your podcast is being made' : `Your ${order.homes.length} podcasts are being made`,
    preheader: 'Our team placed your order.',
    picture: homePicture(firstHome(order.homes), { href: `${site.url}/account` }),
    heading: `Hello${callByName(order.firstName)}`,
    paragraphs: [
      `Our team placed an order for you. We’re making ${isOne ? 'your episode, your listing page and your marketing kit' : 'your episodes, listing pages and marketing kits'} now. ${WHEN}`,
    ],
    facts: homeFacts(order.homes),
    button: { label: 'Follow your order', url: `${site.url}/account` },
    closing: `Questions? Write to ${site.supportEmail} or call ${site.supportPhone}.`,
  });
}

export function orderRefundedMail(
  site: SiteSettings,
  order: { firstName: string; homes: MailHome[]; refundedCents: number },
): MailContent {
  const isOne = order.homes.length === 1;
  return renderMail(site, {
    subject: isOne
      ? 'Your podcast order is canceled and refunded'
      : `Your order of ${order.homes.length} podcasts is canceled and refunded`,
    preheader: 'Your refund is on its way.',
    picture: homePicture(firstHome(order.homes)),
    heading: `We’ve refunded your order${callByName(order.firstName)}`,
    paragraphs: [
      'We canceled your order and refunded the whole payment. Banks usually show it within 5 to 10 business days. There’s nothing you need to do.',
    ],
    facts: [...homeFacts(order.homes), { label: 'Refunded', value: formatDollars(order.refundedCents) }],
    closing: `Questions? Write to ${site.supportEmail} or call ${site.supportPhone}.`,
  });
}

export const formatDollars = (cents: number) => `$${(cents / 100).toFixed(2)}`;
