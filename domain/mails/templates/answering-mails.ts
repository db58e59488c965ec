import type { SiteSettings } from '../../context.ts';
import { callByName } from '../call-by-name.ts';
import { phoneLink } from '../contact-links.ts';
import { formatPhone } from '../format-phone.ts';
import { type MailContent, type MailParts, renderMail } from '../render-mail.ts';
import { LATE_LINK_LIFE, questionsClosing } from './closings.ts';
import { formatDollars } from './order-mails.ts';

type Numbered = { firstName: string; number: string };

const settingsButton = (site: SiteSettings, label: string): MailParts['button'] => ({
  label,
  url: `${site.url}/settings#answering`,
});
const sayNumber = (number: string) => formatPhone(number.replace(/^\+1/, ''));
const numberFact = (number: string) => ({
  label: 'Your number',
  value: sayNumber(number),
  href: phoneLink(number),
});

/** The number is ready, and how callers reach it. */
export function answeringReadyMail(
  site: SiteSettings,
  order: Numbered & { planName: string; minutes: number; paidUntil: string },
): MailContent {
  return renderMail(site, {
    subject: 'Your answering service number is ready',
    preheader: 'Try it with your own phone.',
    heading: `Your answering service is live${callByName(order.firstName)}`,
    paragraphs: [
      `Try it: call ${sayNumber(order.number)} and ask about one of your listings. You’ll hear what your callers hear.`,
      `Put the number on your signs and ads, or keep your own and forward the calls you can’t take. With some carriers, dial *71 followed by ${sayNumber(order.number)} to turn forwarding on, and *73 to turn it off. If that doesn’t work, look for call forwarding in your phone’s settings or ask your carrier.`,
      'In Settings, choose your greeting, the listings the service covers and when calls are transferred to you.',
    ],
    facts: [
      numberFact(order.number),
      { label: 'Plan', value: `${order.planName}, ${order.minutes.toLocaleString('en-US')} minutes` },
      { label: 'Paid through', value: order.paidUntil },
    ],
    button: settingsButton(site, 'Set hours and greeting'),
    closing: questionsClosing(site),
  });
}

export function answeringExtendedMail(site: SiteSettings, order: Numbered & { endsOn: string }): MailContent {
  return renderMail(site, {
    subject: `Your answering service is renewed through ${order.endsOn}`,
    preheader: 'Thank you. Your number stays the same.',
    heading: `Thank you${callByName(order.firstName)}`,
    paragraphs: ['We got your payment. Your number and settings haven’t changed.'],
    facts: [numberFact(order.number), { label: 'Paid through', value: order.endsOn }],
    button: settingsButton(site, 'Open Settings'),
    closing: questionsClosing(site),
  });
}

export function answeringReminderMail(
  site: SiteSettings,
  order: Numbered & { endsOn: string; priceCents: number },
): MailContent {
  return renderMail(site, {
    subject: `Your answering service ends on ${order.endsOn}`,
    preheader: 'Add 30 days, or do nothing and it ends.',
    heading: 'Keep your answering service?',
    paragraphs: [
      `It won’t renew automatically, and you won’t be charged. To keep it going, add another 30 days for ${formatDollars(order.priceCents)}.`,
      `If you don’t need it anymore, just let it end. If you forward calls to the number, turn forwarding off by ${order.endsOn}.`,
    ],
    facts: [numberFact(order.number)],
    button: settingsButton(site, 'Add 30 days'),
    closing: questionsClosing(site),
  });
}

export function answeringEndedMail(site: SiteSettings, order: Numbered & { keptUntil: string }): MailContent {
  return renderMail(site, {
    subject: 'Your answering service has ended',
    preheader: 'Renew to turn it back on.',
    heading: `Your answering service is off${callByName(order.firstName)}`,
    paragraphs: [
      'Your 30 days are up. If you forward calls to this number, turn forwarding off now so you don’t miss any calls.',
      `We’ll hold your number until ${order.keptUntil}. Renew by then to turn it back on.`,
    ],
    facts: [numberFact(order.number)],
    button: settingsButton(site, 'Renew for 30 days'),
    closing: questionsClosing(site),
  });
}

export function answeringRefundedMail(
  site: SiteSettings,
  order: { firstName: string; refundedCents: number },
): MailContent {
  return renderMail(site, {
    subject: 'We’ve refunded your payment for the answering service',
    preheader: 'The service is off.',
    heading: `Your refund is on its way${callByName(order.firstName)}`,
    paragraphs: [
      'We refunded your payment in full. You’ll see the refund on your statement within 5 to 10 business days.',
      'The service is off now. If you forward calls to its number, please turn forwarding off.',
    ],
    facts: [{ label: 'Refunded', value: formatDollars(order.refundedCents) }],
    closing: questionsClosing(site),
  });
}

/** To a guest, whose account was created with the payment. */
export function setUpAnsweringMail(
  site: SiteSettings,
  input: { firstName: string; link: string },
): MailContent {
  return renderMail(site, {
    subject: 'Set a password to manage your answering service',
    preheader: 'Choose hours, greeting and homes in your account.',
    heading: `One more step${callByName(input.firstName)}`,
    paragraphs: [
      `Set a password to see your number, calls and settings in your account. We’ll email you your number separately. ${LATE_LINK_LIFE}`,
    ],
    button: { label: 'Set my password', url: input.link },
    closing: `You’re getting this email because you ordered the ${site.name} answering service.`,
  });
}

/** To staff: someone paid but has no number. */
export function answeringWaitingMail(
  site: SiteSettings,
  order: { customerEmail: string; planName: string; trouble: string },
): MailContent {
  return renderMail(site, {
    subject: 'Action needed: a customer paid for answering but has no number',
    preheader: order.trouble,
    heading: 'We couldn’t buy a phone number',
    paragraphs: ['A customer has paid and is waiting. Fix the problem and try again, or refund the payment.'],
    facts: [
      { label: 'Customer', value: order.customerEmail },
      { label: 'Plan', value: order.planName },
      { label: 'Reason', value: order.trouble },
    ],
    button: { label: 'Open answering orders', url: `${site.url}/admin/answering` },
    closing: 'The customer’s 30 days start when the number goes live.',
  });
}
