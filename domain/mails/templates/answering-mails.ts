import type { SiteSettings } from '../../context.ts';
import { callByName } from '../call-by-name.ts';
import { phoneLink } from '../contact-links.ts';
import { formatPhone } from '../format-phone.ts';
import { type MailContent, type MailParts, renderMail } from '../render-mail.ts';
import { formatDollars } from './order-mails.ts';

type Numbered = { firstName: string; number: string };

const settingsButton = (site: SiteSettings, label: string): MailParts['button'] => ({
  label,
  url: `${site.url}/settings#answering`,
});
const questions = (site: SiteSettings) =>
  `Questions? Write to ${site.supportEmail} or call ${site.supportPhone}.`;
const numberFact = (number: string) => ({
  label: 'Your number',
  value: formatPhone(number.replace(/^\+1/, '')),
  href: phoneLink(number),
});

/** The number is there, and how callers get to it. */
export function answeringReadyMail(
  site: SiteSettings,
  order: Numbered & { planName: string; minutes: number; paidUntil: string },
): MailContent {
  return renderMail(site, {
    subject: 'Your answering service has its number',
    preheader: 'It answers from now on. Try it with your own phone.',
    heading: `It picks up from now on${callByName(order.firstName)}`,
    paragraphs: [
      'Call the number and ask about one of your homes. That’s what your callers will hear.',
      'Put it on your signs and ads, or keep your own number and forward the calls you can’t take. Many carriers do that with *71 and the number above, and with *73 to stop; otherwise, look for call forwarding in your phone’s settings.',
      'You choose when callers are put through to you, the greeting and the homes in your settings.',
    ],
    facts: [
      numberFact(order.number),
      { label: 'Plan', value: `${order.planName}, ${order.minutes.toLocaleString('en-US')} minutes` },
      { label: 'Paid until', value: order.paidUntil },
    ],
    button: settingsButton(site, 'Set hours and greeting'),
    closing: questions(site),
  });
}

export function answeringExtendedMail(site: SiteSettings, order: Numbered & { endsOn: string }): MailContent {
  return renderMail(site, {
    subject: `Your answering service is paid until ${order.endsOn}`,
    preheader: 'Thank you. Your number stays the same.',
    heading: `Thank you${callByName(order.firstName)}`,
    paragraphs: ['We received your payment. Your number and your settings stay as they are.'],
    facts: [numberFact(order.number), { label: 'Paid until', value: order.endsOn }],
    button: settingsButton(site, 'Open the settings'),
    closing: questions(site),
  });
}

export function answeringReminderMail(
  site: SiteSettings,
  order: Numbered & { endsOn: string; priceCents: number },
): MailContent {
  return renderMail(site, {
    subject: `Your answering service ends on ${order.endsOn}`,
    preheader: 'Pay for another 30 days, or do nothing and it ends.',
    heading: `It ends on ${order.endsOn}`,
    paragraphs: [
      `Nothing is charged by itself. To keep your number answering, pay ${formatDollars(order.priceCents)} for another 30 days.`,
      'If you don’t need it anymore, just turn off call forwarding on your phone.',
    ],
    facts: [numberFact(order.number)],
    button: settingsButton(site, 'Add 30 days'),
    closing: questions(site),
  });
}

export function answeringEndedMail(site: SiteSettings, order: Numbered & { keptUntil: string }): MailContent {
  return renderMail(site, {
    subject: 'Your answering service has ended',
    preheader: 'Your number no longer answers.',
    heading: `Your number no longer answers${callByName(order.firstName)}`,
    paragraphs: [
      'What you paid for is used up. Please turn off call forwarding, so that no caller is lost.',
      `We keep the number for you until ${order.keptUntil}. Pay for another 30 days by then and it answers again.`,
    ],
    facts: [numberFact(order.number)],
    button: settingsButton(site, 'Let it answer again'),
    closing: questions(site),
  });
}

export function answeringRefundedMail(
  site: SiteSettings,
  order: { firstName: string; refundedCents: number },
): MailContent {
  return renderMail(site, {
    subject: 'We’ve refunded your answering service',
    preheader: 'The money is on its way back.',
    heading: `Your money is on its way back${callByName(order.firstName)}`,
    paragraphs: [
      'We refunded the whole payment. Your bank may need 5 to 10 business days to show it.',
      'If you forward calls to the number, please turn that off.',
    ],
    facts: [{ label: 'Refunded', value: formatDollars(order.refundedCents) }],
    closing: questions(site),
  });
}

/** To a guest, whose account was made with the payment. */
export function setUpAnsweringMail(
  site: SiteSettings,
  input: { firstName: string; link: string },
): MailContent {
  return renderMail(site, {
    subject: 'Set a password for your answering service',
    preheader: 'Choose hours, greeting and homes in your account.',
    heading: `One more step${callByName(input.firstName)}`,
    paragraphs: [
      'Set a password, and your account shows the number, every call, and the settings. The number comes in an email of its own.',
    ],
    button: { label: 'Set my password', url: input.link },
    closing: `You’re getting this email because the answering service was ordered with this email address on ${site.name}.`,
  });
}

/** To staff: somebody paid and has no number. */
export function answeringWaitingMail(
  site: SiteSettings,
  order: { customerEmail: string; planName: string; trouble: string },
): MailContent {
  return renderMail(site, {
    subject: 'A paid answering service has no number',
    preheader: order.trouble,
    heading: 'No number could be bought',
    paragraphs: ['A customer has paid and waits. Fix the reason and try again, or refund the payment.'],
    facts: [
      { label: 'Customer', value: order.customerEmail },
      { label: 'Plan', value: order.planName },
      { label: 'Reason', value: order.trouble },
    ],
    button: { label: 'Open the desk', url: `${site.url}/admin/answering` },
    closing: 'The period that was paid begins when the number answers.',
  });
}
