/**
 * Markup as it is written: a string in which every character is one byte of UTF-8. One curly quote would make V8 keep the
 * whole page with two bytes a character, which takes ten times as long to encode; here only the piece with the quote is
 * encoded by itself.
 */
export type ByteText = string & { readonly isBytes: true };

const notPlain = /["'&<>\x80-\uffff]/;
const foreign = /[\x80-\uffff]/;

/** Text between tags or in an attribute; the same characters are escaped that React escapes. */
export function escapeText(text: string): ByteText {
  const isPlain = text.length <= SHORT ? isPlainShort(text) : !notPlain.test(text);
  return (isPlain ? text : toBytes(escapeSigns(text))) as ByteText;
}

/** Up to here asking a pattern takes longer than a look at each letter. Most texts of a page are words and figures. */
const SHORT = 24;

function isPlainShort(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 0x80 || escapeOf(code) !== undefined) return false;
  }
  return true;
}

/** Markup that is finished: what React wrote, or a data block. */
export function toBytes(markup: string): ByteText {
  return (foreign.test(markup) ? Buffer.from(markup).toString('latin1') : markup) as ByteText;
}

export function toBuffer(text: ByteText): Buffer {
  return Buffer.from(text, 'latin1');
}

/** From here on the engine's own search is faster than a look at each letter: half of the time for a player's props. */
const LONG = 500;

function escapeSigns(text: string): string {
  return text.length < LONG ? escapeShort(text) : escapeLong(text);
}

function escapeLong(text: string): string {
  let html = text;
  for (const [sign, pattern, written] of signs)
    if (html.includes(sign)) html = html.replace(pattern, written);
  return html;
}

/** The first one is in what the others become. */
const signs = [
  ['&', /&/g, '&amp;'],
  ['"', /"/g, '&quot;'],
  ["'", /'/g, '&#x27;'],
  ['<', /</g, '&lt;'],
  ['>', />/g, '&gt;'],
] as const;

function escapeShort(text: string): string {
  let html = '';
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    const sign = escapeOf(text.charCodeAt(at));
    if (sign === undefined) continue;
    html += text.slice(from, at) + sign;
    from = at + 1;
  }
  return from === 0 ? text : html + text.slice(from);
}

function escapeOf(code: number): string | undefined {
  switch (code) {
    case 34:
      return '&quot;';
    case 38:
      return '&amp;';
    case 39:
      return '&#x27;';
    case 60:
      return '&lt;';
    case 62:
      return '&gt;';
    default:
      return undefined;
  }
}
