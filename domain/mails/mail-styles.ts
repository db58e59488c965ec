// Mail clients don't support custom properties or OKLCH: these are the site's tokens as sRGB.
export const light = {
  paper: '#fbf7ee',
  raised: '#fffdf8',
  sunken: '#f2ecdf',
  ink: '#1c2116',
  inkSoft: '#4e5244',
  inkFaint: '#696a5d',
  rule: '#dbd3c4',
  ember: '#b34608',
  onEmber: '#fefbf5',
  link: '#a33f06',
  brand: '#173525',
  evergreen: '#173525',
  onEvergreen: '#f2efe0',
  onEvergreenSoft: '#c8c9b3',
};

export const dark: typeof light = {
  paper: '#1c1c13',
  raised: '#26251a',
  sunken: '#15150e',
  ink: '#eee9de',
  inkSoft: '#bcb7a8',
  inkFaint: '#a5a293',
  rule: '#3f3e31',
  ember: '#f29857',
  onEmber: '#271207',
  link: '#f5a56b',
  brand: '#f2efe0',
  evergreen: '#193324',
  onEvergreen: '#f2efe0',
  onEvergreenSoft: '#c8c9b3',
};

export const serif = "Fraunces, Georgia, 'Times New Roman', serif";
export const sans = "Figtree, -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";
/** A width that every email program has room for, in pixels. */
export const MAIL_WIDTH = 600;

const fills = ['paper', 'raised', 'sunken', 'ember', 'evergreen'] as const;
const inks = ['ink', 'inkSoft', 'inkFaint', 'onEmber', 'link', 'brand'] as const;

/**
 * Dark mode, for clients that support classes and color schemes (Apple Mail, Outlook except on Windows); others show
 * the light email or invert it themselves. Each class is named after its color.
 */
const darkRules = [
  ...fills.map((name) => `.${name}{background-color:${dark[name]}!important}`),
  ...inks.map((name) => `.${name}{color:${dark[name]}!important}`),
  `.rule{border-color:${dark.rule}!important}`,
].join('');

/**
 * On a phone, the email fills the screen, its labels are above their values and its button is as wide as the
 * text.
 */
const phoneRules = [
  '.outer{padding:0!important}',
  '.card{border-left:0!important;border-right:0!important}',
  '.inner{padding:28px 24px!important}',
  '.caption{padding:18px 24px 0!important}',
  '.foot{padding:24px!important;border-radius:0!important}',
  '.name{padding:22px 24px 18px!important}',
  '.title{font-size:27px!important;line-height:34px!important}',
  '.label{display:block!important;width:auto!important;padding:12px 16px 0!important}',
  '.value{display:block!important;width:auto!important;padding:2px 16px 12px!important}',
  '.wide{width:100%!important}',
  '.button{display:block!important;padding-left:12px!important;padding-right:12px!important}',
].join('');

export const mailStyles = `body{margin:0;padding:0;width:100%;-webkit-text-size-adjust:100%}
:root{color-scheme:light dark;supported-color-schemes:light dark}
table{border-collapse:separate;mso-table-lspace:0;mso-table-rspace:0}
a:hover .button{text-decoration:underline}
@media (max-width:480px){${phoneRules}}
@media (prefers-color-scheme:dark){${darkRules}}`;
