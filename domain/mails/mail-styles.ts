// E-mail programs know no custom properties and no OKLCH: these are the site's tokens as sRGB.
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
  brand: '#f2efe0',
  evergreen: '#193324',
  onEvergreen: '#f2efe0',
  onEvergreenSoft: '#c8c9b3',
};

const fills = ['paper', 'raised', 'sunken', 'ember', 'evergreen'] as const;
const inks = ['ink', 'inkSoft', 'inkFaint', 'onEmber', 'brand'] as const;

/**
 * The mail in the dark, for programs that know a class and a theme (Apple Mail, Outlook but for Windows); the others
 * show the light one, or turn it over themselves. A class has the name of its colour.
 */
const darkRules = [
  ...fills.map((name) => `.${name}{background:${dark[name]}!important}`),
  ...inks.map((name) => `.${name}{color:${dark[name]}!important}`),
  `.rule{border-color:${dark.rule}!important}`,
].join('');

export const mailStyles = `body{margin:0;padding:0;width:100%;-webkit-text-size-adjust:100%}
:root{color-scheme:light dark;supported-color-schemes:light dark}
table{border-collapse:separate;mso-table-lspace:0;mso-table-rspace:0}
a:hover .button{text-decoration:underline}
@media (max-width:480px){.outer{padding:0!important}.card{border-left:0!important;border-right:0!important}.inner{padding:32px 24px!important}.foot{padding:24px!important;border-radius:0!important}.name{padding:24px 24px 20px!important}}
@media (prefers-color-scheme:dark){${darkRules}}`;
