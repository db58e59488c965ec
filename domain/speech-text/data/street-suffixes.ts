/** Abbreviations with a single meaning, recognized anywhere after a name. */
export const plainSuffixes: Record<string, string> = {
  ave: 'Avenue',
  av: 'Avenue',
  blvd: 'Boulevard',
  rd: 'Road',
  ln: 'Lane',
  pkwy: 'Parkway',
  hwy: 'Highway',
  cir: 'Circle',
  ct: 'Court',
  cts: 'Courts',
  ter: 'Terrace',
  terr: 'Terrace',
  trl: 'Trail',
  pl: 'Place',
  plz: 'Plaza',
  xing: 'Crossing',
  expy: 'Expressway',
  fwy: 'Freeway',
  tpke: 'Turnpike',
  aly: 'Alley',
  hts: 'Heights',
  spgs: 'Springs',
  jct: 'Junction',
  ctr: 'Center',
  cswy: 'Causeway',
  cres: 'Crescent',
  trce: 'Trace',
  rdg: 'Ridge',
  lndg: 'Landing',
  mdws: 'Meadows',
  mnr: 'Manor',
  vlg: 'Village',
  vly: 'Valley',
  holw: 'Hollow',
  gdns: 'Gardens',
  grv: 'Grove',
  hbr: 'Harbor',
  knl: 'Knoll',
  cyn: 'Canyon',
  brg: 'Bridge',
  crk: 'Creek',
  shrs: 'Shores',
};

/** Abbreviations that are words or other abbreviations elsewhere: recognized only inside an address. */
export const addressSuffixes: Record<string, string> = {
  st: 'Street',
  dr: 'Drive',
  sq: 'Square',
  pt: 'Point',
  bnd: 'Bend',
  cv: 'Cove',
  gln: 'Glen',
  grn: 'Green',
  hl: 'Hill',
  hls: 'Hills',
  is: 'Island',
  lk: 'Lake',
  mdw: 'Meadow',
  mtn: 'Mountain',
  vw: 'View',
  est: 'Estate',
  ests: 'Estates',
  br: 'Branch',
  bch: 'Beach',
  blf: 'Bluff',
  byp: 'Bypass',
  curv: 'Curve',
  ext: 'Extension',
  wy: 'Way',
};

export const fullSuffixes =
  'Street Avenue Boulevard Road Lane Parkway Highway Circle Court Drive Terrace Trail Place Plaza Crossing Expressway Freeway Turnpike Alley Heights Springs Way Loop Run Row Square Path Walk Point Ridge Hollow Bend Cove Hill Hills Landing Crescent Trace Mews Pass Pike Glen Grove Commons Manor View Vista Meadows Creek Park Center Canal Quay Wharf Overlook Promenade'.split(
    ' ',
  );

/** Saints that towns and streets are named after; the list decides if the spelling alone doesn't. */
export const saints =
  'Agnes Albans Andrew Andrews Ann Anne Anthony Augustine Bernard Charles Clair Claire Clairsville Cloud Croix Croixs Francis Francisville Gabriel George Georges Helen Helena Helens James Joe John Johns Johnsbury Joseph Lawrence Leo Leonard Louis Lucie Luke Maries Mark Martin Martins Mary Marys Matthew Matthews Michael Michaels Nicholas Patrick Paul Paulus Peter Peters Petersburg Philip Pius Regis Rose Simon Simons Stephen Stephens Tammany Thomas Vincent'.split(
    ' ',
  );
