import { formatPrice, parsePrice } from '../rules.ts';

/** What is offered; a page shows each kind with the figures and questions that suit it. */
export type OfferKind = 'home' | 'rental' | 'land' | 'commercial';

export type Offered = { price: string | null; propertyType: string | null; saleStatus: string | null };

export const PRICE_ON_REQUEST = 'Price on request';

export function offerKind({ propertyType, saleStatus }: Omit<Offered, 'price'>): OfferKind {
  if (saleStatus === 'for rent') return 'rental';
  const type = propertyType ?? '';
  if (/\b(?:land|lots?|acreage)\b/i.test(type)) return 'land';
  return /\b(?:commercial|retail|office|industrial|warehouse)\b/i.test(type) ? 'commercial' : 'home';
}

/** "$685,000", "$2,400/mo", or the listing's own words; undefined where it names no price. */
export function formatOffer(offered: Offered): string | undefined {
  const price = formatPrice(offered.price) || undefined;
  const isRent = price && offerKind(offered) === 'rental' && parsePrice(offered.price) !== undefined;
  return isRent ? `${price}/mo` : price;
}

/** "$8,030"; null where the lot isn't given in acres. */
export function pricePerAcre(price: string | null, lot: string | null): string | null {
  const [dollars, acres] = [parsePrice(price), Number(/^([\d.]+) acres?$/.exec(lot ?? '')?.[1])];
  return dollars && acres > 0 ? `$${Math.round(dollars / acres).toLocaleString('en-US')}` : null;
}

const questions: Record<OfferKind, readonly string[]> = {
  home: ['What are the taxes and fees?', 'How is it heated and cooled?', 'What’s nearby?'],
  rental: ['What’s included in the rent?', 'Are pets allowed?', 'When is it available?'],
  land: ['What utilities are there?', 'How is it zoned?', 'Is there road access?', 'Is there a survey?'],
  commercial: ['How is it zoned?', 'What parking is there?', 'Is there a tenant?'],
};

/** What people ask first about each kind. */
export function suggestedQuestions(offered: Omit<Offered, 'price'>): string[] {
  return [...questions[offerKind(offered)]];
}
