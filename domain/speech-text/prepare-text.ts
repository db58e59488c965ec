const vulgarFractions: Record<string, string> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅕': '1/5',
  '⅖': '2/5',
  '⅗': '3/5',
  '⅘': '4/5',
  '⅙': '1/6',
  '⅚': '5/6',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
};

/** Normalizes characters, so that the readers need to know only one form of each. */
export function prepareText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\s?([½¼¾⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞])/g, (_, sign: string) => ` ${vulgarFractions[sign]}`)
    .replace(/\b(ft|in|yd|mi|m|km|feet|foot)\.?[²\u00b2]/gi, 'sq $1')
    .replace(/[™℠®©]/g, '')
    .normalize('NFKC')
    .replace(/[‘’‛ʼ`´′]/g, "'")
    .replace(/[“”„‟″«»]|''/g, '"')
    .replace(/[‐‑‒−]/g, '-')
    .replace(/\.{2,}(?=\s*[a-z])/g, ',')
    .replace(/(?<![\w.,$)])\.(?=(?:25|5|50|75)\s?-?(?:mi|ac|hour|hr|bath))/gi, '0.')
    .replace(/⁄/g, '/')
    .replace(/×/g, 'x')
    .replace(/[\p{Cf}\p{Cc}]/gu, (sign) => (/\s/.test(sign) ? ' ' : ''))
    .replace(/\p{Nd}/gu, (digit) => (digit <= '9' ? digit : ' '));
}
