import type { DestinationKind } from '#domain/destinations/rules.ts';

/** What the form of a destination holds. */
export type DestinationValues = {
  kind: DestinationKind;
  name: string;
  settings: Partial<Record<string, string>>;
  mapping: Partial<Record<string, string>>;
  secret: string;
};
