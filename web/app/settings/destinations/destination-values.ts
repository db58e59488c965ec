import type { DestinationKind } from '#domain/destinations/rules.ts';

/** The values of the destination form. */
export type DestinationValues = {
  kind: DestinationKind;
  name: string;
  settings: Partial<Record<string, string>>;
  mapping: Partial<Record<string, string>>;
  secret: string;
};
