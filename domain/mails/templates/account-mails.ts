import type { SiteSettings } from '../../context.ts';
import { callByName } from '../call-by-name.ts';
import { easternTime } from '../eastern-time.ts';
import { homePicture, type MailHome } from '../mail-home.ts';
import { type MailContent, renderMail } from '../render-mail.ts';
import { LINK_LIFE } from '../rules.ts';
import { LATE_LINK_LIFE, questionsClosing } from './closings.ts';

const IF_YOU = 'If this was you, no action is needed.';
const NOT_REQUESTED = 'If you didn’t request this, you can ignore this email.';
const NOT_SIGNED_UP = 'If you didn’t sign up, you can ignore this email. No account will be created.';

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

/** For a link that carries no password: we don't know who typed one before the address was confirmed. */
export function confirmAndChooseMail(
  site: SiteSettings,
  input: { firstName: string; link: string },
): MailContent {
  return renderMail(site, {
    subject: `Confirm your email and set your ${site.name} password`,
    preheader: 'It takes a minute.',
    heading: `Confirm your email${callByName(input.firstName)}`,
    paragraphs: [
      `Confirm your email address, then set a password. Even if you entered one when you signed up, you’ll need to set it here. ${LINK_LIFE}`,
    ],
    button: { label: 'Confirm and set a password', url: input.link },
    closing: NOT_SIGNED_UP,
  });
}

export function recoveryMail(site: SiteSettings, input: { link: string }): MailContent {
  return renderMail(site, {
    subject: `Reset your ${site.name} password`,
    preheader: 'Here’s the link you asked for.',
    heading: 'Reset your password',
    paragraphs: [`We got a request to reset your ${site.name} password. ${LINK_LIFE}`],
    button: { label: 'Reset my password', url: input.link },
    closing: `${NOT_REQUESTED} Your password won’t change.`,
  });
}

/** The same for someone who ordered without an account and has no password to reset. */
export function choosePasswordMail(site: SiteSettings, input: { link: string }): MailContent {
  return renderMail(site, {
    subject: `Set your ${site.name} password`,
    preheader: 'Here’s the link to your account.',
    heading: 'Set your password',
    paragraphs: [
      `You haven’t set a password for your ${site.name} account yet. Set one now so you can sign in. ${LINK_LIFE}`,
    ],
    button: { label: 'Set my password', url: input.link },
    closing: `${NOT_REQUESTED} Nothing changes unless you use the link.`,
  });
}

export function alreadyRegisteredMail(site: SiteSettings): MailContent {
  return renderMail(site, {
    subject: `You already have a ${site.name} account`,
    preheader: 'Someone tried to sign up with your address.',
    heading: 'You already have an account',
    paragraphs: [
      `Someone, probably you, tried to sign up for ${site.name} with this email address. There’s already an account for it, so we didn’t create a new one.`,
      'Sign in with your password. Forgot it? Choose “Forgot password” on the sign-in page.',
    ],
    button: { label: 'Sign in', url: `${site.url}/auth?mode=signin` },
    closing: 'If this wasn’t you, no action is needed.',
  });
}

export function staffInviteMail(site: SiteSettings, input: { firstName: string; link: string }): MailContent {
  return renderMail(site, {
    subject: `Set up your ${site.name} staff account`,
    preheader: 'It takes a minute to set up.',
    heading: `Welcome to the team${callByName(input.firstName)}`,
    paragraphs: [
      `We’ve created a staff account on ${site.name} for you. Set a password to get started. ${LATE_LINK_LIFE}`,
    ],
    button: { label: 'Set my password', url: input.link },
    closing: unexpected(site),
  });
}

export function staffAccessMail(site: SiteSettings, input: { firstName: string }): MailContent {
  return renderMail(site, {
    subject: `You’re now an admin on ${site.name}`,
    preheader: 'Sign in the way you always do.',
    heading: `You’re now an admin${callByName(input.firstName)}`,
    paragraphs: [
      'Your account now has admin access. Sign in with your password, then choose Admin in the menu.',
    ],
    button: { label: 'Sign in', url: `${site.url}/auth?mode=signin` },
    closing: unexpected(site),
  });
}

export function setUpAccountMail(
  site: SiteSettings,
  input: { firstName: string; home: MailHome | undefined; link: string },
): MailContent {
  return renderMail(site, {
    subject: 'Set up your account to track your order',
    preheader: 'See it being made, then download and share it.',
    picture: homePicture(input.home, { href: input.link }),
    heading: `Set up your account${callByName(input.firstName)}`,
    paragraphs: [
      'Set a password to see how your episode is coming along. Your audio file, listing page and marketing kit will be in your account, too.',
      LATE_LINK_LIFE,
    ],
    button: { label: 'Set my password', url: input.link },
    closing: `You’re getting this because your email address was used to order a podcast from ${site.name}.`,
  });
}

/** An account created by an order or an invitation has no password until its owner sets one. */
export function firstPasswordMail(site: SiteSettings, input: { at: Date }): MailContent {
  return renderMail(site, {
    subject: `Welcome to ${site.name}`,
    preheader: 'Your password is set.',
    heading: `Welcome to ${site.name}`,
    paragraphs: [
      'Your password is set. Sign in anytime to check on your podcasts and get your listing pages and marketing kits.',
    ],
    facts: [{ label: 'Password set', value: easternTime(input.at) }],
    button: { label: 'Open my account', url: `${site.url}/account` },
    closing: notYou(site),
  });
}

export function passwordChangedMail(site: SiteSettings, input: { at: Date }): MailContent {
  return renderMail(site, {
    subject: `Your ${site.name} password was changed`,
    preheader: 'If this wasn’t you, act now.',
    heading: 'Your password was changed',
    paragraphs: [
      `The password for your ${site.name} account was changed, and you were signed out on all other devices. ${IF_YOU} ${notYou(site)}`,
    ],
    facts: [{ label: 'When', value: easternTime(input.at) }],
    button: resetButton(site),
    closing: questionsClosing(site),
  });
}

export function factorAddedMail(
  site: SiteSettings,
  input: { at: Date; type: string; friendlyName: string },
): MailContent {
  const kind = input.type === 'phone' ? 'Phone number' : 'Authenticator app';
  return renderMail(site, {
    subject: `Two-step sign-in was added to your ${site.name} account`,
    preheader: 'From now on, you’ll also need a code to sign in.',
    heading: 'Two-step sign-in is on',
    paragraphs: [
      `From now on, you’ll need your password and a code to sign in. If you turned this on, no action is needed. ${notYou(site)}`,
    ],
    facts: [
      { label: 'Method', value: kind },
      ...(input.friendlyName ? [{ label: 'Device name', value: input.friendlyName }] : []),
      { label: 'When', value: easternTime(input.at) },
    ],
    button: resetButton(site),
    closing: questionsClosing(site),
  });
}

export function recoveryCodeUsedMail(site: SiteSettings, input: { at: Date; left: number }): MailContent {
  return renderMail(site, {
    subject: `A recovery code was used to sign in to ${site.name}`,
    preheader: 'It replaced the code from your app or phone.',
    heading: 'A recovery code was used',
    paragraphs: [
      `Someone signed in to your ${site.name} account with your password and one of your recovery codes. That code no longer works. ${IF_YOU} ${notYou(site)}`,
    ],
    facts: [
      { label: 'When', value: easternTime(input.at) },
      { label: 'Recovery codes left', value: String(input.left) },
    ],
    button: resetButton(site),
    closing: questionsClosing(site),
  });
}

function resetButton(site: SiteSettings) {
  return { label: 'Reset my password', url: `${site.url}/auth?mode=forgot` };
}

function unexpected(site: SiteSettings): string {
  return `If you weren’t expecting this, please email us at ${site.supportEmail}.`;
}

function notYou(site: SiteSettings): string {
  return `If you didn’t do this, reset your password right away and email us at ${site.supportEmail}.`;
}
