const spellings: [RegExp, string][] = [
  [/[\u2018\u2019\u02bc`´]/g, "'"],
  [/ ?× ?/g, ' x '],
  [/\b(?:teh|hte|th)\b/g, 'the'],
  [/\bthier\b/g, 'their'],
  [/\bther\b|\bthre\b(?= (?:an?|any))/g, 'there'],
  [/\b(?:wat|wut|waht)\b/g, 'what'],
  [/\badn\b/g, 'and'],
  [/\bwld\b/g, 'would'],
  [/\bcld\b|\bcud\b/g, 'could'],
  [/\bshld\b|\bshud\b/g, 'should'],
  [/\bwich\b|\bwhch\b/g, 'which'],
  [/\bwht\b/g, 'what'],
  [/\bevry\b|\bevery1\b/g, 'every'],
  [/\brdy\b/g, 'ready'],
  [/\bb4\b/g, 'before'],
  [/\b(any|some|no)1\b/g, '$1one'],
  [/\b(this|that|which) 1\b/g, '$1 one'],
  [/\b(what|which) (floor|level) is th(?:is|at)(?: one)? on\b/g, '$1 $2 is it on'],
  [/\b(?:be?drms?|bdrms?|bedrms?)\b/g, 'bedroom'],
  [/\bflr\b/g, 'floor'],
  [/\bgonna\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  [/\bgotta\b/g, 'have to'],
  [/\b(?:hav|hve)\b/g, 'have'],
  [/\bbldgs\b/g, 'buildings'],
  [/\b(?:prkng|prking|pkng)\b/g, 'parking'],
  [/\bkitchn\b/g, 'kitchen'],
  [/\bpls\b/g, 'please'],
  [/\bsep[ae]r[ae]t/g, 'separat'],
  [/\b(this|which|that) 1\b/g, '$1 one'],
  [/\b(tenants?) living (?:there|here)\b/g, '$1 in it'],
  [/(?<=\b(?:floor|level|story) is )this one(?= on\b)/g, 'it'],
  [/,? or (?:not?|what|something|anything|whatever)(?=[?.!]*$)/g, ''],
  [/\bhights?\b/g, 'height'],
  [/\bfire places?\b(?! to\b)/g, 'fireplace'],
  [/\bbath rooms?\b/g, 'bathroom'],
  [/\bdish washer\b/g, 'dishwasher'],
  [/\banyplace\b/g, 'anywhere'],
  [/\bsomeplace\b/g, 'somewhere'],
  // Nobody asks a home to read to them.
  [/\baloud\b/g, 'allowed'],
  [/\bdose\b/g, 'does'],
  [/\byrs?\b/g, 'year'],
  [/\bmo\b(?!\.?\s*[A-Z])/g, 'month'],
  [/\bcoop\b/g, 'co-op'],
  [/\bw\s?\/\s?d\b/g, 'washer and dryer'],
  [/\ba\/c\b/g, 'ac'],
  [/\bw\/o\b/g, 'without'],
  [/\bw\//g, 'with '],
  [/\bwhats\b|\bwhat's\b|\bwuts\b|\bwats\b/g, 'what is'],
  [/\bhows\b|\bhow's\b/g, 'how is'],
  [/\b(doorman|concierge|super|gym|pool|office)'s hours\b/g, '$1 hours'],
  [/\b(old|big|large|far|long|much|tall|wide|new|high)'s\b/g, '$1 is'],
  [/\bwheres\b|\bwhere's\b/g, 'where is'],
  [/\bwhos\b|\bwho's\b/g, 'who is'],
  [/\bwhen's\b|\bwhens\b/g, 'when is'],
  [/\btheres\b|\bthere's\b/g, 'there is'],
  [/\bisnt\b/g, "isn't"],
  [/\bdoesnt\b/g, "doesn't"],
  [/\bsq\.?\s?(?:ft|feet|foot)\b\.?|\bsqft\b|\bsf\b|\bsq\.? footage\b/g, 'square feet'],
  [/\b(?:bilt|biult|buit)\b/g, 'built'],
  [/\borig(?:nal|anal|inaly)\b/g, 'original'],
  [/\b(?:bldg|bulding|buliding)\b/g, 'building'],
  // The wish goes further than the question.
  [/,? even (?:a )?\w+(?=[?.!]*$)/g, ''],
  [/\b(?:appx|approx)\b\.?/g, 'about'],
  [/\bfrig\b|\brefridgerator\b|\brefrig\b/g, 'refrigerator'],
  [/\bprop\b taxes/g, 'property taxes'],
  [/\bbsmt\b|\bbsmnt\b/g, 'basement'],
  [/\bgar\b/g, 'garage'],
  [/\bapt\b/g, 'apartment'],
  [
    /\bnbhd\b|\bhood\b(?= (?:like|safe|nice|quiet|is|feel))|(?<=\b(?:in|of) (?:the|this) )hood\b/g,
    'neighborhood',
  ],
  [/\bincl\b\.?/g, 'included'],
  [/\bppl\b/g, 'people'],
  [/\br\b(?= [a-z])/g, 'are'],
  [/(?<=[a-z] )n(?= [a-z])/g, 'and'],
  [/(?<=[a-z] )w(?= [a-z])/g, 'with'],
  [/(?<=[a-z] |^)u\b/g, 'you'],
  [/\bur (?=an? |real|the )/g, 'you are '],
  [/\bur\b/g, 'your'],
  [/[:;]-?[)(dp](?=\s|$)/g, ' '],
  // "I sew, is there a room for that?" isn't answered by any room.
  [/\b(?:an?|any) (?:room|space|spot|place|area) for (?:that|this|it)\b/g, 'somewhere for that'],
  // Asked which of two floors it is on, any other is the answer as well. Of two low ones, it may be neither.
  [
    /^((?:so |and )?)(?:is|was) (?:it|this(?: one)?|that|(?:the|this) (?:unit|apartment|condo|place)) (?:on )?(?:an? |the )?(?:garden|basement|ground|first|top|1st|second|2nd|third|3rd|lower|upper)(?:[- ](?:floor|level))?(?: (?:unit|apartment|condo|flat))? or (?:an? |on )?(?:the )?(?:top|second|2nd|third|3rd|upper|higher)(?:[- ](?:floor|level|up))?(?: (?:unit|apartment|condo|flat))?(?=[?.! ]*$)/,
    '$1what floor is it on',
  ],
  // What a home has at present may differ from its columns, so this word counts.
  [/(?<=\bhow many (?:bed|bath).*)\bcurrently\b(.*?)(?=[?.!]*$)/g, '$1 right now'],
  [
    /\b(?:actuall?y|really|honestly|basically|roughly|exactly(?! how old)|currently|just|lol|haha|pls|plz)\b,?(?= \w| ?\?|$)/g,
    ' ',
  ],
  [/ or(?=[?.!]*$)/g, ''],
  [/\bany (?:kind|sort|type)s? of (?=[a-z])/g, 'any '],
  [/\b(balcon|laundr|pantr|amenit|propert|librar|galler)ys\b/g, '$1ies'],
  [/\bthe hows\b/g, 'the house'],
  [/\balot\b/g, 'a lot'],
  [/\bat least\b(?! (?:\d|one|two|three|an? \d))/g, ' '],
  [/\b(building|land|lot) itself\b/g, '$1'],
  [/\bas well as\b/g, 'and'],
];

/** A question in one plain spelling: lower case, short forms written out, signs that say nothing removed. */
export function normalizeQuestion(question: string): string {
  const plain = question
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Cc}]/gu, ' ')
    .toLowerCase();
  return spellings
    .reduce((text, [sign, spelled]) => text.replace(sign, spelled), plain)
    .replace(/[“”"*_~<>{}[\]|\\^=]/g, ' ')
    .replace(/([?!.,])\1+/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
