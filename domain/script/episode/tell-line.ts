import type { Home } from '../home.ts';
import type { SpokenLine } from '../spoken-lines.ts';
import type { Beat } from './beats.ts';
import { areKindsInARow, joinKinds } from './join-kinds.ts';
import type { Telling } from './telling.ts';

/** With more, a host makes a speech. */
const maxTurnWords = 26;

/** The order within a part of the home; anything not listed here follows the listing. */
const order: readonly string[] = [
  'about',
  'grounds',
  'history',
  'redone',
  'layout',
  'living',
  'light',
  'view',
  'finishes',
  'details',
  'fireplace',
  'kitchen',
  'the kitchen',
  'appliances',
  'dining',
  'the primary suite',
  'the primary bedroom suite',
  'the primary bedroom',
  'the primary bath',
  'the primary bathroom',
  'upstairs',
  'where',
  'where-near',
  'block',
  'place',
  'transit',
  'errands',
  'green',
];
/** Rooms with their own questions. */
const sameAs: Record<string, string> = {
  'the kitchen': 'kitchen',
  'the dining room': 'dining',
  'the dining area': 'dining',
  'the floor plan': 'layout',
  'the floorplan': 'layout',
  'the layout': 'layout',
  'the facade': 'grounds',
  'the exterior': 'grounds',
};

/** The statements of a part, grouped by subject: two short ones per breath, each sentence in its order. */
export function tellLines(
  lines: readonly SpokenLine[],
  { name }: Pick<Beat, 'name'>,
  { home, refused }: { home: Home; refused: ReadonlySet<string> },
): Telling[] {
  const groups = new Map<string, SpokenLine[]>();
  // Its part of town comes before what it's near, in the same breath.
  const isNamed = lines.some(({ ask }) => ask === 'where');
  const keyed = (line: SpokenLine) => (isNamed && line.ask === 'where-near' ? 'where' : keyOf(line));
  const ordered = [...lines].sort((a, b) => Number(a.ask === 'where-near') - Number(b.ask === 'where-near'));
  for (const line of ordered) groups.set(keyed(line), [...(groups.get(keyed(line)) ?? []), line]);
  const rank = (key: string) => {
    const at = order.indexOf(key);
    return at < 0 ? order.length : at;
  };
  return [...groups]
    .sort(([a], [b]) => rank(a) - rank(b))
    .flatMap(([key, some]) =>
      inTurns(some, refused).map((turn, at, turns) =>
        tellTurn(turn, { key, at, beat: name, home, ...(at > 0 && { before: turns[at - 1]?.at(-1)?.text }) }),
      ),
    );
}

const keyOf = ({ ask, subject }: SpokenLine) => (subject && (sameAs[subject] ?? subject)) ?? ask;

/** As many statements as fit in one breath. */
function inTurns(lines: readonly SpokenLine[], refused: ReadonlySet<string>): SpokenLine[][] {
  const turns: SpokenLine[][] = [];
  for (const line of lines) {
    const last = turns.at(-1);
    const joined = [...(last ?? []), line];
    const isShort = textOf(joined).split(' ').length <= maxTurnWords;
    const isEcho = last?.some(({ text }) => isSameStart(text, line.text)) ?? false;
    if (last && isShort && !isEcho && !refused.has(lineId(joined.map(({ text }) => text)))) last.push(line);
    else turns.push([line]);
  }
  return turns;
}

/** "It's steps from the lake. It's steps from the park." sounds like a list. */
const startOf = (text: string) =>
  /^It's /.test(text) ? text.split(' ').slice(0, echoWords).join(' ') : text;
const echoWords = 3;

const isSameStart = (one: string, other: string) =>
  areKindsInARow(one, other) ? joinKinds(one, other) === undefined : startOf(one) === startOf(other);

type Turn = { key: string; at: number; beat: string; home: Home; before?: string | undefined };

function tellTurn(lines: readonly SpokenLine[], { key, at, beat, home, before }: Turn): Telling {
  const factIds = [...new Set(lines.map(({ factId }) => factId))];
  const subject = lines[0]?.subject;
  const isAsked = subject !== undefined && key === subject;
  return {
    opener:
      at === 0 ? openerOf(key, isAsked, home, textOf(lines)) : subject ? 'else-subject' : `else-${beat}`,
    parts: [...(at === 0 && key === 'laundry' ? atHome(textOf(lines)) : []), 'say-sentence'],
    words: {
      sentence: { text: asMore(textOf(lines), before, subject), factIds },
      ...(subject && { subject: { text: subject, factIds } }),
    },
    features: lines.flatMap(({ features }) => features),
    lineId: lineId(lines.map(({ text }) => text)),
    worth: Math.max(...lines.map(({ worth }) => worth)),
    ...(at > 0 && { isMore: true }),
  };
}

/** A machine in the unit and nothing more about it is said in other words each time. */
export function atHome(text: string): string[] {
  const [, machine] =
    /^(?:(?:There's|It has|You'd have) )?(?:an )?in-unit (laundry|washer and dryer)\.?$/.exec(text) ?? [];
  if (!machine) return [];
  return [machine === 'laundry' ? 'tell-laundry-home' : 'tell-washer-home'];
}

/** Recessed lighting gives no home its character. */
const hasCharacter =
  /\b(?:original|restored|vintage|antique|period|historic|century|prewar|pre-war|millwork|woodwork|molding|moulding|wainscot\w*|panel(?:ed|ing)|fireplaces?|mantels?|hearth|beams?|beamed|exposed|brick|stained|leaded|arch(?:es|ed|way|ways)|coffered|vaulted|tin|plaster|medallions?|pocket doors|built-ins|parquet|herringbone|carved|columns|staircase|skylights?)\b/i;

function openerOf(key: string, isAsked: boolean, home: Home, text: string): string {
  if (isAsked) return 'open-subject';
  if (key === 'details' && hasCharacter.test(text)) return 'open-character';
  // What it's in isn't in it.
  if (key === 'building' && /^It's (?:in|within|atop|part of) /.test(text)) return 'open-prewar';
  // What sort of home it is doesn't say what was done to it.
  if (key === 'redone' && /^It's an? /.test(text)) return 'open-about';
  if (key === 'place') return home.fact('neighborhood') ? 'open-place-named' : 'open-place';
  return `open-${key}`;
}

/** "The kitchen has an island. The kitchen opens to the deck." sounds like a list, not a person. */
function textOf(lines: readonly SpokenLine[]): string {
  return lines.reduce((said, { text }) => {
    if (said === '') return text;
    const sentences = said.split(/(?<=\.) /);
    const last = sentences.at(-1) ?? '';
    const kind = joinKinds(last, text);
    return kind ? [...sentences.slice(0, -1), kind].join(' ') : `${said} ${goingOn(last, text)}`;
  }, '');
}

/** Don't say twice what sort of kitchen it is. */
function asMore(text: string, before: string | undefined, subject: string | undefined): string {
  const [start] = beginning.exec(text) ?? [];
  if (!start || !subject || !before?.startsWith(start)) return text;
  const name = subject.charAt(0).toUpperCase() + subject.slice(1);
  return text.replace(start, `${name} `).replace(`${name} has `, `${name} also has `);
}

const beginning =
  /^(?:(?:Upstairs|Downstairs|Outside|Inside), )?[Tt]he (?:[\p{L}\d-]+ ){1,4}?(?=(?:is|was|has|opens|includes|comes|features|overlooks|faces|also)\b)/u;

function goingOn(last: string, text: string): string {
  const [start] = beginning.exec(text) ?? [];
  if (start && last.startsWith(start)) return text.replace(start, 'It ').replace(/^It has /, 'It also has ');
  const [things] = /^(?:The )?[\p{L} ]{4,20}s include /u.exec(text) ?? [];
  if (things && last.startsWith(things)) return text.replace(things, 'They also include ');
  if (/^There(?:'s| are) /.test(last)) return text.replace(/^There('s| are) (?!also )/, 'There$1 also ');
  if (/^It has /.test(last)) return text.replace(/^It has (?!also )/, 'It also has ');
  return text;
}

/** The editor rejects this combination of statements, not the way they're said. */
export const lineId = (texts: readonly string[]) => `line ${texts.join(' ')}`;
