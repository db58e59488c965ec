import type { Maps, Place } from './contract.ts';

/** The Google Maps Embed API finds a place by coordinates or by its written address. */
export function createGoogleMaps(options: { apiKey: string }): Maps {
  return {
    provider: 'google',
    embedUrl(place) {
      const query = written(place);
      if (!query) return null;
      const url = new URL('https://www.google.com/maps/embed/v1/place');
      url.searchParams.set('key', options.apiKey);
      url.searchParams.set('q', query);
      return url.href;
    },
  };
}

function written(place: Place): string {
  const parts = [place.address, place.city, [place.state, place.zipCode].filter(Boolean).join(' ')];
  const text = parts.filter((part) => part?.trim()).join(', ');
  if (place.address?.trim() && text) return text;
  if (place.latitude != null && place.longitude != null) return `${place.latitude},${place.longitude}`;
  return text;
}
