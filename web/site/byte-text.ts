/**
 * Markup as it is written: a string in which every character is one byte of UTF-8. One curly quote would make V8 store
 * the whole page with two bytes per character, which takes ten times as long to encode; here only the piece with the
 * quote is encoded separately.
 */
export type ByteText = string & { readonly isBytes: true };

/** Text between tags or in an attribute; escapes the same characters as React. */
export function escapeText(text: string): ByteText {
  const isPlain = text.length <= SHORT ? isPlainShort(text) : isAscii(text) && !hasSign(text);
  return (isPlain ? text : toBytes(escapeSigns(text))) as ByteText;
}

/**
 * Up to here, checking each letter is faster than the engine's searches. Most texts of a page are words and
 * figures.
 */
const SHORT = 24;
const ASCII = 128;

const isSign = new Uint8Array(ASCII);
for (const sign of '"&\'<>') isSign[sign.charCodeAt(0)] = 1;

function isPlainShort(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= ASCII || isSign[code] === 1) return false;
  }
  return true;
}

/** Five searches by the engine are faster than one regular expression, which checks each letter. */
function hasSign(text: string): boolean {
  return (
    text.includes("'") || text.includes('&') || text.includes('"') || text.includes('<') || text.includes('>')
  );
}

/** The engine counts many letters at a time. */
function isAscii(text: string): boolean {
  return Buffer.byteLength(text) === text.length;
}

/** Finished markup: what React wrote, or a data block. */
export function toBytes(markup: string): ByteText {
  return (isAscii(markup) ? markup : Buffer.from(markup).toString('latin1')) as ByteText;
}

export function toBuffer(text: ByteText): Buffer {
  return Buffer.from(text, 'latin1');
}

/**
 * From here on, the engine's own search is faster than checking each letter: half of the time for a player's
 * props.
 */
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

/** First, because the replacements contain it. */
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
