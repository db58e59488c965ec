import type { SiteSettings } from '../../context.ts';
import { type MailContent, renderMail } from '../render-mail.ts';

/** To a customer whose podcasts were ordered by staff. */
export function staffOrderMail(
  site: SiteSettings,
  order: { firstName: string; listingUrls: string[] },
): MailContent {
  const isOne = order.listingUrls.length === 1;
  const name = /^(?!.*\.\S)[\p{L}\p{M}' .-]{1,40}$/u.test(order.firstName) ? `, ${order.firstName}` : '';
  return renderMail(site, {
    subject: isOne
      ? 'Your podcast is being made'
      : `Your ${order.listingUrls.length} podcasts are being made`,
    preheader: 'Our team has placed your order. We are on it.',
    heading: `Hello${name}`,
    paragraphs: [
      `Our team has placed an order for you. We are making your ${isOne ? 'podcast' : 'podcasts'} now: the episode, the listing page and the marketing kit. It usually takes less than 24 hours, up to 48 at peak times.`,
      'We will write as soon as it is ready. You can follow it in your account.',
    ],
    facts: order.listingUrls.map((value, index) => ({
      label: isOne ? 'Listing' : `Listing ${index + 1}`,
      value,
    })),
    button: { label: 'Open my account', url: `${site.url}/account` },
    closing: `Questions? Write to ${site.supportEmail} or call ${site.supportPhone}.`,
  });
}
