/** The agent's device: the ways to send a page differ. */
export type Device = 'computer' | 'iphone' | 'android';

/** How a page gets to us. `button` is the browser extension, `share` the share sheet of a phone. */
export type PageWay = 'button' | 'bookmark' | 'paste' | 'upload' | 'share';

/**
 * How a site treats automated access: `blocks` refuses it, `varies` often allows it, `members` shows listings only to
 * signed-in people.
 */
type Access = 'blocks' | 'varies' | 'members';

export type Portal = { name: string; hosts: readonly string[]; access: Access };

/** The sites whose links agents send. */
export const portals: readonly Portal[] = [
  { name: 'Zillow', hosts: ['zillow.com'], access: 'blocks' },
  { name: 'Realtor.com', hosts: ['realtor.com'], access: 'blocks' },
  { name: 'Redfin', hosts: ['redfin.com', 'redfin.ca'], access: 'blocks' },
  { name: 'Trulia', hosts: ['trulia.com'], access: 'blocks' },
  { name: 'Homes.com', hosts: ['homes.com'], access: 'blocks' },
  { name: 'Apartments.com', hosts: ['apartments.com'], access: 'blocks' },
  { name: 'LoopNet', hosts: ['loopnet.com'], access: 'blocks' },
  { name: 'Movoto', hosts: ['movoto.com'], access: 'blocks' },
  { name: 'Homesnap', hosts: ['homesnap.com'], access: 'blocks' },
  { name: 'HotPads', hosts: ['hotpads.com'], access: 'blocks' },
  { name: 'StreetEasy', hosts: ['streeteasy.com'], access: 'blocks' },
  { name: 'Compass', hosts: ['compass.com'], access: 'varies' },
  { name: 'Coldwell Banker', hosts: ['coldwellbanker.com', 'coldwellbankerhomes.com'], access: 'varies' },
  { name: 'Century 21', hosts: ['century21.com', 'c21.com'], access: 'varies' },
  { name: 'RE/MAX', hosts: ['remax.com', 'remax.ca'], access: 'varies' },
  { name: 'Sotheby’s International Realty', hosts: ['sothebysrealty.com'], access: 'varies' },
  { name: 'Keller Williams', hosts: ['kw.com'], access: 'varies' },
  { name: 'eXp Realty', hosts: ['exprealty.com'], access: 'varies' },
  {
    name: 'Berkshire Hathaway HomeServices',
    hosts: ['bhhs.com', 'berkshirehathawayhs.com'],
    access: 'varies',
  },
  { name: 'Matrix', hosts: ['onehome.com'], access: 'members' },
  { name: 'Flexmls', hosts: ['flexmls.com'], access: 'members' },
  { name: 'Paragon', hosts: ['paragonrels.com', 'paragonmls.com'], access: 'members' },
  { name: 'Bright MLS', hosts: ['brightmls.com'], access: 'members' },
  { name: 'Realtor.ca', hosts: ['realtor.ca'], access: 'blocks' },
  { name: 'Rightmove', hosts: ['rightmove.co.uk'], access: 'varies' },
  { name: 'Zoopla', hosts: ['zoopla.co.uk'], access: 'blocks' },
  { name: 'Domain', hosts: ['domain.com.au'], access: 'blocks' },
  { name: 'realestate.com.au', hosts: ['realestate.com.au'], access: 'blocks' },
  { name: 'Trade Me', hosts: ['trademe.co.nz'], access: 'varies' },
  { name: 'Property24', hosts: ['property24.com'], access: 'varies' },
  { name: 'Daft.ie', hosts: ['daft.ie'], access: 'blocks' },
];

/** MLS systems run under many names: matrix.somemls.com. */
const systemHosts: [pattern: RegExp, name: string][] = [
  [/(?:^|[.-])matrix\d*\.[^.]+\./, 'Matrix'],
  [/(?:^|[.-])flexmls\d*\.[^.]+\./, 'Flexmls'],
  [/(?:^|[.-])paragon\d*\.[^.]+\./, 'Paragon'],
];

/** The portal a link leads to, however the link is typed. */
export function findPortal(link: string): Portal | undefined {
  const given = link.trim();
  const url = URL.parse(/^[a-z][a-z\d+.-]*:\/\//i.test(given) ? given : `https://${given}`);
  const host = url?.hostname.replace(/\.$/, '') ?? '';
  const isOf = (name: string) => host === name || host.endsWith(`.${name}`);
  const system = systemHosts.find(([pattern]) => pattern.test(host))?.[1];
  return portals.find(({ hosts, name }) => hosts.some(isOf) || name === system);
}

/** The ways to send a page that work on this device, best first. */
export const waysOnDevice: Record<Device, readonly PageWay[]> = {
  computer: ['button', 'paste', 'upload', 'bookmark'],
  iphone: ['upload', 'paste'],
  android: ['paste', 'share', 'upload'],
};

const page: Record<Device, (where: string) => string> = {
  computer: (where) => `open the listing on ${where} and click the Hearthcast button in your browser`,
  iphone: (where) =>
    `open the listing on ${where} in Safari, tap Share, then Options, choose Web Archive, save it to Files and upload it`,
  android: (where) =>
    `open the listing on ${where} in Chrome, hold a word, tap Select all and Copy, and paste the page`,
};

const start: Record<Access, string> = {
  blocks: '',
  varies: 'Paste the link first; if we can’t read it, ',
  members: 'Sign in, ',
};

/** What works best for a site on this device, in one sentence. */
export function adviceFor({ name, access }: Pick<Portal, 'name' | 'access'>, device: Device): string {
  const sentence = `${start[access]}${page[device](name)}.`;
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
