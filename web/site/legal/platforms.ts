import type { Context } from '#domain/context.ts';

export const googleTerms = 'https://policies.google.com/terms';
export const googleMapsTerms = 'https://maps.google.com/help/terms_maps.html';
export const googlePrivacy = 'https://policies.google.com/privacy';
export const yelpTerms = 'https://www.yelp.com/static?p=tos';

export type Platforms = { google: boolean; yelp: boolean };

/** The platforms whose content this website shows under terms that visitors must be told about. */
export function platformsOf({ maps, reviews }: Pick<Context, 'maps' | 'reviews'>): Platforms {
  const has = (name: 'google' | 'yelp') => reviews.some(({ platform }) => platform === name);
  return { google: has('google') || maps.provider === 'google', yelp: has('yelp') };
}
