import { lowerFirst, upperFirst } from '#domain/english/upper-first.ts';
import { sayHome } from '../say-home.ts';
import { placesIn, sayPlaces } from '../say-places.ts';
import { sayHas, sayThereIs } from '../say-things.ts';

/** Where the ad leads the reader, and the words before what's there. */
const led: [RegExp, string][] = [
  [
    /^(?:step|come|walk|venture) (?:right )?(?:inside|in)(?:,? and)? (?:to )?(?:find|discover|see|be greeted by|be welcomed by|experience)\s+/i,
    'inside',
  ],
  [/^(?:step|come|walk) inside to (?!be\b|enjoy\b|experience\b)/i, 'inside'],
  [
    /^(?:step|head|go|walk|venture) (?:right |back )?outside(?:,? (?:and|to) (?:find|discover|enjoy|see|relax on|relax in)| to| onto| into)\s+/i,
    'outside',
  ],
  [
    /^(?:head|go|walk|venture|climb|step) (upstairs|downstairs)(?:,? (?:and|to) (?:find|discover|enjoy|see)| to)\s+/i,
    '$1',
  ],
  [
    /^(?:step|walk|head|go|venture|move|slip|wander) (?:right |back |straight )?(?:out(?:side)? |up |down )?(?:on ?to|into|in to|to|through to)\s+/i,
    '',
  ],
  [
    /^(?:ascend|descend|climb|retreat|escape|head|venture)(?: the (?:\p{L}+ )?(?:stairs|staircase))?(?: up| down| upstairs| downstairs)? to\s+/iu,
    '',
  ],
  [/^(?:pull|drive) (?:right |straight )?(?:into|in to)\s+/i, ''],
];
/** What the ad offers the reader. */
const given =
  /^(?:(?:enjoy|discover|find|appreciate|experience|love|admire|benefit from|take advantage of|take in|wake up to|soak up|soak in|come home to|savor)|you(?:'ll| will|'d| can)? (?:also |immediately |first |instantly |truly )?(?:find|enjoy|love|appreciate|have|discover|see|notice|be (?:greeted|welcomed) (?:by|with))|you(?:'re| are) (?:immediately )?(?:greeted|welcomed) (?:by|with))\s+(?:(?:all )?(?:the|all the) (?:convenience|comfort|ease|luxury|benefits?|perks|added bonus|luxuries)(?: and (?:convenience|comfort|ease))? of\s+|the outdoors (?:on|in|from)\s+|having\s+)?/i;
const residentsHave =
  /^residents (?:can |will )?(?:also )?(?:enjoy|appreciate|have|benefit from)\s+(?:(?:access to|the (?:convenience|comfort|ease|luxury|luxuries|benefits?) of)\s+)?/i;
/** What the ad tells the reader to do. */
const doing =
  /^(?:relax|unwind|entertain|dine|cook|lounge|gather|grill|host|park|store|sip|enjoy (?:coffee|meals|drinks|cocktails|sunsets|evenings|mornings)|spend|work|sunbathe|swim|garden|barbecue|work out|exercise|unwind or entertain|entertain or unwind)\b[^.,;:]{0,60}?\s(?:on|in|by|at|around|beside)\s+(?=(?:your|the|an?|one of|two|three)\s)/i;
const where =
  /^((?:inside|outside|upstairs|downstairs|(?:on|in|at) the [\p{L}\d' -]{3,30}|(?:off|behind|beyond|above|below) the [\p{L} -]{3,24})),? (?=you(?:'ll| will|'d| can)? (?:also )?(?:find|enjoy|have|discover|see)\b|(?:enjoy|discover|find) (?:your|an?|two|three) )/iu;
const entering =
  /^(?:upon (?:entry|entering|arrival)[^,]*|as you (?:enter|step|walk)[^,]*|once inside|from the moment[^,]*),\s*(?=you\b)/i;
const walkTo =
  /^(?:(?:take |enjoy )?(an? (?:short|quick|easy|leisurely) (?:walk|stroll) to)|walk to|stroll to)\s+/i;
const own =
  /^(?:(?:do not|don't) miss (?:out on )?|here(?:'s| is) |this is |seize |introducing )?(?:(?:an?|this|your|the) )?(?:[\p{L}-]+,? ){0,3}?(?:opportunity|chance) to (?:own|purchase|buy|acquire|live in|make)\s+(?=an?\b|this\b|one of\b)/iu;

/** Commands that state nothing: things that aren't there, advice to the reader, pure praise. */
const order =
  /^(?:imagine|picture (?:this|yourself|your)|step|enjoy|discover|relax|unwind|entertain|retreat|escape|cook|dine|wake|take|come|head|ascend|descend|venture|live|make|bring|experience|indulge|embrace|savor|soak|spend|feel|explore|don't|do not|see|look|start|say|get|host|gather|pamper|rush|hurry|act|call|contact|schedule|be|let|fall|love|walk|stroll|park (?:in|your)|pull|drive|store|sip|prepare|add|use|book|visit|view|check|ask|inquire|email|text|please|click|watch|move|turn|create|build|grab|find|choose|own|buy|rent|join|stay|work|play|go|lounge)\b(?!-)(?! (?:is|are|was|were|has|have|tower|place|avenue|street)\b)/i;
/** "Park Place Tower is" and "Work areas are" aren't commands. */
const hasSubject =
  /^\S+(?: [\p{L}'-]+){0,4} (?:is|are|was|were|has|have|features|offers|includes|sits|stands)\b/iu;

const thisHome =
  /\b(?:in|from|of|with|at) (this (?:[\p{L}\d.'-]+,? ){1,8}(?:home|condo|unit|apartment|loft|residence|townhouse|townhome|duplex|penthouse|co-?op|studio)\b.*)$/iu;
const oasis =
  /^(?:(?:your|an?|the) )?(?:[\p{L}-]+,? ){0,4}(?:oasis|retreat|haven|sanctuary|escape|paradise|getaway|treat)\s*(?:[:—–]|-{1,2} |with )\s*(?=an?\b|the\b|your\b|two\b|three\b)/iu;
/** Where a second command starts. */
const nextOrder =
  /,?\s+(?:and|or|to|then|where)\s+(?=(?:you(?:'ll| will| can) (?:also )?(?:find|enjoy|have)|enjoy|relax|unwind|entertain|store|take in|soak|step|walk to|retreat|discover)\s)/i;

/** "Step out to your private porch." "You'll find two closets in the hall." "Relax on the roof deck." An order that states nothing is told as nothing. */
export function tellInvitation(sentence: string): string[] | undefined {
  const text = sentence.replace(entering, (start, at: number) => (at === 0 ? '' : start));
  const told = tellLed(upperFirst(text)) ?? tellGiven(upperFirst(text)) ?? tellDoing(text) ?? tellOwn(text);
  if (told) return told;
  const [, home] = thisHome.exec(text) ?? [];
  return order.test(text) && !hasSubject.test(text) ? (home && sayHome(home)) || placesIn(text) : undefined;
}

function tellLed(text: string): string[] | undefined {
  for (const [start, place] of led) {
    const found = start.exec(text);
    if (found)
      return tellThing(text.slice(found[0].length), place.replace('$1', (found[1] ?? '').toLowerCase()));
  }
  return undefined;
}

function tellGiven(text: string): string[] | undefined {
  const [walk, phrase] = walkTo.exec(text) ?? [];
  if (walk !== undefined) return tellWalk(text.slice(walk.length), phrase);
  const [, place = ''] = where.exec(text) ?? [];
  const rest = upperFirst(place === '' ? text : text.replace(where, ''));
  const [residents] = residentsHave.exec(rest) ?? [];
  if (residents) return sayHas('Residents', rest.slice(residents.length));
  if (!given.test(rest)) return undefined;
  return tellThing(rest.replace(given, ''), lowerFirst(place));
}

function tellDoing(text: string): string[] | undefined {
  return doing.test(text) ? tellThing(text.replace(doing, ''), '') : undefined;
}

function tellOwn(text: string): string[] | undefined {
  return own.test(text) ? (sayHome(text.replace(own, '')) ?? placesIn(text)) : undefined;
}

function tellWalk(list: string, phrase: string | undefined): string[] | undefined {
  const said = sayPlaces(`${phrase ?? 'walk to'} ${list}`);
  return phrase ? said : said?.map((one) => one.replace(/^It's walk to /, 'You can walk to '));
}

function tellThing(rest: string, place: string): string[] | undefined {
  const [first = '', ...others] = rest.replace(oasis, '').split(nextOrder);
  const plain = first
    .replace(/,?\s+(?:that|which) (?:features?|has|have|includes?|boasts?|offers?)\s+/i, ' with ')
    .replace(/,?\s+(?:where|and be)\b.*$/i, '')
    .replace(/,?\s+leading (?:in)?to\b.*$/i, '');
  const said =
    sayPlaces(plain) ??
    (place === '' || place === 'inside' ? sayHome(plain) : undefined) ??
    sayThereIs(plain, place);
  const more = others.flatMap((other) => tellInvitation(upperFirst(other)) ?? []);
  const all = [...(said ?? []), ...more];
  return all.length > 0 ? all : undefined;
}
