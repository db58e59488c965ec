import type { SiteSettings } from '../../context.ts';
import { type MailContent, renderMail } from '../render-mail.ts';

export function confirmSignUpMail(
  site: SiteSettings,
  input: { firstName: string; link: string },
): MailContent {
  return renderMail(site, {
    subject: `Confirm your email for ${site.name}`,
    preheader: 'One tap and your account is ready.',
    heading: `Welcome${toName(input.firstName)}`,
    paragraphs: [
      `Confirm that this is your email address and your ${site.name} account is ready. You will be signed in straight away.`,
      'The link works once and for one hour.',
    ],
    button: { label: 'Confirm my email', url: input.link },
    closing: `If you did not sign up for ${site.name}, leave this mail alone: without your confirmation there is no account.`,
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
    heading: `Welcome${toName(input.firstName)}`,
    paragraphs: [
      `Confirm that this is your email address and choose the password of your ${site.name} account. A password typed before does not count with this link, so that nobody but you can have set it.`,
      'The link works once and for one hour.',
    ],
    button: { label: 'Confirm and choose a password', url: input.link },
    closing: `If you did not sign up for ${site.name}, leave this mail alone: without your confirmation there is no account.`,
  });
}

export function recoveryMail(site: SiteSettings, input: { link: string }): MailContent {
  return renderMail(site, {
    subject: `Reset your ${site.name} password`,
    preheader: 'The link to choose a new password is inside.',
    heading: 'Choose a new password',
    paragraphs: [
      `Somebody, hopefully you, asked to reset the password of your ${site.name} account.`,
      'The link works once and for one hour.',
    ],
    button: { label: 'Choose a new password', url: input.link },
    closing: 'If you did not ask for this, you can leave this mail alone. Your password stays as it is.',
  });
}

/** The same for someone who ordered without an account and has no password to reset. */
export function choosePasswordMail(site: SiteSettings, input: { link: string }): MailContent {
  return renderMail(site, {
    subject: `Choose your ${site.name} password`,
    preheader: 'The link to your account is inside.',
    heading: 'Choose your password',
    paragraphs: [
      `Somebody, hopefully you, asked for a new link to your ${site.name} account. It has no password yet: the button opens the form for it.`,
      'The link works once and for one hour.',
    ],
    button: { label: 'Choose my password', url: input.link },
    closing: 'If you did not ask for this, you can leave this mail alone. Nothing changes without the link.',
  });
}

export function alreadyRegisteredMail(site: SiteSettings): MailContent {
  return renderMail(site, {
    subject: `You already have a ${site.name} account`,
    preheader: 'Somebody tried to sign up with your address.',
    heading: 'You already have an account',
    paragraphs: [
      `Somebody, perhaps you, just tried to sign up for ${site.name} with this email address. It already has an account, so nothing was changed.`,
      'You can sign in with your password. If you no longer know it, choose "Forgot password" there.',
    ],
    button: { label: 'Sign in', url: `${site.url}/auth?mode=signin` },
    closing: 'If this was not you, there is nothing to do: your account is as you left it.',
  });
}

export function staffInviteMail(site: SiteSettings, input: { firstName: string; link: string }): MailContent {
  return renderMail(site, {
    subject: `Your ${site.name} account is waiting`,
    preheader: 'Choose a password to start.',
    heading: `Welcome to the team${toName(input.firstName)}`,
    paragraphs: [
      `An account on ${site.name} was made for you. Open it with the button below and choose your password.`,
      'The link works once and for one hour. After that you can ask for a new one on the same page.',
    ],
    button: { label: 'Open my account', url: input.link },
    closing: 'If you do not know what this is about, leave this mail alone or ask us.',
  });
}

export function staffAccessMail(site: SiteSettings, input: { firstName: string }): MailContent {
  return renderMail(site, {
    subject: `You can now open the ${site.name} desk`,
    preheader: 'Sign in as you always do.',
    heading: `Welcome to the team${toName(input.firstName)}`,
    paragraphs: [
      `Your ${site.name} account was given admin privileges. Sign in with the password you have, and you will find the desk in your menu.`,
    ],
    button: { label: 'Sign in', url: `${site.url}/auth?mode=signin` },
    closing: 'If you do not know what this is about, leave this mail alone or ask us.',
  });
}

export function setUpAccountMail(
  site: SiteSettings,
  input: { firstName: string; listingUrl: string; link: string },
): MailContent {
  return renderMail(site, {
    subject: 'Set up your account to follow your podcast',
    preheader: 'Your order is in. Choose a password to see it grow.',
    heading: `Your order is in${toName(input.firstName)}`,
    paragraphs: [
      'Thank you! We are making your podcast now. Choose a password, and you can follow it, download it and find your listing page in one place.',
      'The link works once and for one hour. After that you can ask for a new one on the same page.',
    ],
    ...(input.listingUrl ? { facts: [{ label: 'Listing', value: input.listingUrl }] } : {}),
    button: { label: 'Set my password', url: input.link },
    closing: `You get this mail because a podcast was ordered with this address on ${site.name}.`,
  });
}

/** An account created by an order or an invitation has no password until its owner sets one. */
export function firstPasswordMail(site: SiteSettings, input: { at: Date }): MailContent {
  return renderMail(site, {
    subject: `Welcome to ${site.name}`,
    preheader: 'Your password is set, and your account is open.',
    heading: `Welcome to ${site.name}`,
    paragraphs: [
      'Your password is set. From now on you can sign in with it and your email address, follow your podcasts and find everything made for your listings in one place.',
    ],
    facts: [{ label: 'Password set', value: readableTime(input.at) }],
    button: { label: 'Open my account', url: `${site.url}/account` },
    closing: `If this was not you, reset your password now at ${site.url}/auth and write to ${site.supportEmail}.`,
  });
}

export function passwordChangedMail(site: SiteSettings, input: { at: Date }): MailContent {
  return renderMail(site, {
    subject: 'Your password was changed',
    preheader: 'All other devices were signed out.',
    heading: 'Your password was changed',
    paragraphs: [
      `The password of your ${site.name} account has just been changed, and all other devices were signed out.`,
    ],
    facts: [{ label: 'When', value: readableTime(input.at) }],
    closing: `If this was not you, reset your password now at ${site.url}/auth and write to ${site.supportEmail}.`,
  });
}

export function factorAddedMail(
  site: SiteSettings,
  input: { at: Date; type: string; friendlyName: string },
): MailContent {
  const kind = input.type === 'phone' ? 'Phone number' : 'Authenticator app';
  return renderMail(site, {
    subject: 'Two-step sign-in was added to your account',
    preheader: 'From now on signing in also asks for a code.',
    heading: 'A new sign-in step',
    paragraphs: [
      `A second step was added to your ${site.name} account. From now on signing in also asks for a code from it.`,
    ],
    facts: [
      { label: 'Kind', value: kind },
      ...(input.friendlyName ? [{ label: 'Name', value: input.friendlyName }] : []),
      { label: 'When', value: readableTime(input.at) },
    ],
    closing: `If this was not you, reset your password now at ${site.url}/auth and write to ${site.supportEmail}.`,
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
    button: { label: 'Review my sign-in settings', url: `${site.url}/account` },
    closing: `If this was not you, reset your password now at ${site.url}/auth and write to ${site.supportEmail}.`,
  });
}

/** Anyone can sign up with someone else's address, so only what looks like a name is shown to its owner. */
function toName(firstName: string): string {
  return /^(?!.*\.\S)[\p{L}\p{M}' .-]{1,40}$/u.test(firstName) ? `, ${firstName}` : '';
}

function readableTime(at: Date): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
    .format(at)
    .concat(' UTC');
}
