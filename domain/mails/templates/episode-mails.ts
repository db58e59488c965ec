import type { SiteSettings } from '../../context.ts';
import { callByName } from '../call-by-name.ts';
import { homePicture, type MailHome } from '../mail-home.ts';
import { type MailContent, renderMail } from '../render-mail.ts';
import { LATE_LINK_LIFE, questionsClosing } from './closings.ts';

const PASSWORD_FIRST = `The link below takes you to your account. You’ll set a password first. ${LATE_LINK_LIFE}`;

/** The episode is ready: where to play and share it. */
export function podcastReadyMail(
  site: SiteSettings,
  podcast: {
    firstName: string;
    home: MailHome;
    pageUrl: string;
    homeUrl: string;
    minutes: number | null;
    hasPassword: boolean;
  },
): MailContent {
  const { home, minutes, pageUrl } = podcast;
  return renderMail(site, {
    subject: `Your podcast is ready: ${home.name}`,
    preheader: minutes ? `Play the ${minutes}-minute episode, then share it.` : 'Play it, then share it.',
    picture: homePicture(home, { href: pageUrl, hasEpisode: true }),
    heading: `Your podcast is ready${callByName(podcast.firstName)}`,
    paragraphs: [
      'Your episode is done, and your listing page is live. Share the page with your seller and with buyers. They can listen, see the photos and message you.',
    ],
    button: { label: 'Play your episode', url: pageUrl, isPlay: true },
    facts: [
      podcast.hasPassword
        ? {
            label: 'Also ready',
            value: 'Your marketing kit: social posts, images, an email and a flyer',
            href: podcast.homeUrl,
          }
        : {
            label: 'Also ready',
            value: 'Set a password to open your marketing kit',
            href: `${site.url}/set-password`,
          },
    ],
    closing: `Something not right? ${podcast.hasPassword ? 'Use “Fix a fact” in your account, email' : 'Email'} ${site.supportEmail}, or call ${site.supportPhone}.`,
  });
}

type Asking = {
  firstName: string;
  home: MailHome;
  questions: string[];
  account: { url: string; setsPassword: boolean };
};

/** A photo was altered and the law requires its original: what to add before the page goes online. */
export function photoQuestionsMail(site: SiteSettings, ask: Asking): MailContent {
  return renderMail(site, {
    subject: `One photo to add: ${ask.home.name}`,
    preheader: 'Your episode is ready. We’ll publish it once we have the original photo.',
    picture: homePicture(ask.home, { href: ask.account.url }),
    heading: `We need a photo${callByName(ask.firstName)}`,
    paragraphs: [
      ...ask.questions,
      'Your episode is ready. It’ll go online as soon as you answer.',
      ...(ask.account.setsPassword ? [PASSWORD_FIRST] : []),
    ],
    button: { label: 'Open your photos', url: ask.account.url },
    closing: `Questions? Reply to this email or call ${site.supportPhone}.`,
  });
}

/** The listing says too little for an episode: what we need to know. */
export function questionsMail(site: SiteSettings, ask: Asking): MailContent {
  const count = ask.questions.length;
  return renderMail(site, {
    subject: `${count === 1 ? 'One question' : `${count} questions`} before we record: ${ask.home.name}`,
    preheader: 'Your answers let the hosts say more about the home.',
    picture: homePicture(ask.home, { href: ask.account.url }),
    heading: `Tell us a little more${callByName(ask.firstName)}`,
    paragraphs: [
      'We never make anything up, so we need a little more from you before we record. Just reply to this email with your answers, or answer in your account.',
      ...ask.questions.map((question, index) => `${index + 1}. ${question}`),
      ...(ask.account.setsPassword ? [PASSWORD_FIRST] : []),
    ],
    button: { label: count === 1 ? 'Answer the question' : 'Answer the questions', url: ask.account.url },
    closing: questionsClosing(site),
  });
}

type Change = { label: string; before: string | null; after: string | null };

/** A single change is described; several are listed below. */
function whatChanged([first, ...others]: Change[]): string {
  if (!first || others.length > 0 || first.before === null || first.after === null)
    return 'Your listing changed in the MLS.';
  return `In the MLS, the ${first.label.toLowerCase()} changed from ${first.before} to ${first.after}.`;
}

/** The listing has changed since its episode was recorded: what is different, and where to record it. */
export function episodeChangedMail(
  site: SiteSettings,
  changed: {
    firstName: string;
    home: MailHome;
    changes: { label: string; before: string | null; after: string | null; turns: number }[];
    recordUrl: string;
    unsubscribeUrl: string;
  },
): MailContent {
  const turns = changed.changes.reduce((sum, change) => sum + change.turns, 0);
  const [only, ...others] = changed.changes;
  const oldFacts = only && others.length === 0 ? `the old ${only.label.toLowerCase()}` : 'the old facts';
  const saidIn =
    turns === 0
      ? 'Your episode doesn’t mention it yet.'
      : `Your episode still mentions ${oldFacts} in ${turns === 1 ? 'one place' : `${turns} places`}.`;
  return renderMail(site, {
    subject: `Update your episode? Your listing changed: ${changed.home.name}`,
    preheader: 'Your page is up to date. Update the episode with one click.',
    picture: homePicture(changed.home, { href: changed.recordUrl }),
    heading: 'Your listing changed',
    paragraphs: [
      `${whatChanged(changed.changes)} We’ve updated your listing page. ${saidIn}`,
      'Tell us to go ahead, and we’ll record just those parts again, at no charge. Your page and episode stay live in the meantime.',
    ],
    facts: changed.changes.slice(0, 8).map(({ label, before, after }) => ({
      label,
      value: [before ?? 'not stated', after ?? 'no longer stated'].join(' → '),
    })),
    button: { label: 'Update the episode', url: changed.recordUrl },
    closing: questionsClosing(site),
    unsubscribeUrl: changed.unsubscribeUrl,
  });
}
