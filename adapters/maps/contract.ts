export type Place = {
  address?: string | null | undefined;
  city?: string | null | undefined;
  state?: string | null | undefined;
  zipCode?: string | null | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
  /** The coordinates are those of the ZIP code: the map shows its area and no pin. */
  isApproximate?: boolean | undefined;
};

/** Null means that no map can be shown for this place. */
export type Maps = { provider: 'google' | 'openstreetmap'; embedUrl(place: Place): string | null };
