import type { SiteSettings } from '../../context.ts';
import { type MailContent, renderMail } from '../render-mail.ts';
import { questionsClosing } from './closings.ts';

export function teamInvitationMail(
  site: SiteSettings,
  invitation: { teamName: string; role: string; link: string },
): MailContent {
  return renderMail(site, {
    subject: `Join ${invitation.teamName} on ${site.name}`,
    preheader: 'Accept the invitation within 7 days.',
    heading: `Join ${invitation.teamName} on ${site.name}`,
    paragraphs: [
      `You’re invited to join ${invitation.teamName} on ${site.name} as ${invitation.role === 'admin' ? 'an' : 'a'} ${invitation.role}. ${site.name} turns real estate listings into short podcasts.`,
      `The invitation expires in 7 days and works only with this email address. If you’re new to ${site.name}, you’ll create an account first.`,
    ],
    button: { label: 'View the invitation', url: invitation.link },
    closing:
      'If you don’t recognize this team, you can ignore this email. Nothing happens unless you accept.',
  });
}

export type InvoiceMail = {
  number: string;
  teamName: string;
  period: string;
  dueOn: string;
  totalCents: number;
  lines: { description: string; date: string; amountCents: number }[];
};

/** Longer invoices say where the rest is, so that no mail server refuses them. */
const MAX_LINES = 250;

export function invoiceMail(site: SiteSettings, invoice: InvoiceMail): MailContent {
  const { number, lines } = invoice;
  const shown = lines.slice(0, MAX_LINES);
  const left = lines.length - shown.length;
  return renderMail(site, {
    subject: `Invoice ${number} from ${site.name}: ${formatDollars(invoice.totalCents)}`,
    preheader: `${invoice.period}, due ${invoice.dueOn}.`,
    heading: `Invoice ${number}`,
    paragraphs: [
      `Here’s the ${invoice.period} invoice for ${invoice.teamName}. Payment is due by ${invoice.dueOn}. Reply to this email if you need payment details or a PDF for your records.`,
      ...(left > 0
        ? [`The first ${MAX_LINES} lines are below. All ${lines.length} are on the team’s page.`]
        : []),
    ],
    facts: [
      ...shown.map(({ description, date, amountCents }) => ({
        label: date,
        value: `Podcast package, ${description}: ${formatDollars(amountCents)}`,
      })),
      { label: 'Total', value: formatDollars(invoice.totalCents) },
      { label: 'Due date', value: invoice.dueOn },
    ],
    closing: questionsClosing(site, 'Questions about this invoice?'),
  });
}

const formatDollars = (cents: number) =>
  `${cents < 0 ? '−' : ''}$${(Math.abs(cents) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
