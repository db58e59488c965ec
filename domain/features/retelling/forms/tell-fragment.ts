import { fixArticles } from '#domain/english/article-for.ts';
import { joinList } from '#domain/english/join-list.ts';
import { lowerFirst, upperFirst } from '#domain/english/upper-first.ts';
import { isPlural } from '#domain/english/with-article.ts';
import { hasVerb } from '../has-verb.ts';
import { areSeveral, listThings } from '../list-things.ts';
import { lowerNote } from '../lower-note.ts';
import { sayHome } from '../say-home.ts';
import { sayPlaces } from '../say-places.ts';
import { sayHas, sayItems, sayThereIs } from '../say-things.ts';

const room =
  '(?:kitchen|living(?: (?:and|/) dining)? (?:room|area)|dining (?:room|area)|family room|great room|media room|sunroom|primary (?:bedroom |en suite )?(?:suite|bedroom|bath(?:room)?)|second bedroom|third bedroom|2nd bedroom|3rd bedroom|guest (?:suite|bedroom|bath)|(?:second|primary|main|hall|guest|full) bath(?:room)?|bathroom|bath|lower level|main level|upper level|second floor|first floor|third floor|top floor|basement|backyard|yard|roof deck|rooftop deck|terrace|patio|balcony|garage|lobby|laundry room|foyer|entry|den|office|home office|library)';
const roomWith = new RegExp(
  String.raw`^(?:the |this |an? |your )?((?:(?!(?:with|and|in|on|of|two|three|four|\d+|features|includes|offers|boasts|has|is|showcases)\b)[\p{L}\d'-]+,? ){0,5}${room}) (?:with|featuring|including|boasting|has)\s+(.+)$`,
  'iu',
);
const buildingWith =
  /^(?:the )?(?:(?:full[- ]service|elevator|pet[- ]friendly|boutique|professionally managed|well[- ]maintained|secure|\p{L}+) ){0,3}building (?:with|featuring)\s+(.+)$/iu;

/** "Pets allowed", "two storage cages included". */
const granted =
  /^(.{3,220}?)\s+(included(?: (?:in|with) (?:the )?(?:price|purchase price|purchase|sale|rent|assessments?|monthly assessments?|hoa|monthlies))?|(?:allowed|permitted)(?: [^,;:]{3,50})?|welcome|available(?: (?:for (?:rent|purchase|sale)|on[- ]?site|in the building|at an additional cost))?|required|accepted)$/iu;
/** What a building's rules are about; not items. */
const rules = /^(?:pets|dogs|cats|pied|sublet|subletting|guarantors?|co-?purchas|gifting|financing|\d+% )/i;
/** "New roof in 2021", "windows replaced in 2019". */
const done =
  /^((?:brand[- ])?(?:new |newer )?.{3,60}?) (?:was |were )?(installed|replaced|added|renovated|remodeled|updated|refinished|rebuilt|redone|rehabbed|completed|painted)(?: in)? ((?:late |early |mid-)?(?:19|20)\d\d)$/i;
const dated =
  /^(?:and )?(?:(?:brand[- ])?new(?:er)? )?([\p{L}/ -]{3,40}?) ?(?:\(((?:19|20)\d\d)\)|[-–—] ?((?:19|20)\d\d))$/iu;
const newIn = /^(?:brand[- ])?new (.{3,60}?) in ((?:19|20)\d\d)$/i;
const label = /^([\p{L}\d][\p{L}\d' /&-]{2,40}?):\s+(?=\S)(.+)$/u;
const floorLabel =
  /^(?:the )?((?:first|second|third|fourth|fifth|sixth|main|lower|upper|top|garden|parlor|ground|basement|rooftop|\d(?:st|nd|rd|th)) (?:floor|level))$/i;

const hasStart =
  /^(?:(?:also )?(?:features|includes|offers|boasts|has|comes with|including|featuring|offering|boasting|all with|plus|with))\s+/i;
/** One-word statements about the home. */
const state =
  /^(?:(?:pet|dog)[- ]friendly|(?:newly |freshly |recently |professionally |fully |completely |pre-?)?(?:wired|painted|repainted|rehabbed|managed|insulated|zoned)(?: (?:for|in|by|throughout|with) [^,;:]{3,60}| throughout)?)$/i;

/** Adjectives that can also be verbs: "open kitchen", "separate entrance". */
const tells = (text: string) => hasVerb(text.replace(adjective, ''));
const adjective =
  /\b(?:open|separate|live|set|use|pair|covers|lines|places|show|host|house|form|run)(?=[ -])(?! (?:the|an?|your|its|to|onto|into|from)\b)|(?<=\b(?:on|the|of) )(?:houses|pair|set|run)\b/gi;
/** "The Penthouse Level", "Your Private Terrace". */
const heading = /^(?:The|Your)(?: [\p{L}-]+){1,3}$/u;
const elsewhere =
  /^(?:welcome|introducing|presenting|located|situated|nestled|perched|rising|spanning|built|designed|crowned|set)\b/i;

/** Sentences without a verb: notes, headings with a value, list items. */
export function tellFragment(sentence: string): string[] | undefined {
  const text = sentence.replace(/[.\s]+$/, '');
  if (heading.test(text)) return [];
  if (elsewhere.test(text) && !sayPlaces(text)) return undefined;
  const lines = text.split(/\s+[|·•]\s+|\s+\/\/\s+/);
  const pieces = lines.length > 1 || dated.test(text) ? lines : text.split(/\s*—\s*|\s[-–]\s/);
  if (pieces.length > 1 && !tells(text)) return someOf(pieces.flatMap((piece) => tellFragment(piece) ?? []));
  return tellLabel(text) ?? tellNote(text);
}

const someOf = (told: string[]) => (told.length > 0 ? told : undefined);

function tellNote(text: string): string[] | undefined {
  const [start] = hasStart.exec(text) ?? [];
  if (start) return tells(text.slice(start.length)) ? undefined : sayThereIs(text.slice(start.length));
  if (tells(text)) return tellDone(text);
  return (
    tellDone(text) ??
    tellGranted(text) ??
    sayPlaces(text) ??
    tellRoom(text) ??
    sayHome(text) ??
    (state.test(text)
      ? [`It's ${lowerFirst(text.replace(/^pet friendly/i, 'pet-friendly'))}.`]
      : undefined) ??
    tellViews(text) ??
    sayThereIs(text)
  );
}

const views = /^(?:[\p{L}-]+,? (?:and )?){1,6}views(?: (?:of|to|over|from|toward|in) [^,;:]+)?$/iu;

/** "Harbor and mill views to the north". */
const tellViews = (text: string) =>
  views.test(text) && !/\b(?:with|the|an?|your|this)\b.*views/i.test(text)
    ? [`There are ${lowerNote(text)}.`]
    : undefined;

function tellRoom(text: string): string[] | undefined {
  const [, hall] = buildingWith.exec(text) ?? [];
  if (hall) return sayHas('The building', hall);
  const [, name, list] = roomWith.exec(text) ?? [];
  if (!name || !list) return undefined;
  const [own = '', ...more] = list.split(/,? plus /i);
  const has = sayHas(`The ${lowerNote(name)}`, own);
  return has && [...has, ...more.flatMap((other) => sayThereIs(other) ?? [])];
}

/** A sentence starts with a word, not a digit. */
const wordFirst = (text: string) =>
  text.replace(/^[1-9](?= )/, (digit) => numberWords[Number(digit)] ?? digit);
const numberWords = ' one two three four five six seven eight nine'.split(' ');

/** Plural, because "guarantor allowed" is a general rule. */
const asRule = (item: string) =>
  lowerNote(item).replace(/^(sublet|guarantor|pied-[àa]-terre|pet|dog|cat|co-purchaser)$/, '$1s');
const maxRules = 5;

function tellGranted(text: string): string[] | undefined {
  const [, list, what] = granted.exec(text) ?? [];
  if (!list || !what) return undefined;
  const isRule = rules.test(list);
  const items = isRule ? list.split(/,\s+(?:and )?| and /).map(asRule) : listThings(lowerNote(list));
  if (!items || items.length > maxRules || tells(list) || tells(what) || /\bbut\b/i.test(what))
    return undefined;
  // Of several, only the last is certainly included.
  const [others, named] =
    isRule || !/[,;]/.test(list) || /^(?:allowed|permitted|welcome)/i.test(what)
      ? [[], items]
      : [items.slice(0, -1), items.slice(-1)];
  const areMany =
    named.length > 1 ||
    areSeveral(named[0] ?? '') ||
    (/ and /.test(named[0] ?? '') && !/^an? /.test(named[0] ?? ''));
  const before = others.length > 0 ? sayItems(others) : [];
  return [
    ...before,
    fixArticles(`${upperFirst(wordFirst(joinList(named)))} ${areMany ? 'are' : 'is'} ${what}.`),
  ];
}

function tellDone(text: string): string[] | undefined {
  const years = text.split(/,\s+(?:and\s+)?|\s+and\s+/).map((part) => dated.exec(part));
  if (years.every((one) => one !== null))
    return years.map(([, thing = '', one, other]) => {
      const name = withoutArticle(thing);
      return `The ${name} ${isPlural(name) ? 'are' : 'is'} from ${one ?? other}.`;
    });
  const [, fresh, since] = newIn.exec(text) ?? [];
  const [, thing, how, year] = done.exec(text) ?? [undefined, fresh, 'new', since];
  const items = thing && !tells(thing) ? listThings(lowerNote(thing)) : undefined;
  if (!items || items.length > 3) return undefined;
  const areMany = items.length > 1 || areSeveral(items[0] ?? '');
  const isNew = /^(?:an? )?(?:brand[- ])?new\b/i.test(items[0] ?? '');
  const start = isNew ? upperFirst(joinList(items)) : `The ${withoutArticle(joinList(items))}`;
  return [`${start} ${areMany ? 'were' : 'was'} ${how} in ${year}.`];
}

const withoutArticle = (name: string) => lowerNote(name.replace(/^an? /i, ''));

/** "Kitchen: granite counters and an island". */
function tellLabel(text: string): string[] | undefined {
  const [, name, value] = label.exec(text) ?? [];
  if (!name || !value || tells(name)) return undefined;
  const floor = floorLabel.exec(name)?.[1];
  if (floor) return tells(value) ? undefined : sayThereIs(value, `on the ${floor.toLowerCase()}`);
  if (new RegExp(`^(?:the )?${room}$`, 'i').test(name) && !tells(value))
    return sayHas(`The ${name.toLowerCase()}`, value);
  if (/^(?:building|community) (?:amenities|features)$/i.test(name))
    return tells(value) ? undefined : sayHas('The building', value);
  if (/^(?:parking|storage|laundry|outdoor space)$/i.test(name))
    return tells(value) ? undefined : sayThereIs(value);
  if (
    /^(?:(?:key |additional |other |interior |exterior |property |home |notable )?(?:features|highlights|details|upgrades|updates|extras)|(?:prime )?location|bonus)$/i.test(
      name,
    )
  )
    return tellFragment(value);
  return undefined;
}
