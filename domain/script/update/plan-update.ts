import { joinList } from '#domain/english/join-list.ts';
import type { Feature } from '#domain/features/feature.ts';
import { tellFeature } from '#domain/features/tell-feature.ts';
import type { PlannedLine } from '../episode/scene-picker.ts';
import { hashUnit } from '../episode/seeded-choice.ts';
import { type Home, starFeatures } from '../home.ts';
import { homeValue } from '../home-value.ts';
import { type Choose, fillLines, type Words } from '../scenes/fill-line.ts';
import { holds } from '../scenes/holds.ts';
import { parseScenes } from '../scenes/parse-scenes.ts';
import type { Scene } from '../scenes/scene.ts';
import { updateScenes } from './data/update-scenes.ts';
import { newsFactId } from './news-sheet.ts';
import { isTaken, type UpdateKind } from './rules.ts';

export const allUpdateScenes: readonly Scene[] = parseScenes(updateScenes);

export type UpdateWay = { scene: Scene; points: Words };
type PlanOptions = { kind: UpdateKind; choose: Choose; disclosure: readonly string[] };

/** Every way to tell the news, the one to try first in front: more of the home before less of it. */
export function listWays(home: Home, kind: UpdateKind, seed: string): UpdateWay[] {
  const scenes = allUpdateScenes
    .filter(({ part, needs }) => part === `update-${kind}` && needs.every((one) => holds(one, home)))
    .sort((a, b) => hashUnit(`${seed}|${b.id}`) - hashUnit(`${seed}|${a.id}`));
  return pointsOf(home).flatMap((points) => scenes.map((scene) => ({ scene, points })));
}

/** What the home is known for, as its episode begins: the two best points, one, or its rooms. */
function pointsOf(home: Home): Words[] {
  const [star, second] = starFeatures(home);
  const told = (...features: (Feature | undefined)[]): Words[] => {
    const known = features.filter((feature) => feature !== undefined);
    if (known.length < features.length || !areApart(known)) return [];
    // What has a tail of its own comes last, so that the tail belongs to it alone.
    const texts = known.map(tellPoint).sort((a, b) => Number(hasTail(a)) - Number(hasTail(b)));
    return [{ text: joinList(texts), factIds: known.map(({ factId }) => factId) }];
  };
  const rooms = roomsOf(home);
  const [beds] = rooms;
  const [first] = told(star);
  return [
    ...told(star, second),
    // One thing alone is little to go by.
    ...(first && beds && rooms.length > 1 ? [joined([beds, first])] : []),
    ...told(star),
    ...told(second),
    ...(rooms.length > 0 ? [joined(rooms)] : []),
  ];
}

const joined = (parts: readonly Words[]): Words => ({
  text: joinList(parts.map(({ text }) => text)),
  factIds: parts.flatMap(({ factIds }) => factIds),
});

/** Bedrooms and baths; a studio is one, and where the rooms aren't known, the size is told. */
function roomsOf(home: Home): Words[] {
  const [beds, baths, size] = ['beds', 'baths', 'sqft'].map((name) => homeValue(home, name));
  const isStudio = home.fact('beds')?.value === 'studio';
  const studio = { text: 'a studio layout', factIds: ['beds'] };
  const sleeping = isStudio ? studio : beds;
  if (sleeping && baths) return [sleeping, baths];
  return [size ?? sleeping ?? baths].filter((value) => value !== undefined);
}

/** What the words behind it do is another sentence: "a balcony with glass railings looks over the harbor". */
const goesOn = /\b(?:looks|overlooks|opens|leads|faces|offers|provides|is|are|has|have)\b/;

function tellPoint(feature: Feature): string {
  const { tail = '', ...named } = feature;
  return tellFeature(goesOn.test(tail) ? named : feature);
}

const hasTail = (text: string) => / (?:with|and|for|of|in|on) /.test(text);

/** Two points that share a word are one point said twice, and two with tails are hard to tell apart. */
function areApart([one, other]: readonly Feature[]): boolean {
  if (!one || !other) return true;
  const [first, second] = [tellPoint(one).toLowerCase(), tellPoint(other).toLowerCase()];
  const wordsOf = (text: string): string[] => text.match(/\p{L}{4,}/gu) ?? [];
  const glued = (text: string) => text.replace(/^an? /, '').replace(/[^\p{L}]/gu, '');
  return (
    !(hasTail(first) && hasTail(second)) &&
    !glued(first).includes(glued(second)) &&
    !glued(second).includes(glued(first)) &&
    !wordsOf(first).some((word) => wordsOf(second).includes(word))
  );
}

/** The lines of one way to tell it; undefined where this home lacks something that they say. */
export function planUpdate(
  home: Home,
  { scene, points }: UpdateWay,
  { kind, choose, disclosure }: PlanOptions,
): PlannedLine[] | undefined {
  const words = { ...wordsOf(home), points };
  const say = (one: Scene | undefined) =>
    one && fillLines(one.id, withDisclosure(one, disclosure).lines, { home, choose, words });
  const [news, address, agent] = [
    say(scene),
    say(find(home, [addressPart(home, kind)])),
    say(find(home, [agentPart(home, kind), 'update-agent-alone'])),
  ];
  if (!news || !address || !agent) return undefined;
  const visit = isTaken(kind) ? 'news' : 'visit';
  return [
    ...news.map((line, at) => ({
      ...line,
      factIds: [...line.factIds, ...(at === 0 ? [newsFactId] : [])],
      chapter: at < 2 ? ('welcome' as const) : ('news' as const),
      sceneId: scene.id,
    })),
    ...[...address, ...agent].map((line) => ({ ...line, chapter: visit, sceneId: scene.id }) as const),
  ];
}

const find = (home: Home, parts: readonly string[]) =>
  parts
    .flatMap((part) => allUpdateScenes.filter((one) => one.part === part))
    .find(({ needs }) => needs.every((condition) => holds(condition, home)));

/** What could rule a buyer out takes longer to say than there is time; that there is something doesn't. */
const ruledOutBy = /^(?:income|assets|age|cash|occupancy|auction|unfinished|as-is|tenant|land)$/;

function addressPart({ conditions }: Home, kind: UpdateKind): string {
  if (isTaken(kind)) return 'update-address-taken';
  const isBound = conditions.some(({ aliases }) => aliases.some((alias) => ruledOutBy.test(alias)));
  return isBound ? 'update-address-conditions' : 'update-address';
}

/** Whoever can't visit isn't told whom to call for a visit. */
function agentPart(home: Home, kind: UpdateKind): string {
  if (isTaken(kind)) return `update-agent-${kind}`;
  const isClosed =
    home.says(['no showings', 'no more showings']) ||
    home.conditions.some(({ aliases }) => aliases.includes('showing') || aliases.includes('occupancy'));
  if (isClosed) return 'update-agent-closed';
  return kind === 'open-house' ? 'update-agent-open-house' : 'update-agent';
}

function wordsOf(home: Home): Record<string, Words> {
  const before = home.fact('priceBefore');
  const isNewYork = home.fact('state')?.value === 'New York';
  return {
    contract: { text: isNewYork ? 'in contract' : 'under contract', factIds: [newsFactId], isAuthored: true },
    ...(before && { before: { text: before.value, factIds: [before.id] } }),
    ...(home.kind === 'land' && { kind: { text: 'lot', factIds: ['type'], isAuthored: true } }),
  };
}

function withDisclosure(scene: Scene, wordings: readonly string[]): Scene {
  const lines = scene.lines.map((line) => ({
    ...line,
    variants: line.variants.flatMap((variant) =>
      variant.includes('{disclosure}')
        ? wordings.map((wording) => variant.replace('{disclosure}', wording))
        : [variant],
    ),
  }));
  return { ...scene, lines };
}
