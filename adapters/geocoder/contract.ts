export type PostalAddress = { street: string; city: string; state: string; zip: string };
export type LocatedAddress = { latitude: number; longitude: number };

/** Finds the location of an address. Throws `Unavailable` for problems that may pass. */
export type Geocoder = {
  /** Undefined if the address isn't known, or if it could mean more than one place. */
  locate(address: PostalAddress): Promise<LocatedAddress | undefined>;
};
