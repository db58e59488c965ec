import type { SiteSettings } from '../../context.ts';
import { type MailContent, renderMail } from '../render-mail.ts';
import { questionsClosing } from './closings.ts';

export function webhookDisabledMail(
  site: SiteSettings,
  webhook: { url: string; reason: string; settingsPath: string },
): MailContent {
  return renderMail(site, {
    subject: 'We turned off one of your webhooks',
    preheader: webhook.reason,
    heading: 'We turned off a webhook',
    paragraphs: [
      webhook.reason,
      'Nothing is lost: we keep its events for 30 days. Fix your server, then turn the webhook back on in Settings, and we’ll send everything that’s waiting.',
    ],
    facts: [{ label: 'Webhook URL', value: webhook.url }],
    button: { label: 'Open Settings', url: site.url + webhook.settingsPath },
    closing: questionsClosing(site),
  });
}
