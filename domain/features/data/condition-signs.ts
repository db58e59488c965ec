/** Statements that could rule a buyer out, or that make the home less than it seems. One kind per line. */
export const conditionSigns: readonly [kind: string, sign: RegExp][] = [
  [
    'income',
    /\bincome[- ](?:limits?|caps?|restrict\w*|eligib\w*|guidelines?|qualif\w*|requirements?)|\b(?:maximum|max) (?:household )?income|\barea median income|\b\d{2,3}% ?(?:of )?AMI\b|\baffordable (?:housing|homeownership)|\bHDFC\b|\b(?:land|housing) trust\b|\bdeed[- ]restrict\w*|\bregulatory agreement|\bmitchell[- ]lama/i,
  ],
  [
    'approval',
    /\bboard approval\b|\b(?:must|need to|have to) (?:first )?(?:be|get|obtain) (?:approved|certified|board|approval)|\bapproval (?:is )?required|\bsubject to [^.]{0,40}approval|\bright of first refusal|\bcertif\w+ (?:before|prior to)/i,
  ],
  [
    'occupancy',
    /\bowner[- ]occup(?:ied|ancy|ants?) (?:only|required|requirement|building)|\bprimary residen(?:ce|cy|ts?) (?:only|required)|\bmust (?:be|use)[^.]{0,30}primary residence|\binvestor[- ]restrict\w*|\bno investors?\b|\binvestors? (?:are )?not\b/i,
  ],
  ['cash', /\bcash (?:only|offers? only|buyers? only|sale)\b|\ball[- ]cash\b|\bno financing\b/i],
  [
    'age',
    /\b(?:55|62) ?\+|\b(?:55|62) (?:and|or|years) (?:and |or )?(?:over|older|better|up)|\bage[- ]restricted|\bsenior (?:living|community|housing)/i,
  ],
  [
    'tenant',
    /\btenants?[- ]occupied|\btenants? (?:currently )?(?:is |are )?in[- ]place|\bcurrently (?:rented|leased|tenanted|occupied by)|\blease (?:in place|expires|ends|through|until|runs)|\bleased (?:through|until|to)|\bdelivered (?:vacant|occupied)|\bexisting (?:tenants?|leases?)/i,
  ],
  [
    'as-is',
    /\b(?:sold|being sold|selling|offered|conveyed|purchased|strictly) [^.]{0,20}["“]?as[- ]is\b|\bas[- ]is,? where[- ]is\b|\b(?:in )?as[- ]is condition/i,
  ],
  ['auction', /\bauction\b/i],
  [
    'unfinished',
    /\bmid[- ]construction\b|\bconstruction (?:has )?(?:started|begun|is in progress)\b|\b(?:partially|partly) (?:built|renovated|converted)\b|\bunfinished (?:project|renovation|home|house)\b|\bprocess of being (?:converted|renovated|rebuilt)\b|\b(?:expected|anticipated|estimated|projected) completion\b|\bcompletion (?:is )?(?:expected|anticipated|estimated|projected|slated)\b/i,
  ],
  ['verify', /\bno survey\b|\bbuyers? (?:to|must|should) verify (?:zoning|use|permits)\b/i],
  [
    'financing',
    /\b\d{2} ?(?:%|percent) (?:financing|down|minimum down)|\b(?:max(?:imum)?|up to|minimum|allows?|permits?)[^.]{0,24}\bfinanc\w+|\bfinancing (?:is )?(?:not |up to|permitted|allowed|max)|\bflip tax\b|\bland lease|\bground lease/i,
  ],
  [
    'pictures',
    /\b(?:photos?|pictures?|images?)\b[^.]{0,40}\b(?:previous|prior|before|old(?:er)?|virtual\w*|artist|render\w*|similar|model|staged|enhanced|next door)|\bvirtual(?:ly)? (?:staged|staging|render\w*|enhanced|furnished)|\bartist(?:['’]?s)? render\w*|\brenderings? (?:are|is|shown|depict|only|for)/i,
  ],
  [
    'offering',
    /\boffering plan\b|\bsponsor (?:unit|sale|apartment)\b|\bunder construction\b|\bto be built\b/i,
  ],
  [
    'price',
    /\b(?:list(?:ing)?|sale|asking|purchase)? ?price\b[^.]{0,40}\b(?:pending|subject to|estimated?|may be adjusted|does not include|excludes|not include)/i,
  ],
  [
    'missing',
    /\b(?:parking|garage|laundry|elevator|pets?|dogs?|cats?|sublet\w*|rentals?|smoking|washers?|dryers?|storage|heat|gas|basement|dishwasher)\b[^.,;]{0,25}\b(?:not (?:available|included|allowed|permitted|provided)|unavailable)|\bno (?:parking|pets|dogs|smoking|sublet\w*|rentals|short[- ]term|pied|elevator|washers?|in-unit|laundry|heat|guarantors?|co-?purchas\w*)\b|\bcats? only|\b(?:small|one|two) (?:pet|dog)s? (?:only|max)/i,
  ],
  [
    'assessment',
    /\b(?:special|capital|ongoing|current|temporary) assessment\b|\bassessment (?:of|in place|through|until|ends|in effect)\b/i,
  ],
];

/** How many homes an address has, for buildings sold as one. */
export const unitSigns =
  /\b(?:two|three|four|five|six|\d{1,2})[- ](?:flats?|units?\b|family\b|apartments?\b|residences\b)|\b(?:duplex|triplex|fourplex|four-?plex|quadplex|two-?flat|three-?flat|four-?flat|six-?flat)\b|\brent(?:s|ed|al income| roll)\b/i;

/** Small talk that happens to use the same words. */
export const noCondition =
  /\bno (?:board approval|flip tax|special assessments?|assessments?|income|land lease|underlying)\b|\bnot? (?:require|subject)|\bno expense\b|\breserves? the right\b|\bcomplete offering terms\b|\bequal housing\b|\b(?:welcome|free) to\b/i;
