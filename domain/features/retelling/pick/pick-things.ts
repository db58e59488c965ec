import { isPluralNoun } from '#domain/english/plural-of.ts';
import { withArticle } from '#domain/english/with-article.ts';
import { massNouns } from '../../data/room-words.ts';
import { sayGleaned } from '../glean/say-gleaned.ts';
import { startSmall } from '../start-small.ts';
import { limit, shared } from './limit.ts';
import { ownerOf } from './owner-of.ts';
import { type Chunk, isModifier, readChunks } from './read-chunks.ts';

/** Worth mentioning even without a description. */
const telling =
  /^(?:(?:.* )?(?:fireplace|terrace|balcony|balconies|roof deck|sauna|courtyard|dumbwaiter|elevator|powder room|library|libraries|solarium|mezzanine|skylight|built-in|pergola|cabana|steam shower|wine cellar|wine fridge|wet bar|hot tub|outdoor kitchen|laundry chute|pool|washer|dryer|storage locker|walk-in closet|outdoor space|fire ?pit|central air|soaking tub|gas grill))s?$/i;
/** Things every home has, unless the sentence adds something one can see. */
const ordinary =
  /^(?:home|house|condo|condominium|apartment|unit|residence|townhouse|townhome|building|property|co-op|coop|cooperative|level|floor ?plan|plan|layout|lot|parcel|light|sunlight|exposure|view|skyline|access|space|area|room|entry|entrance|exit|assessment|tax|fee|reserve|maintenance|income|insurance|spot|parking|staff|suite|bedroom|bath|bathroom|kitchen|story|system|unit|detail|finish|fixture|accent|appliance|concierge|doorman|superintendent|super|manager|track|court|course|field|theater|cinema|gym|center|alley|heat|cooling|heating|air|fan|drawer|door|wall|trim|glass|stone|oak|marble|granite|quartz|brick|concrete|wood|tile|lighting|storage|seating|surround|sound|outlook|ownership|bench|tree|studio|penthouse|loft|duplex|triplex|brownstone|mansion|cottage|outlet|bar|tub|seat|bed|desk|machine|exterior|interior|roof|rooftop|basement|garage|garden|yard|laundry|facade|row|hall|hallway|landing|stair|floorboard|floor|height|treatment|parlor|foyer|gallery|entryway|headroom|panel|column|medallion|station|playground|railing)$/i;
const allowed =
  /\b(?:floors|flooring|hardwood floors|brick walls?|walls? of windows|closet space|garage|garden|yard|basement|french doors|pocket doors|glass doors?|heated floors|radiant heat|appliances|in-unit laundry|custom bar|wet bar|dry bar)$/i;
/** After one of these, the thing may belong to something else. */
const elsewhere =
  /\b(?:of|from|near|across|outside|off|beyond|into|onto|overlook\w*|facing|along|between|under|above|below|behind|around|opposite|the|its|their|this|that|these|those|every|each|other|another|second|like|for|as|through|via|to|by|than)$/i;
const framed =
  /\b(?:framed|defined|crowned|anchored|highlighted|accented|wrapped|illuminated|complemented|centered|punctuated|distinguished|enhanced) by$/i;
const tail =
  /^(?:to (?:all|both|every) (?:levels|floors)|at (?:each|every|both) (?:[\p{L}]+ )?levels?|facing (?:north|south|east|west)\w*|on (?:every|each|both|all) (?:floors?|levels?)|throughout|off the (?:kitchen|living room|family room|primary (?:suite|bedroom)|dining room)|in (?:every|each|all|both) (?:bedrooms?|rooms?|baths?))(?=[,.;]|$| (?:and|for)\b)/iu;
const orders =
  /(?:,?\s+|\s*—\s*)(?:perfect|ideal|ideally|great|suited|perfectly|for (?:relaxing|entertaining|hosting|everyday|both)|where (?:you|one|friends|family|every)|so you|that (?:invites?|beckons?)|with room for|room for|space for)\b.*$/i;

/** What a sentence names that a visitor could see, without the ad's opinion of it. */
export function pickThings(text: string, isSaid: (statement: string) => boolean): string[] {
  const own = text
    .replace(/\s*\([^)]*\)/g, '')
    .replace(orders, '.')
    .replace(/\bnot (?:just |only )?one,? but /gi, '')
    .replace(
      /\b(?:the )?(?:added |ultimate )?(?:convenience|luxury|bonus|ease|comfort|benefit|privacy) of (?=\S)/gi,
      '',
    );
  if (limit.test(own)) return [];
  if (ofSome.test(own)) return [];
  const whose = ownerOf(own);
  const things = readChunks(whose?.rest ?? own).filter(isThing);
  const isKnown = whose?.owner !== undefined;
  const items = [
    ...new Set([
      ...wallsIn(whose?.rest ?? own),
      ...things
        .filter(
          ({ words }) =>
            isKnown || !(ofRoom.test(words) || (whose === undefined && /ceilings?$/i.test(words))),
        )
        .map(asItem),
    ]),
  ];
  if (items.length === 0 || shared.test(own)) return [];
  const { owner, where } = whose ?? {};
  return sayGleaned(
    { ...(owner ? { owner } : {}), ...(where ? { where } : {}), items: items.slice(0, maxItems) },
    isSaid,
  ).slice(0, 1);
}
const walls =
  /\b(?:an? |with )(?:expansive |full |entire )?((?:(?:north|south|east|west)-facing )?wall) of (windows|glass)\b/i;
const wallsIn = (text: string): string[] => {
  const [, wall, what] = walls.exec(text) ?? [];
  return wall === undefined ? [] : [`a ${wall.toLowerCase()} of ${what}`];
};

/** "All units have tall windows" includes this one, but other such claims may not. */
const ofSome =
  /^(?:all|each|every(?! (?:finish|detail|inch))|some|most|select|one of)\b|\b(?:main|guest|carriage|coach|other) (?:house|unit)\b|\beach with\b/i;
/** Things nobody mentions without their room. */
const ofRoom =
  /\b(?:countertops?|counters|cabinets|cabinetry|backsplash|vanity|vanities|shower|tub|heated floors|tiles?|sink|faucets?|island|pantry|pantries|doors?|refrigerator|appliances|closets?|shelves|shelving)$/i;
const maxItems = 4;

function isThing({ words, noun, before, count }: Chunk): boolean {
  const said = words.toLowerCase();
  const told = said.split(' ');
  const isFramed =
    framed.test(before) || (noun === 'window' && /\b(?:through|via|from)(?: its)?$/i.test(before));
  if (
    elsewhere.test(before.replace(/[,.;]$/, (sign) => ` ${sign}`)) &&
    !isFramed &&
    !/^(?:the)?$/i.test(before)
  )
    return false;
  if (/\b(?:views?|exposures?)\b/.test(said) || odd.test(said) || told.length > maxWords) return false;
  const isSeen = told.slice(0, -1).some(isModifier);
  if (telling.test(said))
    return told.length > 1 || count !== '' || /^$|[,]$|\b(?:and|with|plus)$/i.test(before);
  return isSeen && (allowed.test(said) || !ordinary.test(noun));
}

/** "Another", when no first one was mentioned, or spelled differently from what's meant. */
const odd = /^(?:additional|second|another|other|third|extra)\b|\d-inch ceilings/;
const maxWords = 5;

const masses: ReadonlySet<string> = new Set(massNouns);

const asItem = ({ words, noun, count, after }: Chunk): string => {
  const small = startSmall(words);
  const [end = ''] = tail.exec(after) ?? [];
  const number = /^(?:an?|one|1)$/.test(count) || count === '' ? '' : `${count} `;
  const name = `${number}${small}`.replace(/,$/, '');
  const named = number === '' && !isPluralNoun(small) && !masses.has(noun) ? withArticle(small) : name;
  return end === '' ? named : `${named} ${end}`;
};
