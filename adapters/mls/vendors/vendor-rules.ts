/** What differs between vendors of the RESO Web API. Each file beside this one holds one vendor's rules, as data. */
export type VendorRules = {
  /** The address of the service; null where every customer has another. */
  baseUrl: string | null;
  /** A token that the vendor hands out once, or one that is asked for with an id and a secret. */
  auth: { kind: 'token' } | { kind: 'client credentials'; tokenPath: string; scope: string | null };
  /** Every question must name the MLS it is about. */
  needsOriginatingSystem: boolean;
  /** The field by which changes are followed. */
  changeField: string;
  /** Whether a page may be asked for in an order; where not, the vendor sorts by the change field itself. */
  takesOrder: boolean;
  /** A boolean field that is false once a record may no longer be kept. */
  visibleField: string | null;
  /** Records a page, without expanded photos. */
  pageSize: number;
  /** How the page size is asked for. */
  pageSizeIn: '$top' | 'Prefer header';
  /** Time between two questions of one process; half of what the vendor allows, because two processes ask. */
  minGapMs: number;
  /** A change may appear this much later than its timestamp says. */
  overlapMs: number;
  searchesByAddress: boolean;
};
