/** What no host says aloud, whoever wrote it. */
const unsayable: readonly [sign: RegExp, reason: string][] = [
  [
    /https?:|www\.|\S@\S|\b[\w-]{2,}\.(?:com|net|org|io|info)\b|\bdot (?:com|net|org)\b/i,
    'a link or an address',
  ],
  [/\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}/, 'a telephone number'],
  [/[{}[\]\\|=^~`<>*_#]/, 'markup'],
  [/\b[A-Z]{3,}[-_]?\d{2,}\b|\b[A-Z0-9]{3,}(?:-[A-Z0-9]{2,})+\b/, 'a code'],
  [
    /\b(?:system prompt|prompt|language model|as an ai|chat ?bot|jailbreak|canary|instructions?|code ?words?|(?:we|i)['’]?(?:ve| were| was)? (?:been )?(?:told|asked) to (?:say|mention|pass|stick|keep|tell)|(?:told|asked) us to|asked to (?:say|mention|pass)|override|ignore (?:all|any|the|previous))\b/i,
    'speaks about its own making',
  ],
  [
    /\b(?:stunning|gorgeous|breathtaking|spectacular|exquisite|fabulous|magnificent|luxurious|immaculate|pristine|unparalleled|unbeatable|one[- ]of[- ]a[- ]kind|once[- ]in[- ]a[- ]lifetime|must[- ]see|dream (?:home|house|kitchen)|world[- ]class|sought[- ]after|showstopp\w*|jaw[- ]dropping|chef['’]s|entertainer['’]s|perfect (?:for|home|place|spot)|ideal for|won['’]t last|act (?:fast|now)|hurry|boasts?|nestled|priced to sell|a steal|bargain|(?:great|smart|solid) investment|good deal|great deal|below market)\b/i,
    'sales talk',
  ],
  [
    /\b(?:nicest|finest|best \w+ (?:in|on|around)|won['’]t find (?:a |an )?(?:nicer|better)|fall in love|can['’]t go wrong|lining up|call (?:today|now)|worth every|money well spent|hasn['’]t (?:moved|gone up|changed))\b/i,
    'sales talk',
  ],
  [
    /\b(?:appreciat\w+ (?:in )?value|holds? its value|return on investment|rental income|cash flow|equity|money back|pays? for itself|when you sell|resale|values? (?:\w+ ){0,4}(?:go(?:es)? up|rise|climb))\b/i,
    'advice on money',
  ],
  [
    /\b(?:sellers?|owners?) (?:\w+ )?(?:takes?|accepts?|settles?|wants?|needs?|is (?:motivated|desperate|flexible))\b|\boffers? (?:\w+ ){0,3}(?:under|below|less)\b|\b(?:negotiab\w+|lowball|gets a yes|would do\b|quarter (?:of a )?million|half a million)/i,
    'speaks for the seller',
  ],
  [
    /\b(?:folks|(?:kind|sort) of (?:people|neighbors?|crowd)|who else lives|like-minded|fit in,|keep to themselves|older (?:knees|folks|people|couples?)|young (?:couples?|people|famil\w+)|grand(?:ma|pa|parents?)|mom and dad|the kids|little ones?|slowing down|empty[- ]nest\w*|retire(?:es?|ment)|churchgoing|smaller crew)\b/i,
    'speaks of people instead of the home',
  ],
];

/** Why a turn can't be said, whatever the facts; undefined if it can. */
export function findUnsayable(text: string): string | undefined {
  return unsayable.find(([sign]) => sign.test(text))?.[1];
}
