export type PostalAddress = { street: string; city: string; state: string; zip: string };
export type LocatedAddress = { latitude: number; longitude: number };

/** Finds where an address lies. Throws `Unavailable` for trouble that may pass. */
export type Geocoder = {
  /** Undefined when the address is not known, or when it could mean more than one place. */
  locate(address: PostalAddress): Promise<LocatedAddress | undefined>;
};
