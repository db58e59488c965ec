import { createElement as h, type ReactNode } from 'react';
import { colors } from './brand-styles.ts';
import type { MarketingEmail, RenderedEmail } from './contract.ts';

type Parts = typeof import('@react-email/components');

const serif = 'Georgia, "Times New Roman", serif';
const sans = 'Helvetica, Arial, sans-serif';
const WIDTH = 600;

/** The sender's own program fills in these values. */
export const UNSUBSCRIBE_SLOT = '{{unsubscribe_url}}';
export const ADDRESS_SLOT = '{{sender_postal_address}}';

/**
 * Renders an email for agents to send to their contacts: tables and inline styles that every email program
 * supports.
 */
export async function renderEmail(email: MarketingEmail): Promise<RenderedEmail> {
  // Loaded when first needed: the package is large and most processes never write an email.
  const parts = await import('@react-email/components');
  const [html, text] = await Promise.all([
    parts.render(emailDocument(parts, withBreaks(email))),
    parts.render(emailDocument(parts, email), {
      plainText: true,
      htmlToTextOptions: {
        selectors: [
          // A heading in capitals would shout.
          { selector: 'h1', options: { uppercase: false } },
          // Email lists show it next to the subject; in the email itself, it would repeat.
          { selector: 'div.preheader', format: 'skip' },
        ],
      },
    }),
  ]);
  return { html: tidy(html), text: text.trim() };
}

/**
 * So that one endless word doesn't make the email wider than a phone; the styles for this aren't supported
 * everywhere.
 */
function withBreaks(email: MarketingEmail): MarketingEmail {
  const { name, brokerage } = email.agent;
  return {
    ...email,
    heading: breakable(email.heading),
    paragraphs: email.paragraphs.map(breakable),
    address: breakable(email.address),
    agent: { ...email.agent, name: name && breakable(name), brokerage: brokerage && breakable(brokerage) },
  };
}

/** An invisible place where a line may break. */
const BREAK = '\u200b';

function breakable(words: string): string {
  // A URL or an email address must stay as it is.
  return words.replaceAll(/\S{23,}/g, (word) =>
    /[/@]|\.\S/.test(word) ? word : word.replaceAll(/[^-]{22}(?=[^-])/g, `$&${BREAK}`),
  );
}

/**
 * Removes what email programs reject: preloads and marks that React adds for browsers, `role` on layout tables, and
 * optional HTML tags (Outlook for Mac replaces the body).
 */
function tidy(html: string): string {
  return html
    .replaceAll(/<!--(?:\/?\$| )-->|<link rel="preload"[^>]*>/g, '')
    .replaceAll(' role="presentation"', '')
    .replaceAll(/<body[^>]*>|<\/?tbody[^>]*>/g, '');
}

function emailDocument(parts: Parts, email: MarketingEmail): ReactNode {
  const { Html, Head, Body, Container, Section, Heading, Text, Hr } = parts;
  const [hero, ...others] = email.photos;
  const facts = email.facts.join('\u00a0· ');
  return h(
    Html,
    { lang: 'en' },
    h(Head, null, h('title', null, email.subject)),
    h(
      Body,
      { style: { backgroundColor: colors.paperSunken, margin: '0', padding: '0', fontFamily: sans } },
      h('div', { className: 'preheader', style: preheader }, email.preheader),
      h(
        Container,
        {
          width: WIDTH,
          style: {
            ...page,
            ...(hero ? {} : { borderTop: `6px solid ${email.agent.colors?.surface ?? colors.ember}` }),
          },
        },
        hero && picture(parts, email.pageUrl, hero, WIDTH),
        hero?.note &&
          h(Section, { style: { padding: '0 32px' } }, photoNote(parts, hero.note, email.pageUrl)),
        h(
          Section,
          { style: { padding: '28px 32px 8px 32px' } },
          h(Heading, { as: 'h1', style: heading(30) }, email.heading),
          ...email.paragraphs.map((words, key) => h(Text, { key, style: paragraph }, words)),
        ),
        playButton(parts, email),
        h(
          Section,
          { style: { padding: '8px 32px 20px 32px' } },
          h(Hr, { style: { borderColor: colors.rule, margin: '12px 0' } }),
          email.price &&
            h(Text, { style: { ...paragraph, ...heading(28), marginBottom: '4px' } }, email.price),
          h(Text, { style: strong }, email.address),
          email.cityLine && h(Text, { style: { ...paragraph, marginBottom: '4px' } }, email.cityLine),
          facts !== '' && h(Text, { style: paragraph }, facts),
          h(
            Text,
            { style: paragraph },
            h(
              'a',
              { href: email.pageUrl, style: { color: email.agent.colors?.onPaper ?? colors.ember } },
              'See photos and details',
            ),
          ),
        ),
        ...others.slice(0, 2).map((photo, key) =>
          h(Section, { key, style: { padding: '0 32px 16px 32px' } }, [
            h('img', {
              key: 'photo',
              src: photo.url,
              alt: photo.alt,
              width: WIDTH - 64,
              style: fluid(WIDTH - 64),
            }),
            photoNote(parts, photo.note, email.pageUrl),
          ]),
        ),
        signature(parts, email),
      ),
    ),
  );
}

function picture({ Section }: Parts, href: string, photo: { url: string; alt: string }, width: number) {
  const style = fluid(width);
  return h(Section, null, h('a', { href }, h('img', { src: photo.url, alt: photo.alt, width, style })));
}

/** The photo's source, with a link to the original. */
function photoNote({ Text }: Parts, note: string | null | undefined, href: string) {
  if (!note) return null;
  const style = { ...paragraph, fontSize: '13px', lineHeight: '19px', margin: '6px 0 0 0' };
  return h(Text, { key: 'note', style }, h('a', { href, style: { color: colors.inkSoft } }, note));
}

/** A colored table cell, because Outlook for Windows draws nothing else that looks like a button. */
function playButton({ Section }: Parts, email: MarketingEmail) {
  const own = email.agent.colors;
  const cell = { backgroundColor: own?.surface ?? colors.ember, padding: '14px 26px' };
  const words = {
    color: own?.onSurface ?? '#ffffff',
    fontFamily: sans,
    fontSize: '17px',
    fontWeight: 'bold',
    textDecoration: 'none',
  };
  return h(
    Section,
    { style: { padding: '12px 32px 20px 32px' } },
    h(
      'table',
      { cellPadding: 0, cellSpacing: 0, border: 0 },
      h(
        'tbody',
        null,
        h(
          'tr',
          null,
          h(
            'td',
            { style: cell, align: 'center' },
            h('a', { href: email.listenUrl, style: words }, '▶ Listen to the episode'),
          ),
        ),
      ),
    ),
  );
}

function signature({ Section, Text, Hr }: Parts, email: MarketingEmail) {
  const { name, brokerage, phone, license, introLine, website, photoUrl, logo } = email.agent;
  const who = [name, brokerage].filter(Boolean).join(', ');
  const face =
    photoUrl &&
    h('img', {
      src: photoUrl,
      alt: name ?? '',
      width: 96,
      height: 96,
      style: { width: '96px', height: '96px' },
    });
  const small = { ...paragraph, fontSize: '13px', lineHeight: '19px', color: colors.inkSoft };
  return h(
    Section,
    { style: { padding: '0 32px 28px 32px' } },
    h(Hr, { style: { borderColor: colors.rule, margin: '12px 0' } }),
    face,
    who !== '' && h(Text, { style: strong }, who),
    introLine && h(Text, { style: paragraph }, introLine),
    phone && h(Text, { style: { ...paragraph, marginBottom: '4px' } }, phone),
    website &&
      h(
        Text,
        { style: paragraph },
        h(
          'a',
          { href: website, style: { color: email.agent.colors?.onPaper ?? colors.ember } },
          shortAddress(website),
        ),
      ),
    logo && logoImage(logo, brokerage),
    license && h(Text, { style: small }, license),
    email.disclosure && h(Text, { style: small }, email.disclosure),
    email.disclaimer && h(Text, { style: small }, email.disclaimer),
    h(Text, { style: small }, ADDRESS_SLOT),
    h(
      Text,
      { style: small },
      "You're receiving this email because you asked for news about homes. ",
      h('a', { href: UNSUBSCRIBE_SLOT, style: { color: colors.inkSoft } }, 'Unsubscribe'),
    ),
    h(Text, { style: { ...small, fontSize: '12px' } }, 'Made with Hearthcast'),
  );
}

/** A URL as people write it. */
function shortAddress(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}

/** Small enough for a signature, in its own proportions. */
function logoImage(
  { url, width, height }: { url: string; width: number; height: number },
  name: string | null,
) {
  const shrink = Math.min(1, 180 / width, 64 / height);
  const size = { width: Math.round(width * shrink), height: Math.round(height * shrink) };
  const style = { width: `${size.width}px`, height: `${size.height}px` };
  return h('img', { src: url, alt: name ?? '', ...size, style });
}

/** Shown after the subject in email lists; in the email itself, it is too small and pale to be seen. */
const preheader = {
  fontSize: '1px',
  lineHeight: '1px',
  color: colors.paperSunken,
};

/** As wide as the screen, but no wider than drawn; programs without max-width use the attribute. */
function fluid(width: number) {
  return { width: '100%', maxWidth: `${width}px`, height: 'auto' };
}

const page = { width: '100%', maxWidth: `${WIDTH}px`, backgroundColor: colors.paper };

const paragraph = {
  fontFamily: sans,
  fontSize: '16px',
  lineHeight: '25px',
  color: colors.ink,
  margin: '0 0 14px 0',
};

const strong = { ...paragraph, fontWeight: 'bold', marginBottom: '4px' };

function heading(size: number) {
  return {
    fontFamily: serif,
    fontSize: `${size}px`,
    lineHeight: `${Math.round(size * 1.2)}px`,
    fontWeight: 'bold',
    color: colors.ink,
    margin: '0 0 14px 0',
  };
}
