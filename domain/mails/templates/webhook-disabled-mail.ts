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
      'We’ll hold unsent updates for 30 days. Once your server is working again, turn the webhook back on in Settings, and we’ll send everything that’s waiting. If someone set this up for you, forward this email to them.',
    ],
    facts: [{ label: 'Webhook URL', value: webhook.url }],
    button: { label: 'Open Settings', url: site.url + webhook.settingsPath },
    closing: questionsClosing(site),
  });
}
