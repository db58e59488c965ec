import { expect, test } from 'vitest';
import {
  alreadyRegisteredMail,
  choosePasswordMail,
  confirmSignUpMail,
  factorAddedMail,
  firstPasswordMail,
  passwordChangedMail,
  recoveryMail,
  setUpAccountMail,
  staffInviteMail,
} from './account-mails.ts';

const site = {
  name: 'Hearthcast',
  url: 'https://hearthcast.example',
  supportPhone: '(555) 010-0142',
  callNowPhone: '(555) 010-0199',
  supportEmail: 'support@hearthcast.example',
};
const link = 'https://hearthcast.example/auth/verify?token=abc&type=signup&redirect_to=https%3A%2F%2Fx';
const at = new Date('2026-11-15T14:05:00Z');
const evil = '<img src=x onerror="alert(1)">&\'';

const all = [
  ['confirm', confirmSignUpMail(site, { firstName: 'Ana', link })],
  ['recovery', recoveryMail(site, { link })],
  ['choose password', choosePasswordMail(site, { link })],
  ['already registered', alreadyRegisteredMail(site)],
  ['staff invite', staffInviteMail(site, { firstName: 'Ana', link })],
  ['set up', setUpAccountMail(site, { firstName: 'Ana', listingUrl: evil, link })],
  ['first password', firstPasswordMail(site, { at })],
  ['password changed', passwordChangedMail(site, { at })],
  ['factor added', factorAddedMail(site, { at, type: 'totp', friendlyName: evil })],
] as const;

test.each(all)('%s: subject, preheader, both parts, no injected markup', (_, mail) => {
  expect(mail.subject.length).toBeLessThan(60);
  expect(mail.html).toMatch(/^<!doctype html>/);
  expect(mail.html).not.toContain('<img');
  expect(mail.html).not.toMatch(/undefined|\[object/);
  expect(mail.text).not.toMatch(/undefined|\[object|<p|&amp;/);
  expect(mail.text).toContain('support@hearthcast.example');
  // Gmail cuts a mail of more than 102 kB.
  expect(mail.html.length).toBeLessThan(20_000);
});

test('the link is in both parts, escaped in HTML', () => {
  const { html, text } = recoveryMail(site, { link });
  expect(text).toContain(link);
  expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
});

test('text that isn’t a name is not shown to the owner of an address', () => {
  const subjectOf = (firstName: string) => confirmSignUpMail(site, { firstName, link }).text.split('\n')[0];
  expect(subjectOf("Anne-Marie O'Neil")).toBe("Welcome, Anne-Marie O'Neil");
  expect(subjectOf('José')).toBe('Welcome, José');
  for (const spam of ['win at evil.example', 'https://evil.example', evil, 'x'.repeat(80), 'a\nb', '$$$']) {
    expect(subjectOf(spam)).toBe('Welcome');
  }
});
