import { joinList } from '#domain/english/join-list.ts';
import { numberWords } from '#domain/english/number-words.ts';
import type { FeatureTopic } from '#domain/features/feature.ts';
import { isPlural, nameFeature, tellFeature } from '#domain/features/name-feature.ts';
import { findFeature, type Home } from '../home.ts';
import { homeValue } from '../home-value.ts';
import type { Speaker } from '../schema.ts';
import { holds, untold } from './holds.ts';
import type { Condition, Scene, SceneLine } from './scene.ts';

export type SaidLine = {
  speaker: Speaker;
  text: string;
  /** The author's words alone, with the slots left empty. */
  authored: string;
  factIds: string[];
  isGeneral: boolean;
};
export type FilledScene = { scene: Scene; lines: SaidLine[]; toldIds: string[] };
export type Choose = (key: string, options: number) => number;

/** Clauses that earlier scenes left for later ones: what to try on a visit, what to ask. */
export type Clauses = Readonly<Record<string, { text: string; factIds: string[] }>>;

type Filling = {
  home: Home;
  toldIds: ReadonlySet<string>;
  qualifiers: Map<string, string>;
  choose: Choose;
  clauses: Clauses;
};

/** The scene with this home's words in it; undefined when something it needs is missing. */
export function fillScene(
  scene: Scene,
  home: Home,
  toldIds: ReadonlySet<string>,
  choose: Choose,
  clauses: Clauses = {},
): FilledScene | undefined {
  if (
    !scene.needs.every((condition) => listHolds(condition, home, toldIds, clauses) ?? holds(condition, home))
  )
    return undefined;
  const filling = { home, toldIds, qualifiers: qualifiersOf(scene.needs), choose, clauses };
  const tells = new Set<string>();
  const lines = fillLines(scene.id, scene.lines, filling, tells);
  return lines && { scene, lines, toldIds: [...tells] };
}

/** The last words of an episode, which call back to its opening. */
export function fillCallback(scene: Scene, home: Home, choose: Choose): SaidLine[] | undefined {
  const filling = {
    home,
    toldIds: new Set<string>(),
    qualifiers: qualifiersOf(scene.needs),
    choose,
    clauses: {},
  };
  return fillLines(`${scene.id} callback`, scene.callback, filling, new Set());
}

/** A clause such as what to try on a visit. */
export function fillClause(text: string, scene: Scene, home: Home, choose: Choose): string | undefined {
  const filling = {
    home,
    toldIds: new Set<string>(),
    qualifiers: qualifiersOf(scene.needs),
    choose,
    clauses: {},
  };
  return fillSlots(chooseWords(text, scene.id, `${scene.id} clause`, choose), filling, new Set(), new Set());
}

function listHolds(
  condition: Condition,
  home: Home,
  toldIds: ReadonlySet<string>,
  clauses: Clauses,
): boolean | undefined {
  if (condition.kind !== 'compare') return undefined;
  if (condition.field === 'visits')
    return clauses[`visit${Number(condition.values[0]) + 1}`] !== undefined && clauses.ask1 !== undefined;
  if (!condition.field.startsWith('list_')) return undefined;
  const count = untold(home, condition.field.slice(5) as FeatureTopic, toldIds).length;
  return count > Number(condition.values[0]);
}

function qualifiersOf(needs: readonly Condition[]): Map<string, string> {
  return new Map(
    needs.flatMap((one) =>
      one.kind === 'feature' && one.qualifier ? [[one.id, one.qualifier] as const] : [],
    ),
  );
}

function fillLines(
  key: string,
  lines: readonly SceneLine[],
  filling: Filling,
  tells: Set<string>,
): SaidLine[] | undefined {
  const said: SaidLine[] = [];
  for (const [at, line] of lines.entries()) {
    if (!line.when.every((condition) => holds(condition, filling.home))) continue;
    const factIds = new Set<string>();
    const chosen = chooseWords(line.text, key, `${key} ${at}`, filling.choose);
    const text = fillSlots(chosen, filling, factIds, tells);
    if (text === undefined) return undefined;
    // A clause was written by a scene's author too.
    const authored = chosen.replace(
      /\{([^}]+)\}/g,
      (_, slot: string) => filling.clauses[slot]?.text ?? ' _ ',
    );
    said.push({
      speaker: line.speaker,
      text: sentenceCase(text),
      authored,
      factIds: [...factIds],
      isGeneral: line.isGeneral,
    });
  }
  return said;
}

/** Groups with the same number choose alike all through a scene: "[1:Tub?|Shower?]" is answered by "[1:One|Two]". */
function chooseWords(template: string, sceneKey: string, lineKey: string, choose: Choose): string {
  let group = 0;
  return template.replace(/\[(?:(\d):)?([^\]]*)\]/g, (_, label: string | undefined, inside: string) => {
    const options = inside.split('|');
    group += 1;
    const key = label === undefined ? `${lineKey} ${group}` : `${sceneKey} #${label}`;
    return options[choose(key, options.length)] as string;
  });
}

function fillSlots(
  chosen: string,
  filling: Filling,
  factIds: Set<string>,
  tells: Set<string>,
): string | undefined {
  let isWhole = true;
  const text = chosen.replace(/\{([^}]+)\}/g, (_, slot: string) => {
    const value = fillSlot(slot, filling, factIds, tells);
    if (value === undefined) isWhole = false;
    return value ?? '';
  });
  return isWhole
    ? text
        .replace(/\s+([,.?!])/g, '$1')
        .replace(/\s+/g, ' ')
        .trim()
    : undefined;
}

const words: Record<string, [singular: string, plural: string]> = {
  is: ['is', 'are'],
  it: ['it', 'they'],
  them: ['it', 'them'],
  that: ['that', 'those'],
  this: ['this', 'these'],
  has: ['has', 'have'],
  does: ['does', 'do'],
};

function fillSlot(
  slot: string,
  filling: Filling,
  factIds: Set<string>,
  tells: Set<string>,
): string | undefined {
  const { home, toldIds } = filling;
  const [first = '', second] = slot.split(' ');
  if (first === 'list' && second) {
    const listed = untold(home, second as FeatureTopic, toldIds).slice(0, 3);
    for (const { id, factId } of listed) {
      tells.add(id);
      factIds.add(factId);
    }
    return joinList(listed.map(tellFeature));
  }
  const clause = filling.clauses[first];
  if (clause) {
    for (const one of clause.factIds) factIds.add(one);
    return clause.text;
  }
  const word = words[first.toLowerCase()];
  const name = second ?? first;
  const [id = '', attribute] = name.split('.');
  const feature = findFeature(home, id, filling.qualifiers.get(id));
  if (!feature) {
    const value = homeValue(home, first);
    for (const one of value?.factIds ?? []) factIds.add(one);
    return value?.text;
  }
  tells.add(id);
  factIds.add(feature.factId);
  if (word) return matchCase(first, word[isPlural(feature) ? 1 : 0]);
  if (first.toLowerCase() === 'the') return `${first} ${nounAlone(feature)}`;
  if (attribute === 'np') return nameFeature(feature);
  if (attribute === 'noun') return nounAlone(feature);
  if (attribute === 'count')
    return feature.attributes.count === undefined ? undefined : numberWords(feature.attributes.count);
  if (attribute === 'excerpt') return feature.matched;
  if (attribute) return feature.attributes[attribute as 'material']?.toString();
  return tellFeature(feature);
}

function nounAlone(feature: Parameters<typeof nameFeature>[0]): string {
  const { count } = feature.attributes;
  return nameFeature({ ...feature, attributes: count === undefined ? {} : { count } }).replace(
    /^(?:two|three|four|five|six|seven|eight) /,
    '',
  );
}

const matchCase = (like: string, text: string) =>
  /^[A-Z]/.test(like) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/** A slot may begin a sentence. */
function sentenceCase(text: string): string {
  return text.replace(
    /(^|[.?!]\s+)(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );
}
