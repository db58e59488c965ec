/** A category shows this many businesses, the featured one among them. */
export const BUSINESSES_PER_CATEGORY = 3;
export const MOST_SERVICE_BADGES = 3;
export const MOST_STARS = 5;

/** Of 4.7 stars, 4 are filled. */
export function filledStars(averageRating: number): number {
  return Math.max(0, Math.min(MOST_STARS, Math.floor(averageRating)));
}

export function formatRating(averageRating: number): string {
  return averageRating.toFixed(1);
}

export function formatPopulation(population: number | null): string | undefined {
  return population === null ? undefined : population.toLocaleString('en-US');
}

type LinkedBusiness = {
  name: string;
  address: string;
  googlePlaceId: string | null;
  yelpBusinessId: string | null;
};

export function googleLink({ name, address, googlePlaceId }: LinkedBusiness): string {
  const query = encodeURIComponent([name, address].filter(Boolean).join(' '));
  const place = googlePlaceId ? `&query_place_id=${encodeURIComponent(googlePlaceId)}` : '';
  return `https://www.google.com/maps/search/?api=1&query=${query}${place}`;
}

export function yelpLink({ name, yelpBusinessId }: LinkedBusiness, location: string): string {
  return yelpBusinessId
    ? `https://www.yelp.com/biz/${encodeURIComponent(yelpBusinessId)}`
    : `https://www.yelp.com/search?find_desc=${encodeURIComponent(name)}&find_loc=${encodeURIComponent(location)}`;
}
