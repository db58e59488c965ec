import type { Concept } from '../concept.ts';
import { type AskedDetail, askedDetails } from '../data/asked-details.ts';
import type { AskedHome } from '../evidence/asked-home.ts';
import { isMentioned, isNamedIn } from '../evidence/find-evidence.ts';
import { isRoom } from '../evidence/room-of.ts';
import { wordStem } from '../evidence/word-stem.ts';
import { readAskedFor } from '../passage/asked-for.ts';
import { emptyWords } from '../passage/says-every-word.ts';
import { type AskedQuestion, type AskedThing, isSaidOfThing } from '../question/read-question.ts';

/** What becomes of a question that stays open, seen from what the listing says. */
export type Lack =
  /** The listing speaks of none of these. */
  | { kind: 'unmentioned'; things: readonly string[] }
  /** It speaks of the thing, or of the home, and leaves out the detail. */
  | { kind: 'silent'; thing?: Concept; detail: string }
  /** What is quoted holds what was asked for. */
  | { kind: 'told'; by?: RegExp }
  /** Nothing definite was asked for. */
  | { kind: 'open' }
  | { kind: 'unclear' };

const opening =
  /^(?:(?:so|and|ok|also|well) )*(?:tell (?:me|us)|describe|what about|how about|what (?:is|are) .*\blike\b|what (?:does|do|can you (?:say|tell me)) .*\babout|anything (?:else )?(?:about|on)|(?:any |more )*(?:info|details?|information) (?:on|about))/;
/** A yes, a no or one of two is wanted: a quality that is quoted tells. */
const asksChoice = /^(?:so |and |but )?(?:is|are|was|were|does|do|has|have|can|could|any)\b|\bor\b/;
const ofHome =
  /\b(?:it|this|home|house|townhouse|place|unit|apartment|condo|building|loft|studio|property)\b/;
/** These are asked of the home and are no thing that a listing mentions. */
const noThing =
  /^(?:price|price-cut|price-final|price-per-sqft|status|address|agent|brokerage|mls|zip|county|days-on-market|taxes|hoa|hoa-covers|year-built|sqft|kind-of-home|open-house|unit-floor|unit-count|neighborhood|owner-agent|showings|schools|condition|configured|style|beds|baths|levels|stories|lot|view|exposure|width)$/;
/** Every home has them, by whatever name: that a listing doesn't mention them tells nothing. */
const everyHome =
  /^(?:roof|kitchen|hvac|heating|cooling|water-heater|windows|floors|ceilings|counters|cabinets|appliances|plumbing|electrical|foundation|siding|living-room|primary-suite|guest-bedrooms|primary-bath|closets|garden|stairs|noise|sunlight|updates)$/;
/** "Can I park it overnight?" asks for no park. */
const parking = /\bpark (?:it|my|a|an|the|our|here|there|in|on|at|overnight|one)\b/;
/** What a fee is said to cover, or a question to be covered. */
const ofFee =
  /\b(?:hoa|fees?|dues|assessments?|maintenance|rent|\$ ?[\d,]+) (?:also |even )?(?:covers?|includes?|pays? for) (?:the |my |for )?([a-z][\w/-]*(?:(?: and| or|,)? [a-z][\w/-]*){0,3}?)(?: as well| too| also)?\W*$/;

/** Whether what is quoted answers after all, or what the listing leaves out. */
export function readLack(home: AskedHome, asked: AskedQuestion, quoted: string): Lack {
  const { text } = asked;
  if (opening.test(text)) return { kind: 'open' };
  const covered = ofFee.exec(text)?.[1];
  if (covered) return coverageLack(home, covered, quoted);
  const things = asked.things.filter(({ concept }) => !isSaidOfThing(concept));
  const unmentioned = things.filter(
    ({ concept }) => isUnmentioned(home, concept) && !(concept.id === 'park' && parking.test(text)),
  );
  const others = things.filter((one) => !unmentioned.includes(one) && !isRoom(one.concept.id));
  if (unmentioned.length > 0 && others.every(({ concept }) => noThing.test(concept.id)))
    return { kind: 'unmentioned', things: unmentioned.map((thing) => calledBy(text, thing)) };
  const detail = askedDetails.find(({ asks }) => asks.test(text));
  if (detail) return lackOf(home, asked, detail, quoted);
  if (!asksChoice.test(text)) return { kind: 'unclear' };
  const said = stemsOf(quoted);
  const isHeld = [...asked.words, ...asked.choices].some(
    (word) => word.length > 3 && said.has(wordStem(word)),
  );
  return { kind: isHeld ? 'told' : 'unclear' };
}

const isUnmentioned = (home: AskedHome, concept: Concept) =>
  concept.stated !== undefined &&
  (concept.id === 'internet' || !concept.name.startsWith('the ')) &&
  !noThing.test(concept.id) &&
  !everyHome.test(concept.id) &&
  !isMentioned(home, concept) &&
  !home.statements.some(({ text }) => concept.related && text.search(concept.related) >= 0) &&
  !isNamedIn(home, concept);

/** "Wifi" stays wifi; everything else has a name with its article. */
const calledBy = (text: string, { concept, from, to }: AskedThing) =>
  concept.id === 'internet' ? text.slice(from, to) : concept.name;

/** Each of the things that a fee may cover has to be in the words about the fee. */
function coverageLack(home: AskedHome, covered: string, quoted: string): Lack {
  const words = covered.split(/,? (?:and|or) |, /);
  const tells = (text: string) => /\b(?:includ\w+|cover\w*|pays?|paid)\b/i.test(text);
  const isIn = (text: string) => words.every((word) => stemsOf(text).has(wordStem(word)));
  if (tells(quoted) && isIn(quoted)) return { kind: 'told' };
  if (home.statements.some(({ text }) => tells(text) && isIn(text))) return { kind: 'unclear' };
  return { kind: 'silent', detail: `whether the fee covers ${covered}` };
}

/** That the listing doesn't know is told by itself. */
const leftOpen = /\b(?:unknown|not known|unsure|tbd|to be determined)\b/i;

function lackOf(home: AskedHome, asked: AskedQuestion, detail: AskedDetail, quoted: string): Lack {
  const { asks, missing, isOfHome } = detail;
  const word = asks.exec(asked.text)?.[1] ?? '';
  const own = isOfHome ? undefined : mainThing(asked);
  const thing = own && isMentioned(home, own.concept) ? own : undefined;
  const says = (text: string) => saysDetail(detail, word, thing?.concept, text);
  if (quoted !== '' && (says(quoted) || leftOpen.test(quoted))) return { kind: 'told', by: detail.says };
  if (!isOfHome && !own && word === '' && !(missing.includes('$it') && ofHome.test(asked.text)))
    return { kind: 'unclear' };
  const isSpeaking = ({ text }: { text: string }) =>
    !thing || text.search(thing.concept.stated ?? /(?!)/) >= 0;
  // A figure elsewhere in the sentence may be the thing's; a material or a maker hardly is.
  const maySay = (text: string) => says(text) || (!detail.isOfThing && word === '' && detail.says.test(text));
  if (home.statements.some((one) => isSpeaking(one) && maySay(one.text))) return { kind: 'unclear' };
  const name = own ? nameOf(asked.text, own) : '';
  const isCounted = word !== '' && name.includes(word);
  const text = missing.replace('$1', isCounted ? 'there are' : word);
  return {
    kind: 'silent',
    detail: agree(text, thing ? thing.concept.name : '', name),
    ...(thing && { thing: thing.concept }),
  };
}

function saysDetail(
  { says, missing }: AskedDetail,
  word: string,
  thing: Concept | undefined,
  text: string,
): boolean {
  if (missing.includes('$1') && word !== '')
    return [...text.matchAll(new RegExp(says, 'gi'))].some(({ 0: figure, index }) => {
      const behind = text.slice(index + figure.length).match(/[\p{L}-]+/gu) ?? [];
      return behind
        .slice(0, 4)
        .some((one) =>
          one
            .split('-')
            .some((part) => wordStem(part.toLowerCase()) === wordStem(word.split(' ').at(-1) ?? '')),
        );
    });
  if (!thing?.stated) return says.test(text);
  return text
    .split(/[,;]|\band\b|\bwith\b/)
    .some((clause) => clause.search(thing.stated ?? /(?!)/) >= 0 && says.test(clause));
}

/** As the asker calls it, where that is a name: "washer and dryer". */
function nameOf(text: string, { concept, from, to }: AskedThing): string {
  const called = text.slice(from, to);
  const isName = called.split(' ').length <= 3 && !/\b(?:how|what|is|are|do|does|the|my)\b/.test(called);
  return isName ? called : concept.name.replace(/^(?:an?|the) /, '');
}

/** "A garage … it is", "the windows … they are"; where no thing is named before, its name stands for "it". */
const agree = (detail: string, named: string, name: string) =>
  detail.replace(/\$(it|the) (\w+)/, (_, by: string, verb: string) => {
    const subject = by === 'it' && (named !== '' || name === '') ? '' : `the ${name}`;
    const isPlural = subject === '' ? /s$/.test(named) && !/^an? /.test(named) : /s$|\band\b/.test(name);
    const ending = isPlural ? (verb === 'is' ? 'are' : verb.replace(/s$/, '')) : verb;
    return `${subject || (isPlural ? 'they' : 'it')} ${ending}`;
  });

/** What the question is about: the noun that it asks for, or the thing that isn't only a room. */
function mainThing(asked: AskedQuestion): AskedThing | undefined {
  const things = asked.things.filter(({ concept }) => !isSaidOfThing(concept));
  const head = readAskedFor(asked)?.concept;
  const main =
    things.find(({ concept }) => concept === head && !isRoom(concept.id)) ??
    things.find(({ concept }) => !isRoom(concept.id)) ??
    things[0];
  return main && !noThing.test(main.concept.id) ? main : undefined;
}

const stemsOf = (text: string) =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\d][\p{L}\d'’]*/gu) ?? [])
      .filter((one) => !emptyWords.has(one))
      .map(wordStem),
  );
