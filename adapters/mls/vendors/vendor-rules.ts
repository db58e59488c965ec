/**
 * The differences between vendors of the RESO Web API. Each file next to this one holds one vendor's rules,
 * as data.
 */
export type VendorRules = {
  /** The service's URL; null if every customer has a different one. */
  baseUrl: string | null;
  /** A token that the vendor issues once, or one requested with an id and a secret. */
  auth: { kind: 'token' } | { kind: 'client credentials'; tokenPath: string; scope: string | null };
  /** Every request must name its MLS. */
  needsOriginatingSystem: boolean;
  /** The field by which changes are followed. */
  changeField: string;
  /** Whether a page may be requested in an order; if not, the vendor sorts by the change field itself. */
  takesOrder: boolean;
  /** A boolean field that is false once a record may no longer be stored. */
  visibleField: string | null;
  /** Records a page, without expanded photos. */
  pageSize: number;
  /** How the page size is requested. */
  pageSizeIn: '$top' | 'Prefer header';
  /**
   * Time between two requests of one process; half of what the vendor allows, because two processes make
   * requests.
   */
  minGapMs: number;
  /** A change may appear this much later than its timestamp says. */
  overlapMs: number;
  searchesByAddress: boolean;
};
