import type { SiteSettings } from '../context.ts';
import { escapeHtml } from './escape-html.ts';
import { light as color, mailStyles } from './mail-styles.ts';

export type MailContent = { subject: string; html: string; text: string };

/** The content of a mail; the layout decides how it looks. All values are plain text. */
export type MailParts = {
  subject: string;
  /** The line an inbox shows after the subject. */
  preheader: string;
  heading: string;
  paragraphs: string[];
  facts?: { label: string; value: string }[];
  button?: { label: string; url: string };
  /** What to do if the reader didn't expect this mail. */
  closing: string;
};

const serif = "Fraunces, Georgia, 'Times New Roman', serif";
const sans = "Figtree, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** The layout of every mail: HTML that looks the same in Gmail and Outlook, and the same words as plain text. */
export function renderMail(site: SiteSettings, parts: MailParts): MailContent {
  return { subject: parts.subject, html: renderHtml(site, parts), text: renderText(site, parts) };
}

function renderHtml(site: SiteSettings, parts: MailParts): string {
  const name = escapeHtml(site.name);
  const paragraphs = parts.paragraphs
    .map(
      (text) =>
        `<p class="inkSoft" style="margin:0 0 18px;font:16px/26px ${sans};color:${color.inkSoft};word-break:break-word">${escapeHtml(text)}</p>`,
    )
    .join('\n');
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
<body class="paper" style="margin:0;padding:0;background:${color.paper}">
<div style="display:none;font-size:1px;line-height:1px;max-height:0;max-width:0;opacity:0;overflow:hidden;mso-hide:all">${escapeHtml(parts.preheader)}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>
<table ${table} class="paper" width="100%" bgcolor="${color.paper}" style="background:${color.paper}"><tr><td class="outer" align="center" style="padding:12px 16px 40px">
<table ${table} width="100%" style="max-width:580px">
<tr><td class="name" style="padding:28px 40px 24px;font:600 27px/32px ${serif};letter-spacing:-0.3px"><a class="brand" href="${escapeHtml(site.url)}" style="color:${color.brand};text-decoration:none">${name}</a></td></tr>
<tr><td class="ember" bgcolor="${color.ember}" height="4" style="height:4px;font-size:0;line-height:0;background:${color.ember}">&nbsp;</td></tr>
<tr><td class="card raised rule" bgcolor="${color.raised}" style="background:${color.raised};border:1px solid ${color.rule};border-top:0">
<table ${table} width="100%"><tr><td class="inner" style="padding:40px 40px 36px">
<h1 class="ink" style="margin:0 0 20px;font:600 30px/38px ${serif};letter-spacing:-0.4px;color:${color.ink};word-break:break-word">${escapeHtml(parts.heading)}</h1>
${paragraphs}
${renderFacts(parts)}${renderButton(parts)}<p class="inkFaint rule" style="margin:28px 0 0;padding-top:20px;border-top:1px solid ${color.rule};font:14px/22px ${sans};color:${color.inkFaint};word-break:break-word">${escapeHtml(parts.closing)}</p>
</td></tr></table>
</td></tr>
<tr><td class="foot evergreen" bgcolor="${color.evergreen}" style="background:${color.evergreen};padding:28px 40px;border-radius:0 0 4px 4px;font:14px/22px ${sans};color:${color.onEvergreenSoft}">
<strong style="font:600 17px/24px ${serif};color:${color.onEvergreen}">${name}</strong><br>
A listing link goes in, a podcast episode and everything around it comes out.<br>
<a href="mailto:${escapeHtml(site.supportEmail)}" style="color:${color.onEvergreen}">${escapeHtml(site.supportEmail)}</a> &nbsp;&middot;&nbsp; ${escapeHtml(site.supportPhone)}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

function renderFacts({ facts = [] }: MailParts): string {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><td class="inkFaint" style="padding:10px 16px;font:14px/20px ${sans};color:${color.inkFaint};white-space:nowrap" valign="top">${escapeHtml(label)}</td><td class="ink" width="100%" style="padding:10px 16px 10px 0;font:14px/20px ${sans};color:${color.ink};word-break:break-word" valign="top">${escapeHtml(value)}</td></tr>`,
  );
  return `<table ${table} class="sunken" width="100%" bgcolor="${color.sunken}" style="margin:0 0 22px;background:${color.sunken};border-radius:4px">${rows.join('')}</table>\n`;
}

function renderButton({ button }: MailParts): string {
  if (!button) return '';
  const url = escapeHtml(button.url);
  const label = escapeHtml(button.label);
  // Outlook on Windows ignores padding on links, so it gets the same button as a VML shape.
  return `<table ${table} style="margin:8px 0 24px"><tr><td>
<!--[if mso]><v:roundrect href="${url}" style="height:50px;v-text-anchor:middle;width:300px" arcsize="12%" stroke="f" fillcolor="${color.ember}"><w:anchorlock/><center style="color:${color.onEmber};font:600 16px Arial,sans-serif">${label}</center></v:roundrect><![endif]-->
<!--[if !mso]><!--><a href="${url}" style="text-decoration:none"><span class="button ember onEmber" style="display:inline-block;padding:14px 28px;border-radius:6px;background:${color.ember};font:600 16px/22px ${sans};color:${color.onEmber}">${label}</span></a><!--<![endif]-->
</td></tr></table>
<p class="inkFaint" style="margin:0;font:13px/20px ${sans};color:${color.inkFaint}">If the button does nothing, copy this address into your browser:<br><a class="inkSoft" href="${url}" style="color:${color.inkSoft};word-break:break-all">${url}</a></p>
`;
}

function renderText(site: SiteSettings, parts: MailParts): string {
  const facts = (parts.facts ?? []).map(({ label, value }) => `${label}: ${value}`);
  return [
    parts.heading,
    ...parts.paragraphs,
    ...(facts.length > 0 ? [facts.join('\n')] : []),
    ...(parts.button ? [`${parts.button.label}:\n${parts.button.url}`] : []),
    parts.closing,
    `-- \n${site.name}\n${site.supportEmail} · ${site.supportPhone}\n${site.url}\n`,
  ].join('\n\n');
}
