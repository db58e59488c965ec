import { caniemail } from 'caniemail';
import { expect, test } from 'vitest';
import { evilText, sampleMails } from '#tests/support/sample-mails.ts';
import { dark, light } from '../mail-styles.ts';

const url = 'https://hearthcast.example';
const all = Object.entries(sampleMails(url));
const withoutOutlook = (html: string) => html.replaceAll(/<!--\[if mso\]>.*?<!\[endif\]-->/gs, '');
const bodyOf = (html: string) => html.slice(html.indexOf('<body'));

/** Features that only some clients support; without them, an email is plainer but still complete. */
const refinements = new Set([
  'Type selector',
  'Class selector',
  'Descendant combinator',
  'color-scheme CSS property',
  'color-scheme meta tag',
  'max-height property',
  ':hover',
  '@media',
  '<style> element',
  '<body> element',
  'display:none',
  'opacity',
  'overflow',
  'border-radius',
  'role attribute',
  'word-break',
  'white-space',
  '<wbr> element',
]);

test.each(all)('%s: subject, both parts, no injected markup', (_, mail) => {
  expect(mail.subject.length).toBeLessThan(90);
  expect(mail.html).toMatch(/^<!doctype html>/);
  for (const sign of ['viewport', 'name="color-scheme"', 'prefers-color-scheme:dark', 'max-width:600px'])
    expect(mail.html).toContain(sign);
  expect(mail.html).not.toContain(evilText);
  expect(mail.html).not.toMatch(/undefined|\[object|null/);
  expect(mail.text).not.toMatch(/undefined|\[object|<p|&amp;|null/);
  expect(mail.text).toContain('support@hearthcast.example');
  // Gmail cuts off emails larger than 102 kB.
  expect(mail.html.length).toBeLessThan(20_000);
});

test.each(all)('%s: every picture has a description for people who don’t see it', (_, mail) => {
  for (const [image] of mail.html.matchAll(/<img[^>]*>/g)) {
    expect(image).toMatch(/alt="[^"]+"/);
    expect(image).toMatch(/width="\d+" height="\d+"/);
    expect(image).toContain(`src="${url}/listing-covers/`);
  }
});

test.each(all)('%s: people see names, not URLs', (name, mail) => {
  const seen = bodyOf(withoutOutlook(mail.html)).replaceAll(/<[^>]*>/g, ' ');
  // Its owner needs to see a webhook's URL.
  if (name !== 'webhook disabled') expect(seen).not.toMatch(/https?:|\/listings\/|token=/);
});

test.each(all)('%s: one button, on a colored cell and as a shape for Outlook', (_, mail) => {
  const buttons = [...mail.html.matchAll(/class="button onEmber"/g)].length;
  expect(buttons).toBeLessThanOrEqual(1);
  expect([...mail.html.matchAll(/<v:roundrect/g)]).toHaveLength(buttons);
});

test.each(all)('%s: every color has a class for dark mode', (_, mail) => {
  for (const [tag, style] of withoutOutlook(mail.html).matchAll(/<[^!][^>]*style="([^"]*)"[^>]*>/g)) {
    const classes = /class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [];
    const needed = Object.entries(light).flatMap(([name, value]) =>
      dark[name as keyof typeof dark] !== value && (style ?? '').includes(value) ? [[name, value]] : [],
    );
    // Two names may share a color. A picture covers its own background.
    for (const [, value] of tag.startsWith('<img') ? [] : needed)
      expect(
        needed.some(([name, same]) => same === value && classes.includes(name ?? '')),
        tag,
      ).toBe(true);
  }
});

test('emails use only what Gmail, Outlook and Apple Mail support, or don’t depend on it', () => {
  const wanting = new Set<string>();
  for (const name of ['ready', 'agent lead', 'several confirmed', 'episode changed']) {
    const html = withoutOutlook(sampleMails(url)[name]?.html ?? '');
    const { issues } = caniemail({ clients: ['gmail.*', 'outlook.*', 'apple-mail.*'], html });
    for (const rows of issues.errors.values())
      for (const { title } of rows) if (!refinements.has(title)) wanting.add(title);
  }
  expect([...wanting]).toEqual([]);
});

test('one tap calls a buyer or writes to them', () => {
  const { html, text } = sampleMails(url)['agent lead'] ?? { html: '', text: '' };
  expect(html).toContain('href="tel:+18025550142"');
  expect(html).toContain('>(802) 555-0142</a>');
  expect(html).toContain('href="mailto:benjamin.okafor.with.a.long.address@household.example"');
  expect(html).toContain('>Call Ben</span>');
  expect(text).toContain('> Is the boathouse heated?');
  expect(sampleMails(url)['forwarded lead']?.html).toContain('>Email Ben</span>');
});

test('a finished episode plays from its picture and from the button', () => {
  const { html } = sampleMails(url).ready ?? { html: '' };
  const page = `${url}/listings/14-heron-point-road-larkmere`;
  expect(html).toContain('/play.jpg');
  expect([...html.matchAll(new RegExp(`<a href="${page}"`, 'g'))]).toHaveLength(2);
  expect(html).toContain('Play your episode</span>');
});

test('only emails that people can opt out of offer to stop', () => {
  const stoppable = all.filter(([, mail]) => mail.unsubscribeUrl).map(([name]) => name);
  expect(stoppable).toEqual(['episode changed']);
  expect(sampleMails(url)['episode changed']?.html).toContain('Unsubscribe from emails like this');
});
