const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  zwnj: '',
  zwj: '',
  shy: '',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bull: '•',
  middot: '·',
  hellip: '…',
  prime: '′',
  Prime: '″',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  plusmn: '±',
  times: '×',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  sup2: '²',
  sup3: '³',
  cent: '¢',
  pound: '£',
  euro: '€',
  yen: '¥',
  dollar: '$',
  num: '#',
  sol: '/',
  colon: ':',
  comma: ',',
  period: '.',
  lpar: '(',
  rpar: ')',
  vert: '|',
  verbar: '|',
  lowbar: '_',
  hyphen: '-',
  laquo: '«',
  raquo: '»',
  rarr: '→',
  larr: '←',
  check: '✓',
  eacute: 'é',
  Eacute: 'É',
  egrave: 'è',
  ecirc: 'ê',
  agrave: 'à',
  aacute: 'á',
  acirc: 'â',
  ccedil: 'ç',
  iacute: 'í',
  ntilde: 'ñ',
  Ntilde: 'Ñ',
  oacute: 'ó',
  ocirc: 'ô',
  ouml: 'ö',
  uacute: 'ú',
  uuml: 'ü',
  auml: 'ä',
};

const entity = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z][a-zA-Z0-9]{1,8}));?/g;

function fromCodePoint(code: number): string {
  if (code === 0xa0) return ' ';
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    ? String.fromCodePoint(code)
    : '';
}

export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(entity, (whole, decimal?: string, hex?: string, name?: string) => {
    if (decimal) return fromCodePoint(Number(decimal));
    if (hex) return fromCodePoint(Number.parseInt(hex, 16));
    return named[name ?? ''] ?? whole;
  });
}
