import { fixArticles } from '../english/article-for.ts';
import { upperFirst } from '../english/upper-first.ts';
import { addArticles } from './add-articles.ts';
import { calmHeadline } from './calm-headline.ts';
import { praiseWords } from './data/modifier-words.ts';
import { readFeatures } from './read-features.ts';

const praise: ReadonlySet<string> = new Set([
  ...praiseWords,
  ...'exquisite magnificent extraordinary exceptional remarkable incredible amazing breathtaking iconic desirable picturesque sought-after highly-sought-after coveted prestigious prime thoughtful impeccable immaculate meticulous spectacular sumptuous serene tranquil peaceful idyllic quintessential refined palatial fabulous perfect well-appointed well-proportioned well-designed well-maintained generously-sized gourmet uniquely truly absolutely incredibly highly meticulously thoughtfully tastefully impeccably seamlessly lush vibrant bespoke discreetly masterfully expertly'.split(
    ' ',
  ),
]);
/** These do say something: how much light, how large, how many. */
const telling: ReadonlySet<string> = new Set(
  'sunny real solid thick classic modern other several multiple many numerous additional another extra'.split(
    ' ',
  ),
);
const joins =
  /^(?:the|an?|this|its|your|with|of|has|have|had|is|are|features?|offers?|includes?|two|three|four|five|six|by|to|through|into|onto|in|on|from|for|new|plus|into|over|overlooking|including|both|all|an?|every|each|,)$/i;
const functional =
  /^(?:and|or|but|of|to|for|in|on|with|from|by|at|as|is|are|was|were|that|which|where|while|than|throughout|inside|outside|yet|in|enough)$/i;
const connector =
  /^(?:and|but|so|also|plus|additionally|furthermore|moreover|in addition|not to mention|best of all|finally|lastly|even better|as an added bonus|bonus),?\s+(?=\p{L})/iu;
/** What an ad adds after the fact: ", perfect for entertaining", ", creating a seamless flow". */
const salesTail =
  /(?:,\s*|\s*[-–—]\s*)(?:(?:all |both )?(?:perfect|perfectly|ideal|great|wonderful)\b|making\b|creating\b|offering both\b|offering a (?:perfect|seamless|serene|true)\b|providing (?:the|a) (?:perfect|ideal)\b|adding\b|ensuring\b|bringing\b|exuding\b|evoking\b|enhancing\b|delivering\b|blending\b|setting the\b|where (?:timeless|every|style|comfort)\b|for (?:relaxing|entertaining|added|ultimate|effortless|everyday|seamless)\b)[^.]*\.$/i;
/** An ad, no matter what else it says. */
const sales =
  /\b(?:flawless\w*|works? of art|art[- ]piece|centerpiece|(?:is|are) an? (?:\w+ )?example|an example of|a breeze|elevated|endless|inevitabl\w+|surprisingly|rarity|commodity|the energy|stunningly|unheard of|always better|excellent|hard to beat|exciting|art collection|gracefully|high style|true to|to boot|second to none|culinary|enclave|show-?stopper|with proportions|has access to|can accommodate|must[- ]see|don'?t miss|dreams?|oasis|sanctuary|paradise|unparalleled|unmatched|unrivaled|ultimate|opportunit\w+|invest\w*|immediate income|upside|potential|future development|schedule|showings?|call|contact|buyers?|sellers?|agents?|brokers?|listing|lifestyle|stunning|gorgeous|breathtaking|luxur\w+|sought-after|coveted|the best|finest|unbeatable|prestigious|premier|world-class|(?:everyday|modern|city|urban|refined|elevated|effortless) living|epitom\w+|exud\w+|elevat(?:e|es|ing)|effortless\w*|timeless|discerning|sophisticat\w+|masterpiece|showstopp\w+|showpiece|jewel|unforgettable|perfect(?:ion|ly)?|ideal(?:ly)?|seamless\w*|thoughtful\w*|truly|sense of|ambian?ce|vibes?|experience|peace of mind|discover|one-of-a-kind|incredible|amazing|exceptional|extraordinary|magnificent|spectacular|remarkable|impress\w*|captivat\w*|inspir\w*|no detail|priced|deserve|love|loved|indulg\w*|redefin\w*|promis\w*|attention to detail|celebrat\w*|grandeur|storybook|magic\w*|wow|flair|sumptuous|palatial|haven|escape|heart of the (?:home|house)|abundan\w+|flows?|floods?|ensur\w+|tons of|the elements|carefully|bathed|soaring|sanctuar\w+|highlights?|perks|splendor|luxe|magazine|league of its own|trophy|await\w*|accommodates|comfortably|positioned|as an extension|standout|well-managed|more than just|significant|defined by|framed by|flexibility|additional space|makes an?|complete with|easily be|world of|supreme|soaked|drenched|offering an?|creating|providing)\b/i;
/** Milder ad words. */
const mild =
  /\b(?:desirable|boasts?|true|feel(?:s|ing)?|charm\w*|elegan\w+|beaut(?:y|iful\w*)|enjoy\w*|entertain\w*|retreats?|sets the tone|ease|comforts?|curated|crafted|rare|unique\w*|nestled|dynamic|value|welcom\w+|inviting|invites?|transform\w*|statement|meets|gracious\w*|serene|tranquil\w*|lush|vibrant|cozy|lovely|wonderful\w*|fabulous|convenien\w+)\b/gi;
const people =
  /\b(?:we|our|ours|us|my|i|i'm|famil(?:y|ies)(?! room)|kids?|children\w*|guests|friends|couples?|professionals?|students?|school\w*|church\w*|pet(?:s|-friendly)? (?:parents|lovers))\b/i;
/** Sentences that make sense only after the previous one, commands to the listener, and headlines. */
const dependent =
  /^(?:(?:one|some|all|both|two|three|each|most) (?:of (?:which|them|these|those)|are|is)\b|its|their|his|her|which|it(?!'s an?\b| (?:also )?(?:has|features|offers|includes|comes)\b)|they|these|those|that|he|she|there it|here|this (?:room|space|level|area|floor|is|one|unique|rare|exceptional)|welcome|discover|imagine|enjoy|experience|come|picture|searching|looking|whether|from the moment|if|as you|every (?:inch|detail|element)|no expense|more than|not only|what|when|why|how|don't|do not|please|note|also|both|other|another|all this|step into a|prepare|say|live|own|includes?|features?|offers?|comes|has|boasts?)\b/i;
const verbs =
  /\b(?:is|are|was|were|has|have|had|features?|includes?|opens?|leads?|overlooks?|comes?|sits?|stands?|runs?|holds|faces|spans?|keeps?|dates|retains?|serves?|occup(?:y|ies)|rises?|connects?|anchors|offers?|provides?|shares|flows|gets?|brings?|gives?|lets?|fits|seats|pays|extends?|adjoins?|completes|showcases?|presents|receives?|can|could|will|allows?|accommodates?|hosts|doubles|wraps|separates|surrounds|frames|begins|starts|continues?|contains?|consists?|makes?|adds?|you'll find|you will find|you'd have|it's|there's|hides|looks|shines|lived|remains?|crowns|fills?|floods?|await|awaits)\b/i;
const unsayable =
  /\b[Tt]his (?:level|floor|room|space|area|(?:[\w-]+ ){0,2}(?:terrace|garden|deck|patio|balcony|wing))\b|^(?:Adjacent|Located|Situated|Enhancements|Improvements)\b|[?():"“”*|…<>#@[\]{}]|\.\.|\bw\/|\/|https?|\b[A-Z]{5,}\b|\d{3}-\d{4}|\s[-–—]\s|;|, (?:The|This|It|A|An) /;
const [minWords, maxWords] = [5, 24];
/** Beyond this length, a second "with" loses the listener. */
const maxPlainWords = 20;
/** Two commas and an "and" are a list of three. */
const maxCommas = 1;

/** A sentence that is mostly praise says nothing without it. */
const maxPraise = 2;

/** Rewrites an ad's invitations as statements. */
const statements: [RegExp, string][] = [
  [/^Welcome (?:home )?to (?:this|an?|your) (?=\p{Ll}|\d)/iu, "It's a "],
  [/^(?:Enjoy|Appreciate) (?:the )?(?:comfort|convenience|ease|luxury|benefits?) of /i, "You'd have "],
  [
    /^Enjoy (?=(?:an?|your|two|three|in-unit|private|easy|plenty|abundant|central|the (?:private|large|rear|back|roof|shared)) )/i,
    "You'd have ",
  ],
  [/^(?:Also )?featuring (?=(?:an?|the|two|three|\p{Ll}+) )(?!.*\bthis\b)/iu, 'It has '],
  [/\bboasts\b/gi, 'has'],
  [/^Washer and dryer (?=is|are|may|can)/i, 'A washer and dryer '],
];

/** "Building has an elevator" needs an article. */
const bareStart =
  /^(?!(?:The|An?|This|That|Each|Every|Your|Its|My|No|One|Another|Upstairs|Inside|Outside|Downstairs|Beyond|Upon)\b)((?:(?:Eat-in|Open-concept|Open|Second|Third|Main|Large|Oversized|Windowed|Huge|Bright|Spacious|Formal|Sunny|Renovated|Updated|\d(?:nd|rd|th)|North|South|East|West|facing|full|half|primary) ){0,3}(?:Building|Unit|Kitchen|Home|Condo|Apartment|(?:Living|Dining|Family|Laundry) (?:room|area)|Primary (?:suite|bedroom|bath(?:room)?)|bed ?room|bath(?:room)?|primary|Garage|Lobby|Basement|Backyard)) (?=(?:has|is|can|could|was|features|includes|offers|comes|boasts|opens|faces|overlooks|leads)\b)/i;

const oneRoom =
  /^An? ((?:[\p{L}-]+,? ){0,3}(?:kitchen|living room|dining room|primary (?:suite|bedroom|bath))) (?=has|is|features|includes|offers|opens|boasts)/iu;
const strayAlso =
  /^((?:The|This|Your|Each) (?:[\p{L}-]+ ){1,4}?)also (has|have|is|are|features|includes|offers)\b/u;

const alsoToNothing = /^(You(?:'ll| will| can|'d)|There(?:'s| is| are)) also (?=\p{Ll})/u;

const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean);

/** A listing sentence as a host can say it: whole, without praise or sales tail. Long ones split at clause ends. */
export function speakSentence(original: string): string[] {
  const text = calmHeadline(original.replace(shouted, (word) => word.toLowerCase()))
    .replace(/[‘’]/g, "'")
    .replace(/!+/g, '.')
    .replace(/\s*&\s*/g, ' and ')
    .replace(/\bw\/ ?/gi, 'with ')
    .replace(/\b(washers?)\s?\/\s?(dryers?)/gi, '$1 and $2')
    .replace(/\b(and)\/or\b/gi, 'or')
    .replace(/\bw\/o\b/gi, 'without')
    .replace(/,? as well(?=\.?$)/i, '')
    .replace(/\b(\d{1,3})-feet\b/gi, '$1-foot')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(connector, '');
  const stated = statements
    .reduce((current, [pattern, plain]) => current.replace(pattern, plain), text)
    .replace(bareStart, (_, name: string) => `The ${name.toLowerCase()} `)
    // The home has just one; "a windowed kitchen has" sounds like a second.
    .replace(oneRoom, 'The $1 ')
    // The listener hasn't heard yet what else has one.
    .replace(strayAlso, '$1 $2')
    .replace(alsoToNothing, '$1 ');
  return partClauses(endStop(upperFirst(stated)))
    .map((clause) => withoutTail(clause))
    .filter((clause) => wordsOf(clause).length - wordsOf(withoutPraise(clause)).length <= maxPraise)
    .map((clause) =>
      addArticles(
        withoutPause(plainVerb(endStop(upperFirst(withoutPraise(clause).replace(nothingLeft, ''))))),
      ),
    )
    .filter(isSpeakable);
}

const wholeHome =
  /^(?:The|This) (?:[\p{L}\d-]+ ){0,3}?(?:home|house|unit|condo|apartment|residence|property|co-?op|loft|townhouse) (?:also )?(?:has|features|offers|includes|provides|showcases|comes with) (?=\p{Ll}|\d)/u;
const shopVerb =
  /^((?:The|A|An|Each|Every|Your|Both|All|Two|Three|Four|In|On|Upstairs|Downstairs|Off)\b(?: [\p{L}\d'’-]+,?){1,8}?) (?:also )?(features?|offers?|includes?|provides?|showcases?|presents|comes with|come with) (?=(?:an?|the|two|three|four|its|\p{Ll}|\d))/u;

/** Ads say "features", "offers" and "showcases"; people say "has". */
function plainVerb(text: string): string {
  if (wholeHome.test(text)) return text.replace(wholeHome, 'It has ');
  return text.replace(shopVerb, (_, who: string, what: string) => {
    const isMany = /^(?:feature|offer|include|provide|showcase|come with)$/.test(what);
    // "A hallmark feature of the home" is a thing.
    if (isMany && /^(?:An?|Each|Every) /.test(who)) return `${who} ${what} `;
    return `${who} ${isMany ? 'have' : 'has'} `;
  });
}

/** Words that aren't names, however loud. */
const shouted =
  /\b(?:LOW|HUGE|NEW|ALL|NO|BIG|TWO|ONE|THREE|FOUR|FIVE|SIX|SEVEN|EIGHT|NINE|TEN|BOTH|ONLY|ALSO|MUST|FULL|PRIVATE|LARGE|INCLUDED|FREE|OWN|AND|THE|WITH|IN|VERY|SUPER|EXTRA|PLUS|STORAGE|PARKING|GARAGE|LAUNDRY|UNIT|KITCHEN|BALCONY|BALCONIES|DECK|ROOF|VIEWS?|FLOORS?|TOP|CORNER|BRAND|EVERY|IN-UNIT|INDOOR|OUTDOOR|HEATED)\b/g;

/** "A backsplash, and appliances" is one short list of two. */
function withoutPause(text: string): string {
  const [start = '', end = '', ...more] = text.split(', and ');
  return more.length > 0 || end === '' || start.includes(',') || verbs.test(end)
    ? text
    : `${start} and ${end}`;
}

const endStop = (text: string) => `${text.replace(/[\s,;:.-]+$/, '')}.`;

/** Splits "The kitchen has an island, while the den opens to the deck" into two sentences. */
function partClauses(text: string): string[] {
  if (wordsOf(text).length <= maxWords && !text.includes(';')) return [text];
  const parts = text
    .split(/;\s+|,?\s+while\s+(?=(?:the|a|an|two|three)\b)|,\s+and\s+(?=(?:the|there)\s)|\s[-–—]\s/)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.map(mainClause);
}

/** A trailing "featuring" clause becomes its own statement; the sentence is complete without it. */
function mainClause(text: string): string {
  if (wordsOf(text).length <= maxWords) return text;
  const cuts = [...text.matchAll(hangsOn)].map(({ index }) => text.slice(0, index));
  return (
    cuts.filter((part) => wordsOf(part).length <= maxWords && wordsOf(part).length >= minMainWords).at(-1) ??
    text
  );
}

const minMainWords = 7;
const hangsOn =
  /,\s+(?:featuring|including|complete with|offering|providing|creating|making|where|perfect|ideal|while|which|allowing|ensuring|showcasing|highlighted|accented|complemented|anchored|framed|along with|as well as)\b/gi;

function withoutTail(text: string): string {
  const [tail] = salesTail.exec(text) ?? [];
  if (!tail || /\d|\p{Lu}/u.test(tail) || readFeatures(tail, '', 'home').length > 0) return text;
  return text.slice(0, -tail.length);
}

function withoutPraise(text: string): string {
  const words = wordsOf(text);
  const kept: string[] = [];
  words.forEach((word, at) => {
    const bare = word.replace(/,$/, '').toLowerCase();
    const next = words[at + 1];
    const before = kept.at(-1);
    const isFree = before === undefined || joins.test(before) || degree.test(before) || /['’]s$/.test(before);
    const isPraise = praise.has(bare) && !telling.has(bare);
    const isGone = isPraise && isFree && next !== undefined && !leans(bare, next) && !/[.:;]$/.test(word);
    if (!isGone) kept.push(word);
    // "An extremely chic tile floor" must not become "an extremely tile floor".
    else if (degree.test(before ?? '')) kept.pop();
  });
  return fixArticles(kept.join(' '));
}

/** Every bath has fixtures; only the praise made them worth mentioning. */
const nothingLeft = /,? with (?:fixtures|finishes|details|touches|proportions)(?=\.?$)/i;

const degree = /^(?:very|extremely|quite|rather|so|especially|particularly|wonderfully)$/i;

/** "In immaculate condition", "beautifully designed": neither word means anything alone. */
const leans = (word: string, next: string) =>
  functional.test(next) ||
  /^(?:\p{L}+ing|condition|shape|taste|style|manner|quality|location)\b/iu.test(next) ||
  (word.endsWith('ly') && /(?:ed|en|built|kept)\W?$/.test(next));

const isAdWord = (word: string) => praise.has(word) && !telling.has(word) && !kept.has(word);
/** Plain enough for a host. */
const kept: ReadonlySet<string> = new Set(
  'additional extra more another other also several many multiple own own, quiet peaceful'.split(' '),
);

/** Typos that a voice would read out. */
const garbled =
  /\b(?:there are an? |there is (?:two|three|four|\p{L}+s and)\b|is place to|accompanied with|for you grill|(?:has|have|with) (?:an )?it's|hasnt|doesnt|isnt|making it|scheduled for \d{4} and|(?:large|spacious|open|big|bright) (?:living|dining)(?= (?:and (?:an? )?private|with|has)\b|[,.]))\b|\b(?:exact|all) (?:dimensions|measurements)\b|\b(?:as well|too|also)\.$/iu;
function isSpeakable(text: string): boolean {
  const words = wordsOf(text);
  const capitals = words.slice(1).filter((word) => /^\p{Lu}\p{Ll}/u.test(word)).length;
  return (
    words.length >= minWords &&
    words.length <= maxWords &&
    /^[\p{Lu}\d]/u.test(text) &&
    !/^\p{Lu}?\d+\p{L}? /u.test(text) &&
    !/\b(?:UWS|UES|WBFP|GBFP|RE|PH|SS|BR|BA|W\/D|SF|LR|DR|MBR|Unit \w+|\p{L}\d|\d\p{L}) /u.test(text) &&
    !unsayable.test(text) &&
    // An ad's breathless asides, and remarks about itself.
    !/ --? | Like |\bsuper-\p{L}|\badorned\b|^New to (?:the )?market\b/iu.test(text) &&
    !/\b(?:the|an?|and|or|of|with|as|to|in|on|at|by|for|from|its)\.$/i.test(text) &&
    verbs.test(/^(?:It's|There's|You'd) /.test(text) ? text : text.replace(/^\S+/, '')) &&
    !dependent.test(text) &&
    !people.test(text) &&
    capitals / words.length < 0.4 &&
    (text.match(/,/g)?.length ?? 0) <= maxCommas &&
    !sales.test(text) &&
    (text.match(mild)?.length ?? 0) === 0 &&
    !garbled.test(text) &&
    !(words.length > maxPlainWords && (text.match(/\bwith\b/g)?.length ?? 0) > 1) &&
    !/, [^,]+,? and /.test(text) &&
    !words.some((word) => isAdWord(word.replace(/\W+$/, '').toLowerCase()))
  );
}
