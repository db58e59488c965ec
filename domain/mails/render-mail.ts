import type { SiteSettings } from '../context.ts';
import { phoneLink } from './contact-links.ts';
import { escapeHtml } from './escape-html.ts';
import {
  buttonBlock,
  factsBlock,
  type MailButton,
  type MailFact,
  type MailPicture,
  paragraphBlock,
  pictureBlock,
  quoteBlock,
  tableBlock,
} from './mail-blocks.ts';
import { light as color, MAIL_WIDTH, mailStyles, sans, serif } from './mail-styles.ts';

export type MailContent = { subject: string; html: string; text: string; unsubscribeUrl?: string };

/** The content of an email; the layout decides how it looks. All values are plain text. */
export type MailParts = {
  subject: string;
  /** The line an inbox shows after the subject. */
  preheader: string;
  picture?: MailPicture | undefined;
  heading: string;
  /** Someone's message, before our own words. */
  quote?: string;
  paragraphs: string[];
  facts?: MailFact[];
  button?: MailButton | undefined;
  /** What to do if the reader didn't expect this email. */
  closing: string;
  /** Only for emails that people can do without. */
  unsubscribeUrl?: string;
};

/**
 * The layout of every email: HTML that looks the same in Gmail and Outlook, and the same words as plain text.
 */
export function renderMail(site: SiteSettings, parts: MailParts): MailContent {
  return {
    subject: parts.subject,
    html: renderHtml(site, parts),
    text: renderText(site, parts),
    ...(parts.unsubscribeUrl ? { unsubscribeUrl: parts.unsubscribeUrl } : {}),
  };
}

function renderHtml(site: SiteSettings, parts: MailParts): string {
  return `<!doctype html>
<html lang="en" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(parts.subject)}</title>
<style>
${mailStyles}
</style>
</head>
<body class="paper" style="margin:0;padding:0;background-color:${color.paper}">
<div style="display:none;font-size:1px;line-height:1px;max-height:0;max-width:0;opacity:0;overflow:hidden;mso-hide:all">${escapeHtml(parts.preheader)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
<table ${tableBlock} class="paper" width="100%" bgcolor="${color.paper}" style="background-color:${color.paper}"><tr><td class="outer" align="center" style="padding:12px 16px 40px">
<!--[if mso]><table ${tableBlock} width="${MAIL_WIDTH}"><tr><td><![endif]-->
<table ${tableBlock} width="100%" style="max-width:${MAIL_WIDTH}px">
<tr><td class="name" style="padding:24px 4px 20px;font:600 26px/32px ${serif};letter-spacing:-0.3px"><a class="brand" href="${escapeHtml(site.url)}" style="color:${color.brand};text-decoration:none">${escapeHtml(site.name)}</a></td></tr>
<tr><td class="card raised rule" bgcolor="${color.raised}" style="background-color:${color.raised};border:1px solid ${color.rule}">
<table ${tableBlock} width="100%">
${parts.picture ? pictureBlock(parts.picture) : stripe}<tr><td class="inner" style="padding:${parts.picture ? 24 : 38}px 40px 34px">
<h1 class="title ink" style="margin:0 0 18px;font:600 31px/38px ${serif};letter-spacing:-0.4px;color:${color.ink};word-break:break-word">${escapeHtml(parts.heading)}</h1>
${parts.quote ? quoteBlock(parts.quote) : ''}${parts.paragraphs.map(paragraphBlock).join('\n')}
${parts.button ? buttonBlock(parts.button) : ''}${factsBlock(parts.facts ?? [])}<p class="inkFaint rule" style="margin:6px 0 0;padding-top:20px;border-top:1px solid ${color.rule};font:14px/22px ${sans};color:${color.inkFaint};word-break:break-word">${withContactLinks(site, parts.closing)}</p>
</td></tr></table>
</td></tr>
${footer(site, parts.unsubscribeUrl)}</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}

const stripe = `<tr><td class="ember" bgcolor="${color.ember}" height="4" style="height:4px;font-size:0;line-height:0;background-color:${color.ember}">&nbsp;</td></tr>
`;

function footer(site: SiteSettings, unsubscribeUrl: string | undefined): string {
  const style = `style="color:${color.onEvergreen};text-decoration:underline"`;
  const call = phoneLink(site.supportPhone);
  const phone = escapeHtml(site.supportPhone);
  return `<tr><td class="foot evergreen" bgcolor="${color.evergreen}" style="background-color:${color.evergreen};padding:28px 40px;border-radius:0 0 6px 6px;font:14px/22px ${sans};color:${color.onEvergreenSoft}">
<strong style="font:600 17px/24px ${serif};color:${color.onEvergreen}">${escapeHtml(site.name)}</strong><br>
Podcasts, listing pages and marketing kits for real estate agents.<br>
<a href="mailto:${escapeHtml(site.supportEmail)}" ${style}>${escapeHtml(site.supportEmail)}</a> &nbsp;&middot;&nbsp; ${call ? `<a href="${call}" ${style}>${phone}</a>` : phone}${unsubscribeUrl ? `<br><a href="${escapeHtml(unsubscribeUrl)}" ${style}>Unsubscribe from emails like this</a>` : ''}
</td></tr>
`;
}

/** Our own address and number can be tapped wherever a sentence mentions them. */
function withContactLinks(site: SiteSettings, words: string): string {
  const { supportEmail, supportPhone } = site;
  const style = `style="color:${color.link};white-space:nowrap"`;
  const call = phoneLink(supportPhone);
  const links = [
    [escapeHtml(supportEmail), `mailto:${escapeHtml(supportEmail)}`],
    ...(call ? [[escapeHtml(supportPhone), call]] : []),
  ] as [string, string][];
  return links.reduce(
    (html, [text, href]) => html.replace(text, `<a class="link" href="${href}" ${style}>${text}</a>`),
    escapeHtml(words),
  );
}

function renderText(site: SiteSettings, parts: MailParts): string {
  const { picture, quote, button } = parts;
  const home = picture ? [picture.title, picture.subtitle].filter(Boolean).join(', ') : '';
  const facts = (parts.facts ?? []).map(factLine);
  return [
    parts.heading,
    ...(home === '' ? [] : [home]),
    ...(quote ? [quote.replaceAll(/^/gm, '> ')] : []),
    ...parts.paragraphs,
    ...(button ? [`${button.label}:\n${button.url.replace(/^(?:tel|mailto):/, '')}`] : []),
    ...(facts.length > 0 ? [facts.join('\n')] : []),
    parts.closing,
    ...(parts.unsubscribeUrl ? [`Unsubscribe from emails like this:\n${parts.unsubscribeUrl}`] : []),
    `-- \n${site.name}\n${site.supportEmail} · ${site.supportPhone}\n${site.url}\n`,
  ].join('\n\n');
}

/** A link to the web is written out; a phone number or an email address is its own link. */
function factLine({ label, value, href }: MailFact): string {
  return `${label}: ${value}${href?.startsWith('http') ? ` (${href})` : ''}`;
}
