import type { SiteSettings } from '../../context.ts';
import { type MailContent, renderMail } from '../layout.ts';

export function orderConfirmationMail(
  site: SiteSettings,
  order: { firstName: string; listingUrls: string[]; paidCents: number; receiptUrl: string | null },
): MailContent {
  const isOne = order.listingUrls.length === 1;
  const name = /^(?!.*\.\S)[\p{L}\p{M}' .-]{1,40}$/u.test(order.firstName) ? `, ${order.firstName}` : '';
  return renderMail(site, {
    subject: isOne
      ? 'Your podcast order is confirmed'
      : `Your order of ${order.listingUrls.length} podcasts is confirmed`,
    preheader: 'Payment received. We are on it.',
    heading: `Thank you${name}`,
    paragraphs: [
      `We received your payment and are making your ${isOne ? 'podcast' : 'podcasts'} now: the episode, the listing page and the marketing kit. It usually takes less than 24 hours, up to 48 at peak times.`,
      'We will write as soon as it is ready. You can follow it in your account.',
    ],
    facts: [
      ...order.listingUrls.map((value, index) => ({
        label: isOne ? 'Listing' : `Listing ${index + 1}`,
        value,
      })),
      { label: 'Paid', value: `$${(order.paidCents / 100).toFixed(2)}` },
    ],
    button: order.receiptUrl
      ? { label: 'See the receipt', url: order.receiptUrl }
      : { label: 'Open my account', url: `${site.url}/account` },
    closing: `Questions? Write to ${site.supportEmail} or call ${site.supportPhone}.`,
  });
}
