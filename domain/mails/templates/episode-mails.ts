import type { SiteSettings } from '../../context.ts';
import { type MailContent, renderMail } from '../render-mail.ts';

const greeting = (heading: string, firstName: string) =>
  /^(?!.*\.\S)[\p{L}\p{M}' .-]{1,40}$/u.test(firstName) ? `${heading}, ${firstName}` : heading;

const LINK_LIFE =
  'The link works once and for one hour. After that you can ask for a new one on the same page.';

/** The episode is ready: where to listen, download and share. */
export function podcastReadyMail(
  site: SiteSettings,
  podcast: { firstName: string; home: string; pageUrl: string; hasPassword: boolean },
): MailContent {
  return renderMail(site, {
    subject: `Your podcast is ready: ${podcast.home}`,
    preheader: 'Hear it, download it and share your listing page.',
    heading: greeting('Your podcast is ready', podcast.firstName),
    paragraphs: [
      'The episode about your listing is finished and its page is online. Visitors can listen, look at the photos and write to you from there.',
      `The download, the social posts, the promotional image and the email template are in your account.${podcast.hasPassword ? '' : ' You have no password for it yet; the page below mails you a link to choose one.'}`,
    ],
    facts: [
      { label: 'Home', value: podcast.home },
      podcast.hasPassword
        ? { label: 'My account', value: `${site.url}/account` }
        : { label: 'Set your password', value: `${site.url}/set-password` },
    ],
    button: { label: 'Open your listing page', url: podcast.pageUrl },
    closing: `Something not right? Write to ${site.supportEmail} or call ${site.supportPhone}.`,
  });
}

/** The listing says too little for an episode: what we need to know. */
export function questionsMail(
  site: SiteSettings,
  ask: {
    firstName: string;
    home: string;
    questions: string[];
    account: { url: string; setsPassword: boolean };
  },
): MailContent {
  const count = ask.questions.length;
  return renderMail(site, {
    subject: `${count === 1 ? 'A question' : `${count} questions`} about ${ask.home}`,
    preheader: 'Your answers let the hosts tell more about the home.',
    heading: greeting('Tell us a little more', ask.firstName),
    paragraphs: [
      'The listing page says too little for a full episode, and we never make anything up. Your answers become part of what the hosts say.',
      ...ask.questions.map((question, index) => `${index + 1}. ${question}`),
      ...(ask.account.setsPassword
        ? [`The button opens your account, where you choose a password first. ${LINK_LIFE}`]
        : []),
    ],
    facts: [{ label: 'Listing', value: ask.home }],
    button: { label: 'Answer in your account', url: ask.account.url },
    closing: `You can also answer this mail or call ${site.supportPhone}.`,
  });
}

/** The listing has changed since its episode was recorded: what is different, and where to record it. */
export function episodeChangedMail(
  site: SiteSettings,
  changed: {
    firstName: string;
    home: string;
    changes: { label: string; before: string | null; after: string | null; turns: number }[];
    recordUrl: string;
  },
): MailContent {
  const turns = changed.changes.reduce((sum, change) => sum + change.turns, 0);
  const saidIn =
    turns === 0
      ? 'Your episode does not mention it yet.'
      : `Your episode still says it the old way in ${turns === 1 ? 'one place' : `${turns} places`}.`;
  return renderMail(site, {
    subject: `Your listing changed: ${changed.home}`,
    preheader: 'Your page is up to date. Update the episode with one click.',
    heading: greeting('Your listing changed', changed.firstName),
    paragraphs: [
      `The MLS shows something new, and your listing page already has it. ${saidIn}`,
      'Only the parts that say it are recorded again. Your episode keeps playing until the new one is ready.',
    ],
    facts: [
      { label: 'Home', value: changed.home },
      ...changed.changes.slice(0, 8).map(({ label, before, after }) => ({
        label,
        value: [before ?? 'not stated', after ?? 'no longer stated'].join(' → '),
      })),
    ],
    button: { label: 'Update the episode', url: changed.recordUrl },
    closing: `Questions? Write to ${site.supportEmail} or call ${site.supportPhone}.`,
  });
}
