import { groupDigits } from '../../english/figures/rules.ts';
import { formatPrice, parsePrice } from '../rules.ts';

/** The kind of offer; a page shows each kind with suitable figures and questions. */
export type OfferKind = 'home' | 'rental' | 'land' | 'commercial';
/** The page's word for it: "Ask about this land". */
export type OfferNoun = 'home' | 'land' | 'building' | 'space';

export type Offered = { price: string | null; propertyType: string | null; saleStatus: string | null };

export const PRICE_NOT_GIVEN = 'Price not listed';
/** Below this, a commercial rent is per square foot. */
const MIN_COMMERCIAL_RENT = 300;

const land = /\b(?:land|lots?|acreage)\b/i;
const commercial = /\b(?:commercial|retail|office|industrial|warehouse|storefront)\b/i;
const severalHomes = /\b(?:multi-?\s?family|duplex|triplex|fourplex|quadplex|apartment building)\b/i;

export function offerKind({ propertyType, saleStatus }: Omit<Offered, 'price'>): OfferKind {
  const type = propertyType ?? '';
  if (land.test(type)) return 'land';
  if (commercial.test(type)) return 'commercial';
  return saleStatus === 'for rent' ? 'rental' : 'home';
}

type Named = Omit<Offered, 'price'> & { address: string };

/** Part of a commercial building is a space; several homes for sale are a building. */
export function offerNoun({ propertyType, saleStatus, address }: Named): OfferNoun {
  const kind = offerKind({ propertyType, saleStatus });
  const isPart = saleStatus === 'for rent' || /\b(?:unit|suite|ste|space)\b|#/i.test(address);
  if (kind === 'land') return 'land';
  if (kind === 'commercial') return isPart ? 'space' : 'building';
  return severalHomes.test(propertyType ?? '') && !isPart ? 'building' : 'home';
}

/** "$685,000", "$2,400/mo", or the listing's own words; undefined if it states no price. */
export function formatOffer(offered: Offered): string | undefined {
  const price = formatPrice(offered.price) || undefined;
  return price && isMonthlyRent(offered) ? `${price}/mo` : price;
}

/** Rents of homes are per month. Land is let per year or per acre, and a storefront also per square foot. */
export function isMonthlyRent(offered: Offered): boolean {
  const dollars = parsePrice(offered.price);
  if (dollars === undefined || offered.saleStatus !== 'for rent') return false;
  const kind = offerKind(offered);
  return kind === 'rental' || (kind === 'commercial' && dollars >= MIN_COMMERCIAL_RENT);
}

/** "$8,030"; null if the lot isn't in acres. */
export function pricePerAcre(price: string | null, lot: string | null): string | null {
  const [dollars, acres] = [parsePrice(price), Number(/^([\d.]+) acres?$/.exec(lot ?? '')?.[1])];
  return dollars && acres > 0 ? `$${groupDigits(Math.round(dollars / acres))}` : null;
}

const cashOnly =
  /\bcash[- ]only\b|\bcash (?:offers?|buyers?|sales?|purchases?) only\b|\b(?:must be|is|all) (?:an? )?(?:all[- ])?cash (?:sale|offer|purchase)\b|\bno (?:bank |conventional )?financing\b(?! contingency)/i;
const financing =
  /\b(?:owner|seller|developer)s?(?:[- ]|'s )?(?:will |may |can |to )?(?:financ\w*|carry\w*)|\bfinancing (?:is )?(?:available|offered|considered)|\b(?:land contract|contract for deed|assumable)\b/i;
const noFinancing = /\b(?:no|not|without) (?:offer(?:ing)? )?(?:owner|seller|developer)?[- ]?financ/i;

/** Whether the listing rules a loan out. */
export function isCashOnly(remarks: string | null): boolean {
  return cashOnly.test(remarks ?? '') && !offersFinancing(remarks);
}

/** Whether the listing itself mentions a way to pay over time. */
export function offersFinancing(remarks: string | null): boolean {
  return financing.test(remarks ?? '') && !noFinancing.test(remarks ?? '');
}
