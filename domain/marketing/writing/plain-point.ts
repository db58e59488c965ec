import { lowerFirst, upperFirst } from '../../english/upper-first.ts';
import { withArticle } from '../../english/with-article.ts';
import { isNeatNote } from '../story/neat-note.ts';
import { saysDoing } from '../story/says-doing.ts';

/** "Offers 3 bedrooms, 2 baths, plus a den": the figures stand below it. */
const counts =
  /\b(?:\d\+?|two|three|four|five) bed(?:room)?s?,? (?:and )?(?:\d(?:\.5)?|one|two|three|four) (?:full )?bath(?:room)?s?,? (?:plus|as well as|along with) (?=an? )/i;
/** "With a curb cut and a garage, this home blends the old with the new": the second half is praise. */
const opened =
  /^with ((?:an? |two |three |its own )[^.]*?), (?:this|the|every|you|it)\b[^,.]*\b(?:blends?|combines?|embod\w+|has it all|stands? out|is (?:truly|an?|the|sure|designed|one of|ready)|offers? (?:a|an|the)|delivers|provides?|makes?)\b[^.]*\.$/i;
/** The first line already gives the location. */
const praisedPlace =
  /^(?:nestled|tucked|located|situated|set|perched) in the (?:very )?heart of [^,]+, (?=this )/i;
const beside = /^The (?:adjacent|adjoining|nearby) /;
/** "The rarest thing in the city: your own garage space." */
const announced = /^[^:.]{8,50}: your own ([^.:;]+)\.$/i;
/** What a patio in a sentence about friends is ready for. */
const prepared =
  /\b(?:the|an?|your) ((?:[\p{L}-]+ ){0,3}(?:patio|deck|terrace|garage|basement|yard|kitchen)) (?:that|which) is ((?:plumbed|wired|prepped|zoned) for [^.,;]+)\.$/iu;
/** "Step into a sunny room with a stove": below another line nobody begins a second time. */
const entered =
  /^step (?:in|inside|into)(?: to (?:discover|find))? (an? (?=[^,.]*\b(?:room|kitchen|foyer|floor ?plan|layout|space|entry)\b).+)$/i;
/** "Includes Heat, Gas & RE Taxes" is a list from a form. */
const capitals =
  /(?<=\bincludes? )\p{Lu}\p{Ll}+(?:, \p{Lu}\p{Ll}+)+,? (?:&|and) (?:\p{Lu}+ )?\p{Lu}?\p{Ll}+/u;
/** What a room is to those who live in it, behind what it has. */
const praised =
  /(?:,| -|—|–) ?(?:perfect(?:ly)?|ideal(?:ly)?|great(?= (?:for|to|as|place|spot)\b)|making|creating|offering (?:privacy|comfort|the)|for (?:your|those|ultimate|utmost)|truly)\b[^.]*\.$/i;
const list = /^(highlights|features|amenities|upgrades) include: (.+)\.$/i;

/** A sentence as a post uses it: without the counts that appear below it and the praise after it. */
export function plainPoint(sentence: string): string {
  const uncounted = upperFirst(
    sentence
      .replace(capitals, (items) =>
        items
          .toLowerCase()
          .replace('&', 'and')
          .replace(/\bre taxes/, 'real estate taxes'),
      )
      .replace(/^1 (?=\p{Ll})/u, 'One ')
      .replace(counts, '')
      .replace(praisedPlace, '')
      .replace(beside, 'The ')
      .replace(/\btons of\b/gi, 'plenty of'),
  );
  const [, things] = opened.exec(uncounted) ?? [];
  if (things) return `The home has ${things}.`;
  const [, room] = entered.exec(uncounted) ?? [];
  if (room) return `Inside is ${room}`;
  const [, one] = announced.exec(uncounted) ?? [];
  // The last adjective needs no comma.
  if (one) return `The home has its own ${one.replace(/, (?=[^,]*$)/, ' ')}.`;
  const [, where, ready] = prepared.exec(uncounted) ?? [];
  if (where && ready) return `The ${where} is ${ready}.`;
  const [, label = '', items = ''] = list.exec(uncounted) ?? [];
  // "Garage, Yard with elms" are points of a list that lost its lines.
  if (items !== '' && / and /.test(items) && !/, \p{Lu}/u.test(items))
    return `${upperFirst(label.toLowerCase())} include ${lowerFirst(items)}.`;
  const said = uncounted.replace(praised, '.');
  const kept = said.length >= minLength ? said : uncounted;
  return isNeatNote(kept) && !saysDoing(kept) && (thing.test(kept) || /^An? /.test(kept))
    ? noteAsSentence(kept)
    : kept;
}

const minLength = 45;
/** A note that begins with what is there: "Large balcony with oak decking". */
const thing =
  /^(?:(?:very|large|huge|private|new|newer|newly|updated|renovated|remodeled|spacious|separate|wraparound|rear|front|covered|oversized|custom|natural|gorgeous|beautiful|open|attached|detached|heated|deeded|finished|full|formal|generous|expansive|gourmet|chef['’]s|eat-in|split|sunny|bright|corner|quiet|massive|lush|fenced|landscaped|stone|brick|primary|second|guest|two-car|three-car|\d-car|wrap[- ]around|gutted|upgraded|modern|sleek),? ){1,4}(?:[\p{L}'’-]+ ){0,3}?(?:balcony|terrace|deck|patio|yard|garden|kitchen|bath(?:room)?|suite|bedroom|living room|dining room|family room|basement|garage|floor ?plan|storage|closets?|office|den|porch|roof deck|backyard|island|fireplace)\b/iu;

/** "Large balcony with oak decking." becomes "The home has a large balcony with oak decking." */
function noteAsSentence(note: string): string {
  const named = withArticle(lowerFirst(note.replace(/\.$/, '')));
  return `The home has ${named}.`;
}
