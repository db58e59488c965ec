import { escapeHtml } from './escape-html.ts';
import { light as color, MAIL_WIDTH, sans, serif } from './mail-styles.ts';

export const tableBlock = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

/** A picture across the whole email, 16 × 10, with the home's address below it. */
export type MailPicture = { url: string; title: string; subtitle: string; href?: string };
/** With a link, the value can be tapped. */
export type MailFact = { label: string; value: string; href?: string | undefined };
export type MailButton = { label: string; url: string; isPlay?: boolean };

/** Without the picture, which many clients load only on request, its alt text is the address on a dark field. */
export function pictureBlock({ url, title, subtitle, href }: MailPicture): string {
  const height = (MAIL_WIDTH / 16) * 10;
  const image = `<img src="${escapeHtml(url)}" width="${MAIL_WIDTH}" height="${height}" alt="${escapeHtml(title)}" style="display:block;width:100%;max-width:${MAIL_WIDTH}px;height:auto;border:0;background-color:${color.evergreen};font:600 22px/30px ${serif};color:${color.onEvergreen}">`;
  return `<tr><td class="evergreen" bgcolor="${color.evergreen}" style="background-color:${color.evergreen};font-size:0;line-height:0">${href ? `<a href="${escapeHtml(href)}" style="color:${color.onEvergreen};text-decoration:none">${image}</a>` : image}</td></tr>
<tr><td class="caption" style="padding:22px 40px 0;font:14px/22px ${sans}"><span class="ink" style="font:600 18px/26px ${serif};color:${color.ink};word-break:break-word">${escapeHtml(title)}</span>${subtitle === '' ? '' : `<br><span class="inkFaint" style="color:${color.inkFaint}">${escapeHtml(subtitle)}</span>`}</td></tr>
`;
}

/** A blank line starts a new paragraph, a single break stays one. */
export function paragraphBlock(text: string): string {
  return text
    .split(/\n{2,}/)
    .map(
      (part) =>
        `<p class="inkSoft" style="margin:0 0 18px;font:16px/26px ${sans};color:${color.inkSoft};word-break:break-word">${escapeHtml(part).replaceAll('\n', '<br>')}</p>`,
    )
    .join('\n');
}

/** Someone's message, set off from our own words. */
export function quoteBlock(text: string): string {
  return `<table ${tableBlock} width="100%" style="margin:0 0 22px"><tr><td class="ember" bgcolor="${color.ember}" width="4" style="background-color:${color.ember};font-size:0;line-height:0">&nbsp;</td><td class="ink" style="padding:4px 0 4px 18px;font:18px/28px ${serif};color:${color.ink};word-break:break-word">${escapeHtml(text).replaceAll('\n', '<br>')}</td></tr></table>
`;
}

export function factsBlock(facts: MailFact[]): string {
  if (facts.length === 0) return '';
  const rows = facts.map(
    ({ label, value, href }) =>
      `<tr><td class="label inkFaint" style="padding:10px 16px;font:14px/20px ${sans};color:${color.inkFaint}" valign="top" width="28%">${escapeHtml(label)}</td><td class="value ink" style="padding:10px 16px 10px 0;font:15px/20px ${sans};color:${color.ink};word-break:break-word" valign="top">${factValue(value, href)}</td></tr>`,
  );
  return `<table ${tableBlock} class="sunken" width="100%" bgcolor="${color.sunken}" style="margin:0 0 22px;background-color:${color.sunken};border-radius:6px">${rows.join('')}</table>\n`;
}

function factValue(value: string, href: string | undefined): string {
  if (!href) return escapeHtml(value);
  return `<a class="link" href="${escapeHtml(href)}" style="color:${color.link};font-weight:600;text-decoration:underline">${breakable(escapeHtml(value))}</a>`;
}

/** A long email address breaks before its @, never inside a word. */
function breakable(html: string): string {
  return html.replace('@', '<wbr>@');
}

/** Outlook on Windows ignores padding on links, so it gets the same button as a VML shape. */
export function buttonBlock({ label, url, isPlay = false }: MailButton): string {
  const href = escapeHtml(url);
  const words = `${isPlay ? '&#9654;&#65038;&nbsp; ' : ''}${escapeHtml(label)}`;
  const size = isPlay
    ? { font: '600 19px/26px', padding: '18px 40px' }
    : { font: '600 16px/22px', padding: '15px 30px' };
  return `<table ${tableBlock} class="wide" style="margin:6px 0 26px"><tr><td class="ember" align="center" bgcolor="${color.ember}" style="background-color:${color.ember};border-radius:8px">
<!--[if mso]><v:roundrect href="${href}" style="height:56px;v-text-anchor:middle;width:320px" arcsize="14%" stroke="f" fillcolor="${color.ember}"><w:anchorlock/><center style="color:${color.onEmber};font:600 17px Arial,sans-serif">${words}</center></v:roundrect><![endif]-->
<!--[if !mso]><!--><a href="${href}" style="text-decoration:none"><span class="button onEmber" style="display:inline-block;padding:${size.padding};font:${size.font} ${sans};color:${color.onEmber}">${words}</span></a><!--<![endif]-->
</td></tr></table>
`;
}
