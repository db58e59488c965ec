/**
 * Whether an answer names the very thing or value that was asked for, where the lists take a near one for it: an intercom
 * for cameras, built-in shelves for a storage unit, a lake in the view for a place to swim.
 */
export const namesAskedThing = (question: string, said: string) =>
  things.every(([asked, named]) => !asked.test(question) || named.test(said)) && tellsChoice(question, said);

const things: readonly (readonly [asked: RegExp, named: RegExp])[] = [
  [/\bcameras?\b|\bcctv\b/, /\b(?:cameras?|cctv|surveillance|monitor\w*|security (?:system|feature))/i],
  [
    /\bstorage (?:units?|rooms?|lockers?|cages?|bins?|space)\b(?! in)/,
    /\bstorage (?:units?|rooms?|spaces?|lockers?|cages?|bins?|areas?|closets?|facilit\w+)\b|\blockers?\b|\b(?:basement|private|separate|assigned|deeded|additional|extra|bulk|individual|building|attic) storage\b|\bstorage\b[^.;]{0,40}\b(?:basement|garage|cellar|attic|building|rent|purchase|included|available)\b|\b(?:basement|cellar|attic|garage)\b[^.;]{0,60}\bstorage\b/i,
  ],
  [
    /\b(?:how (?:high|tall)\b.*\bceilings?|ceilings? heights?)\b/,
    /(?:\d|\b(?:seven|eight|nine|ten|eleven|twelve|\w+teen|twenty))[^;,]{0,40}\bceilings?\b|\bceilings?\b[^;,]{0,60}(?:\d|\b(?:seven|eight|nine|ten|eleven|twelve|\w+teen|twenty))|\b(?:double|triple)[- ]height\b|\bdouble[- ]story\b/i,
  ],
  [
    /\bgarage\b.*\b(?:room|space) for (?:two|three|2|3) cars\b|\bhow many cars\b/,
    /\b(?:\d|one|two|three|four|five|six|seven|eight|single|double|tandem|dual|both)\b/i,
  ],
  [
    /\bback (?:door|entrance|exit)\b/,
    /\b(?:back|rear|second(?:ary)?|service)\b[^.;]{0,20}\b(?:doors?|entrance|entry|exit|access)\b/i,
  ],
  // "A one-bedroom at a studio price" puts no bedroom upstairs.
  [
    /^(?:so |and )?(?:is|are) (?:all |both )?(?:of )?the [\w ]{3,30} (?:upstairs|downstairs|(?:on|in|at) the (?:\w+ )?(?:floor|level))\b/,
    /\b(?:upstairs|downstairs|floors?|levels?|stor(?:y|ies)|basement|cellar|upper bed\w+|duplex|ranch|lofted)\b(?<!(?:top[- ]|hardwood |wood |oak |the \d\d\w\w )floors?)/i,
  ],
  // A utility room pays no bills.
  [
    /\butilities\b/,
    /\b(?:meter|separate)\w*|\butilit(?:y|ies)\b(?! (?:rooms?|sink|closet|area))|\b(?:electric\w*|gas|water|heat\w*|internet)\b/i,
  ],
  // A brand is a name, and no sentence begins with it here.
  [/\b(?:what|which) (?:brand|make)s?\b|\bbrands?\W*$/, /(?<=[\p{Ll}\d,;&] )\p{Lu}\p{L}/u],
  [
    /\b(?:any(?:one|body)|some(?:one|body)|people|neighbou?rs?)\b.*\b(?:above|over) (?:me|us)\b/,
    /\b(?:top[- ]floor|penthouse|no (?:one|neighbors?|units?|body) above|nobody above|above you|neighbou?rs?)\b/i,
  ],
  // Storage inside is no place elsewhere, and beds with drawers are none that is included.
  [
    /\b(?:store|stash|stow|keep|put)\b.*\b(?:isn't|is not|not|outside) (?:in |of )?(?:the|my) (?:apartment|unit|condo|home)\b/,
    /\b(?:basement|cellar|garage|lockers?|cages?|storage (?:units?|rooms?|lockers?|cages?))\b/i,
  ],
  [
    /\bis (?:the )?storage (?:included|extra|free)\b/,
    /\b(?:included|available|deeded|storage (?:units?|rooms?|lockers?|cages?))\b|\$/i,
  ],
  [
    /\b(?:room|space|place|spot|somewhere|anywhere) (?:for|to put) (?:an? |my |our )?(?:little |small )*desk\b/,
    /\b(?:desks?|office|work\w*|study|nook|library|den)\b/i,
  ],
  [
    /\bon the (?:\w+ ?room )?windows\b/,
    /\b(?:shades?|blinds?|curtains?|drap\w+|treatments?|coverings?|shutters?|film|tint\w*|bars)\b/i,
  ],
  // The architect of record records nothing.
  [/\b(?:can|could|to) (?:practice and )?record\b/, /\b(?:recording|studio|music|sound|podcast)\b/i],
  // A finished basement doesn't finish the house.
  [
    /^(?:so |and )?is (?:it|this|that|(?:the|this) (?:home|house|building|place|construction)) (?:all |already )?(?:finished|done|complete|completed|built)(?: yet| already)?\W*$/,
    /\b(?:complet\w+|deliver\w+|construction|built|brand[- ]new|occupancy)\b/i,
  ],
  [/^(?:so |and )?who (?:is|was) the sponsor\b/, /\bsponsor(?: is|:|,)? \p{Lu}/u],
  [
    /\bbath(?:room)? (?:inside|attached to|off|connected to|in) the (?:second|third|guest|2nd|other)\b/,
    /\b(?:second|third|guest|secondary|both|each|every|all|other)\b[^.;]*\b(?:en-?\s?suite|hall|adjoining|adjacent|attached|own bath|private bath|jack)/i,
  ],
];

/** Values of one kind: asked for one or another, an answer has to tell one of the kind. */
const values: readonly RegExp[] = [
  /\b(?:attached|detached|separate|built[- ]in|tuck[- ]under|carport|underground)\b/i,
  /\b(?:granite|quartz(?:ite)?|marble|butcher[- ]block|laminate|corian|soapstone|concrete|stone|silestone|caesarstone|porcelain|wood)\b/i,
  /\b(?:(?:hard)?woods?|oak|carpet\w*|tiles?|vinyl|laminate|lvp|bamboo|planks?|parquet|concrete|stone|marble|walnut|maple|cherry|herringbone)\b/i,
  /\b(?:north|south|east|west)\w*\b/i,
];

/** "Hardwood or carpet?" Heated floors are neither. */
function tellsChoice(question: string, said: string): boolean {
  const [, one = '', other = ''] =
    /((?:[\p{L}-]+ )?[\p{L}-]+),? or (?:is it |are they |the |an? )?([\p{L}-]+(?: [\p{L}-]+)?)/u.exec(
      question,
    ) ?? [];
  if (one === '') return true;
  return values.every((kind) => !(kind.test(one) && kind.test(other)) || kind.test(said));
}
