import type { Span } from './bind-word.ts';

/** Nobody minds reading this much; more is cut to the part that answers. */
const maxWhole = 20;
const maxShort = 16;
const minWords = 2;
const separator = /,\s+|(?<=\)),(?=\p{L})|;\s*|:\s+|\s-{1,2}\s|--|\s+(?=while\s)/gu;
const joint =
  /^(?:and|but|plus|with|including|featuring|as well as|along with|in addition to|while|or|&)\s+(?:also\s+)?/i;
/** A clause that says nothing without the one before it. */
const leaning =
  /^(?:and |but )?(?:which|that|who|where|whose|whether|when|as|if|so|because|is|are|has|have|was|were|offers?|features?|includes?|boasts?|provides?|leads?|creates?|makes?|opens?|flows?|from|of|over|across|toward)\s/;
/** "Sub-Zero, Wolf and Miele appliances", "the D, 4 and 5 trams": a list of names belongs together. */
const namesBefore = /(?:^|[\s,])\p{Lu}[\p{L}-]*,\s+$/u;
const listHead =
  /^(.{3,80}?\b(?:includes?|features?|has|have|offers?|boasts?|provides?|with|enjoy|contains?))\b/i;

/** "A 10-story, boutique building": an adjective that waits for its noun. */
const openEnd =
  /\b(?:an?|the|this) (?:[\w-]+ )?(?:\d+-\w+|\w+-(?:story|floor|facing|level)|spacious|bright|large|huge|lovely|quiet|sunny|beautiful|boutique|elegant|gracious|stunning|expansive|oversized|rare|grand|private|charming|modern|classic|separate)$|\bof (?:\w+ly )?\w+ed$/i;

/** What limits a whole list from its end, or from its beginning: it is never cut away. */
const condition =
  /\b(?:approval|subject to|upon request|if (?:desired|needed)|case[- ]by[- ]case|for an additional|(?:additional|extra) (?:fee|cost|charge)s?|for (?:purchase|rent|sale|lease)|available (?:for|to|at)|limit(?:s|ed)?|restrict\w+|minimum|maximum|except|exclud\w+|not included|at cost)\b/i;

/** "Appliances - range, oven and hood - ensure …": with one dash of two, the aside runs into what goes on behind it. */
const dashes = (text: string) => text.split(' - ').length - 1;
const breaksAside = (text: string, cut: string) => dashes(text) === 2 && dashes(cut) === 1;

/** "Imagine summer evenings on a terrace of your own": without its beginning it would claim what isn't there. */
export const wished = /^(?:just |now |and )?(?:imagine|envision|picture|dream of)\b/i;

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length;

export type CutOptions = {
  maxWords?: number;
  isOfRules?: boolean;
  /** The longest run of at most so many words is wanted, not the shortest. */
  longest?: number;
};

/**
 * The shortest run of clauses around a thing that still says all that the sentence says of it: `isSame` holds the cut
 * against the whole. What a list begins with is kept where it matters: "The building has … a gym".
 */
export function cutClause(
  text: string,
  span: Span,
  isSame: (part: string) => boolean,
  { maxWords = maxWhole, isOfRules = false, longest }: CutOptions = {},
): string {
  if (wordCount(text) <= maxWords || wished.test(text)) return text;
  const parts = partsOf(text);
  const first = parts.findIndex(({ to }) => to > span.from);
  const last = parts.findIndex(({ to }) => to >= span.to);
  const head = listHead.exec(text.slice(0, parts[0]?.to))?.[1];
  const runs = parts
    .flatMap((_, from) => parts.map((__, to) => ({ from, to })))
    .filter(({ from }) => !leaning.test(text.slice(parts[from]?.from)))
    .filter(({ from }) => !splitsNames(text, parts[from]?.from ?? 0))
    .filter(
      ({ from, to }) => !endsInNames(text.slice(parts[from]?.from, parts[to]?.to), text.slice(parts[to]?.to)),
    )
    .filter(({ from, to }) => from <= first && to >= last && to - from < parts.length - 1)
    .filter(({ to }) => !opensList(text, parts[to]?.to ?? 0))
    .sort((a, b) => (a.to - a.from - (b.to - b.from)) * (longest ? -1 : 1) || b.from - a.from);
  const cuts = runs.map(({ from, to }) => ({
    text: tidy(text.slice(parts[from]?.from, parts[to]?.to)),
    from: parts[from]?.from ?? 0,
  }));
  const isClosed = (cut: string) =>
    wordCount(cut) >= minWords &&
    !breaksAside(text, cut) &&
    !openEnd.test(cut) &&
    (!isOfRules || condition.test(cut) || !condition.test(text));
  const fitting = longest ? cuts.filter((cut) => wordCount(cut.text) <= longest) : cuts;
  const plain = fitting.find((cut) => isClosed(cut.text) && isSame(cut.text));
  if (longest) return plain?.text ?? text;
  if (plain && wordCount(plain.text) <= maxShort) return plain.text;
  const headed = cuts
    .filter(({ from }) => head !== undefined && from > head.length)
    .map((cut) => `${head} … ${cut.text}`)
    .find((cut) => isClosed(cut) && isSame(cut));
  const found = [headed, plain?.text].filter((cut) => cut !== undefined);
  return found.sort((a, b) => wordCount(a) - wordCount(b))[0] ?? text;
}

/** "Assessments include: heat, water": what stands before a colon says nothing without what follows. */
const opensList = (text: string, at: number) => text[at] === ':';

/** "Offers a heated, snow-free driveway", "this 3-bedroom, 2-bath home": between two adjectives of one thing nothing is cut. */
export const adjectives =
  /\b(?:an?|the|this|its|your|our)(?: \w+(?:ed|ly))? (?:(?!bed\b|shed\b|seed\b|feed\b)[\w-]+ed|\d[\w.]*-(?:bed|bath|story|level|unit|foot|car)(?:room)?|[\w-]+-(?:free|facing|wide|style|like))$/i;

function partsOf(text: string): Span[] {
  const parts: Span[] = [];
  let from = 0;
  for (const { 0: sign, index } of text.matchAll(separator)) {
    if (isBracketed(text, index) || adjectives.test(text.slice(0, index)) || isInDate(text, index)) continue;
    parts.push({ from, to: index });
    from = index + sign.length;
  }
  return [...parts, { from, to: text.length }];
}

function splitsNames(text: string, at: number): boolean {
  const [before, after] = [text.slice(0, at), text.slice(at)];
  return (
    (namesBefore.test(before) && /^\p{Lu}[\p{L}-]* (?:and|&) \p{Lu}/u.test(after)) ||
    (/(?:^|[\s,])(?:[A-Z]|\d{1,3}),\s+$/.test(before) &&
      /^(?:(?:and|&|or) )?(?:[A-Z]|\d{1,3})(?=[\s,])/.test(after))
  );
}

/** "Views of the lake, Alder Green and the zoo": what is seen or reached is told to its end. */
const endsInNames = (cut: string, after: string) =>
  /\b(?:views? (?:of|over|to|across|toward)|overlook\w*|facing|steps (?:from|to)|close to|near) (?:[\p{Ll}]+ )*\p{Lu}[^;]*$/u.test(
    cut,
  ) && /^, (?:and )?(?:the )?\p{Lu}/u.test(after);

/** "Lines include the 1, A and C": asked what there is, a list is told to its end. */
export function breaksList(text: string, part: string): boolean {
  const at = text.indexOf(part);
  const [before, after] = [text.slice(0, at), text.slice(at + part.length)];
  return (
    /^(?:,| and| &) (?:and |or |& )?[^,.;:]{1,28}(?:[,.;]| and\b| - )/.test(after) ||
    /(?:^|[,:;] )[^,.;:]{1,28},? (?:and |or |& )?$/.test(before)
  );
}

/** "The home offers unobstructed, commanding views": an adjective waits for its noun. */
export const endsOpen = (text: string, part: string) =>
  /\b(?:offers?|has|have|with|features?|boasts?|provides?|enjoys?|of|an?|the|its) [\p{L}-]+$/u.test(part) &&
  /^, (?!(?:an?|the|and|or|with|plus|its?) )[\p{L}-]+/u.test(text.slice(text.indexOf(part) + part.length));

const isBracketed = (text: string, at: number) =>
  text.lastIndexOf('(', at) > text.lastIndexOf(')', at) && text.indexOf(')', at) > at;

/** "April 30, 2026" */
const isInDate = (text: string, at: number) =>
  /\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w*\.? \d{1,2}$/i.test(text.slice(0, at)) &&
  /^,\s+(?:19|20)\d\d\b/.test(text.slice(at));

const tidy = (part: string) =>
  part
    .trim()
    .replace(joint, '')
    .replace(/[,;:]$|\s+(?:and|or|with|&)$/, '');

const year = /\b(?:19|20)\d\d\b/;

/** "New roof, tuckpointing and parapet (2024)": a list shares its year, and a cut that loses it is taken back. */
export const withYear = (cut: string, text: string, { to }: Span) =>
  !year.test(cut) && year.test(text.slice(to)) ? text : cut;
