import type { SiteSettings } from '../../context.ts';
import { type MailContent, renderMail } from '../render-mail.ts';
import { staffClosing } from './closings.ts';

type HeldUpdate = { updateId: string; title: string; reason: string };

/** Tells staff that an update waits until someone has listened to it. */
export function updateToHearMail(site: SiteSettings, { updateId, title, reason }: HeldUpdate): MailContent {
  return renderMail(site, {
    subject: `Update to check: ${title}`.slice(0, 85),
    preheader: reason,
    heading: 'An update is waiting for you',
    paragraphs: [`${title}. ${reason} Listen to it, then publish or discard it.`],
    button: { label: 'Open the inbox', url: `${site.url}/admin/reviews?item=${updateId}` },
    closing: staffClosing(site),
  });
}
