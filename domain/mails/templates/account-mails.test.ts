import { expect, test } from 'vitest';
import { confirmSignUpMail, recoveryMail } from './account-mails.ts';

const site = {
  name: 'Hearthcast',
  url: 'https://hearthcast.example',
  supportPhone: '(555) 010-0142',
  callNowPhone: '(555) 010-0199',
  supportEmail: 'support@hearthcast.example',
};
const link = 'https://hearthcast.example/auth/verify?token=abc&type=signup&redirect_to=https%3A%2F%2Fx';

test('the link is in both parts, escaped in HTML', () => {
  const { html, text } = recoveryMail(site, { link });
  expect(text).toContain(link);
  expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`);
});

test('text that isn’t a name is not shown to the owner of an address', () => {
  const subjectOf = (firstName: string) => confirmSignUpMail(site, { firstName, link }).text.split('\n')[0];
  expect(subjectOf("Anne-Marie O'Neil")).toBe("Welcome, Anne-Marie O'Neil");
  expect(subjectOf('José')).toBe('Welcome, José');
  const evil = '<img src=x onerror="alert(1)">&\'';
  for (const spam of ['win at evil.example', 'https://evil.example', evil, 'x'.repeat(80), 'a\nb', '$$$']) {
    expect(subjectOf(spam)).toBe('Welcome');
  }
});
