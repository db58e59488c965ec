import type { SiteSettings } from '../../context.ts';
import { type MailContent, renderMail } from '../render-mail.ts';
import { staffClosing } from './closings.ts';

type HeldUpdate = { podcastId: string; title: string; reason: string };

/** Tells staff that an update waits until somebody has listened to it. */
export function updateToHearMail(site: SiteSettings, { podcastId, title, reason }: HeldUpdate): MailContent {
  return renderMail(site, {
    subject: `Update to check: ${title}`.slice(0, 85),
    preheader: reason,
    heading: 'An update is waiting for you',
    paragraphs: [`${title}. ${reason} Listen to it, then publish or delete it under Updates.`],
    button: { label: 'Open the home', url: `${site.url}/marketing/${podcastId}` },
    closing: staffClosing(site),
  });
}
