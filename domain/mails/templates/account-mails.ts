import type { SiteSettings } from '../../context.ts';
import { callByName } from '../call-by-name.ts';
import { homePicture, type MailHome } from '../mail-home.ts';
import { type MailContent, renderMail } from '../render-mail.ts';
import { LINK_LIFE } from '../rules.ts';
import { LATE_LINK_LIFE } from './closings.ts';

const STRANGER = 'If you don’t know what this is about, ignore this email or ask us.';
const NOT_SIGNED_UP =
  'If you didn’t sign up, ignore this email. Without your confirmation there is no account.';

export function confirmSignUpMail(
  site: SiteSettings,
  input: { firstName: string; link: string },
): MailContent {
  return renderMail(site, {
    subject: `Confirm your email for ${site.name}`,
    preheader: 'One tap and your account is ready.',
    heading: `Welcome${callByName(input.firstName)}`,
    paragraphs: [`Confirm your email address, and we’ll sign you in right away. ${LINK_LIFE}`],
    button: { label: 'Confirm my email', url: input.link },
    closing: NOT_SIGNED_UP,
  });
}

/** For a link that brings no password: we don't know who typed one before the address was confirmed. */
export function confirmAndChooseMail(
  site: SiteSettings,
  input: { firstName: string; link: string },
): MailContent {
  return renderMail(site, {
    subject: `Confirm your email for ${site.name}`,
    preheader: 'One tap, then choose your password.',
    heading: `Welcome${callByName(input.firstName)}`,
    paragraphs: [
      `Confirm your email address and choose a password. For your security, you’ll set the password after you confirm, even if you entered one when you signed up. ${LINK_LIFE}`,
    ],
    button: { label: 'Confirm and choose a password', url: input.link },
    closing: NOT_SIGNED_UP,
  });
}

export function recoveryMail(site: SiteSettings, input: { link: string }): MailContent {
  return renderMail(site, {
    subject: `Reset your ${site.name} password`,
    preheader: 'Choose a new password.',
    heading: 'Choose a new password',
    paragraphs: [`Someone asked to reset the password of your ${site.name} account. ${LINK_LIFE}`],
    button: { label: 'Choose a new password', url: input.link },
    closing: 'If this wasn’t you, ignore this email. Your password stays the same.',
  });
}

/** The same for someone who ordered without an account and has no password to reset. */
export function choosePasswordMail(site: SiteSettings, input: { link: string }): MailContent {
  return renderMail(site, {
    subject: `Choose your ${site.name} password`,
    preheader: 'Here’s the link to your account.',
    heading: 'Choose your password',
    paragraphs: [`Your ${site.name} account has no password yet. Choose one to sign in. ${LINK_LIFE}`],
    button: { label: 'Choose my password', url: input.link },
    closing: 'If you didn’t ask for this, ignore this email. Nothing changes without the link.',
  });
}

export function alreadyRegisteredMail(site: SiteSettings): MailContent {
  return renderMail(site, {
    subject: `You already have a ${site.name} account`,
    preheader: 'Someone tried to sign up with your address.',
    heading: 'You already have an account',
    paragraphs: [
      `Someone, perhaps you, tried to sign up for ${site.name} with this email address. It already has an account, and nothing changed.`,
      'Sign in with your password. If you forgot it, choose "Forgot password" there.',
    ],
    button: { label: 'Sign in', url: `${site.url}/auth?mode=signin` },
    closing: 'If this wasn’t you, there’s nothing to do.',
  });
}

export function staffInviteMail(site: SiteSettings, input: { firstName: string; link: string }): MailContent {
  return renderMail(site, {
    subject: `Your ${site.name} account is waiting`,
    preheader: 'Choose a password to get started.',
    heading: `Welcome to the team${callByName(input.firstName)}`,
    paragraphs: [`You have a staff account on ${site.name}. Choose a password to open it. ${LATE_LINK_LIFE}`],
    button: { label: 'Open my account', url: input.link },
    closing: STRANGER,
  });
}

export function staffAccessMail(site: SiteSettings, input: { firstName: string }): MailContent {
  return renderMail(site, {
    subject: `You’re now an admin on ${site.name}`,
    preheader: 'Sign in the way you always do.',
    heading: `Welcome to the team${callByName(input.firstName)}`,
    paragraphs: [
      'Your account now has admin access. Sign in with your password, then choose Admin in the menu.',
    ],
    button: { label: 'Sign in', url: `${site.url}/auth?mode=signin` },
    closing: STRANGER,
  });
}

export function setUpAccountMail(
  site: SiteSettings,
  input: { firstName: string; home: MailHome | undefined; link: string },
): MailContent {
  return renderMail(site, {
    subject: 'Set up your account to track your podcast',
    preheader: 'See it being made, then download and share it.',
    picture: homePicture(input.home, { href: input.link }),
    heading: `Track your podcast${callByName(input.firstName)}`,
    paragraphs: [
      'Set a password to see how your episode is coming along. Your download, your listing page and your marketing kit will be in the same place.',
      LATE_LINK_LIFE,
    ],
    button: { label: 'Set my password', url: input.link },
    closing: `You’re getting this email because a podcast was ordered with this email address on ${site.name}.`,
  });
}

/** An account created by an order or an invitation has no password until its owner sets one. */
export function firstPasswordMail(site: SiteSettings, input: { at: Date }): MailContent {
  return renderMail(site, {
    subject: `Welcome to ${site.name}`,
    preheader: 'Your password is set.',
    heading: `Welcome to ${site.name}`,
    paragraphs: [
      'Your password is set. Sign in any time to follow your podcasts and find everything made for your listings.',
    ],
    facts: [{ label: 'Password set', value: readableTime(input.at) }],
    button: { label: 'Open my account', url: `${site.url}/account` },
    closing: notYou(site),
  });
}

export function passwordChangedMail(site: SiteSettings, input: { at: Date }): MailContent {
  return renderMail(site, {
    subject: 'Your password was changed',
    preheader: 'If this wasn’t you, act now.',
    heading: 'Your password was changed',
    paragraphs: [
      `The password of your ${site.name} account was changed, and all other devices were signed out. If this was you, there’s nothing to do.`,
    ],
    facts: [{ label: 'When', value: readableTime(input.at) }],
    button: resetButton(site),
    closing: notYou(site),
  });
}

export function factorAddedMail(
  site: SiteSettings,
  input: { at: Date; type: string; friendlyName: string },
): MailContent {
  const kind = input.type === 'phone' ? 'Phone number' : 'Authenticator app';
  return renderMail(site, {
    subject: 'Two-step sign-in was added to your account',
    preheader: 'From now on, signing in also asks for a code.',
    heading: 'Two-step sign-in is on',
    paragraphs: [
      `From now on, signing in to your ${site.name} account also asks for a code. If you turned this on, there’s nothing to do.`,
    ],
    facts: [
      { label: 'Kind', value: kind },
      ...(input.friendlyName ? [{ label: 'Name', value: input.friendlyName }] : []),
      { label: 'When', value: readableTime(input.at) },
    ],
    button: resetButton(site),
    closing: notYou(site),
  });
}

export function recoveryCodeUsedMail(site: SiteSettings, input: { at: Date; left: number }): MailContent {
  return renderMail(site, {
    subject: 'A recovery code was used to sign in',
    preheader: 'It replaced the code from your app or phone.',
    heading: 'A recovery code was used',
    paragraphs: [
      `Someone signed in to your ${site.name} account with your password and one of your recovery codes. That code no longer works.`,
    ],
    facts: [
      { label: 'When', value: readableTime(input.at) },
      { label: 'Codes left', value: String(input.left) },
    ],
    button: resetButton(site),
    closing: notYou(site),
  });
}

function resetButton(site: SiteSettings) {
  return { label: 'This wasn’t me', url: `${site.url}/auth?mode=forgot` };
}

function notYou(site: SiteSettings): string {
  return `If this wasn’t you, reset your password right away and write to ${site.supportEmail}.`;
}

function readableTime(at: Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
    .format(at)
    .concat(' UTC');
}
