import type { SiteSettings } from '../../context.ts';
import { LINK_LIFE } from '../rules.ts';

export const LATE_LINK_LIFE = `${LINK_LIFE} If it’s expired, use it anyway and we’ll email you a new one.`;

export function questionsClosing(site: SiteSettings, about = 'Questions?'): string {
  return `${about} Email ${site.supportEmail} or call ${site.supportPhone}.`;
}

export function orderedPageClosing(site: SiteSettings): string {
  return `You’re getting this email because you ordered this listing page from ${site.name}.`;
}

export function staffClosing(site: SiteSettings): string {
  return `You’re getting this email because you run ${site.name}.`;
}

export function replyClosing(name: string): string {
  return `Reply to this email to reach ${name.split(' ')[0]} directly.`;
}
