import type { SiteSettings } from '../../context.ts';
import { emailLink } from '../contact-links.ts';
import { type MailContent, renderMail } from '../render-mail.ts';
import { replyClosing, staffClosing } from './closings.ts';

type Reported = { page: string; reason: string; message: string; name: string; email: string; dueAt: Date };

/** Tells staff that a visitor reported a public page, and the deadline for deciding. */
export function problemReportMail(site: SiteSettings, report: Reported): MailContent {
  const due = `${report.dueAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  return renderMail(site, {
    subject: `Problem reported: ${report.page}`,
    preheader: report.reason,
    heading: 'A visitor reported a page',
    quote: report.message,
    paragraphs: [`${report.reason}. Please decide by ${due}. ${replyClosing(report.name)}`],
    facts: [
      { label: 'Page', value: report.page, href: site.url + report.page },
      { label: 'From', value: report.name },
      { label: 'Email', value: report.email, href: emailLink(report.email) },
      { label: 'Due', value: due },
    ],
    button: { label: 'Open reports', url: `${site.url}/admin/reports` },
    closing: staffClosing(site),
  });
}
