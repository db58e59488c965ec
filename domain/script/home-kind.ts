export const homeKinds = [
  'house',
  'condo',
  'co-op',
  'townhouse',
  'multi-family',
  'manufactured',
  'land',
  'home',
] as const;
export type HomeKind = (typeof homeKinds)[number];

/** A standalone building shares nothing with neighbors. */
export const ownBuilding: ReadonlySet<string> = new Set([
  'house',
  'townhouse',
  'multi-family',
  'manufactured',
  'land',
]);

/** What the page or its description calls it; "home" if they disagree. */
export function kindOf(type: string, text: string): HomeKind {
  if (/co-?op|cooperative/i.test(type)) return 'co-op';
  if (/town/i.test(type)) return 'townhouse';
  if (/multi|duplex|triplex/i.test(type)) return 'multi-family';
  if (/manufactured|mobile/i.test(type)) return 'manufactured';
  if (/land|lot/i.test(type)) return 'land';
  if (/single|house|ranch|bungalow/i.test(type)) return 'house';
  const isCoop = /\bhdfc\b|\bco-?ops?\b|\bcooperative\b/.test(text);
  const isCondo = /\bcondo(?:minium)?s?\b/.test(text.replace(/\bcondo\b/, ''));
  // If the page and the description disagree, call it a home.
  if (isCoop) return isCondo ? 'home' : 'co-op';
  if (/condo|apartment/i.test(type)) return 'condo';
  return 'home';
}
