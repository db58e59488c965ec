/** The color for agents who chose none: ours. */
export const DEFAULT_BRAND_COLOR = '#9c4310';
/** Suggestions next to the picker; any other color works too. */
export const suggestedColors = ['#9c4310', '#1f5f8b', '#0b6e4f', '#7a1f3d', '#4b3f8f', '#b8860b'] as const;

export const MAX_IMAGE_BYTES = 10_000_000;
export const brandImageKinds = ['photo', 'logo'] as const;
export type BrandImageKind = (typeof brandImageKinds)[number];

type BrandImage = { url: string; width: number; height: number };

/** How an agent or team presents itself; empty texts are left out. */
export type Brand = {
  name: string;
  spokenName: string;
  licenseNumber: string;
  brokerage: string;
  phone: string;
  website: string;
  introLine: string;
  color: string | null;
  photo: BrandImage | null;
  logo: BrandImage | null;
};

/** The agent shown for a home: what the listing says, plus the agent's own brand if it's the same person. */
export type ShownAgent = {
  name: string | null;
  brokerage: string | null;
  phone: string | null;
  website: string | null;
  license: string | null;
  introLine: string | null;
  photo: BrandImage | null;
  logo: BrandImage | null;
  color: string | null;
};

/**
 * The brand of a home ordered for a team: the team's brokerage, logo, color and website for everyone, plus the photo,
 * name and number of the person who ordered, if they entered them.
 */
export function joinBrands(own: Brand | null, team: Brand | null): Brand | null {
  if (!own || !team) return own ?? team;
  const person = own.name === '' ? team : own;
  return {
    name: person.name,
    spokenName: person.spokenName,
    licenseNumber: person.licenseNumber,
    phone: person.phone,
    introLine: person.introLine || team.introLine,
    photo: person.photo,
    brokerage: team.brokerage || own.brokerage,
    website: team.website || own.website,
    color: team.color ?? own.color,
    logo: team.logo ?? own.logo,
  };
}

type Listed = { name: string | null; brokerage: string | null; phone: string | null };

/** Never puts one person's photo next to another's name: a brand adds to a listing only if both name the same agent. */
export function presentAgent(brand: Brand | null, listed: Listed): ShownAgent {
  const look = { color: brand?.color ?? null, logo: null };
  const nothing = { website: null, license: null, introLine: null, photo: null };
  if (!brand) return { ...listed, ...nothing, ...look };
  const isSame = !listed.name || brand.name === '' || isSamePerson(brand.name, listed.name);
  if (!isSame) return { ...listed, ...nothing, ...look };
  return {
    name: brand.name || listed.name,
    brokerage: listed.brokerage || brand.brokerage || null,
    phone: brand.phone || listed.phone,
    website: brand.website || null,
    license: licenseLine(brand.licenseNumber),
    introLine: brand.introLine || null,
    photo: brand.photo,
    logo: brand.logo,
    color: brand.color,
  };
}

/** Whether two spellings mean the same person: "Jane Q. Smith" and "J. Smith, REALTOR". */
export function isSamePerson(one: string, other: string): boolean {
  const [a, b] = [namesIn(one), namesIn(other)];
  const [first = '', second = ''] = [a[0], b[0]];
  if (a.at(-1) !== b.at(-1) || first === '') return false;
  return first === second || ((first.length === 1 || second.length === 1) && first[0] === second[0]);
}

function namesIn(name: string): string[] {
  return (name.split(/[,(|]/)[0] ?? '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}'’-]+/u)
    .filter((word) => word !== '' && !/^(?:jr|sr|ii|iii|realtor|broker|mr|mrs|ms|dr)$/.test(word));
}

/** A bare number means nothing by itself. */
function licenseLine(license: string): string | null {
  if (license === '') return null;
  return /\p{L}{2}/u.test(license) ? license : `License ${license.startsWith('#') ? '' : '#'}${license}`;
}

/** A web address as people write it. */
export function shortWebsite(url: string): string {
  return url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
}
