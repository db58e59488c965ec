import type { PlannedLine } from '../episode/scene-picker.ts';
import { hashUnit } from '../episode/seeded-choice.ts';
import type { Home } from '../home.ts';
import { homeValue } from '../home-value.ts';
import { type Choose, fillLines, type Words } from '../scenes/fill-line.ts';
import { holds } from '../scenes/holds.ts';
import { parseScenes } from '../scenes/parse-scenes.ts';
import type { Scene } from '../scenes/scene.ts';
import { updateScenes } from './data/update-scenes.ts';
import { listPoints, type PointWords } from './list-points.ts';
import { newsFactId } from './news-sheet.ts';
import { isTaken, type UpdateKind } from './rules.ts';
import { sayAddress } from './say-address.ts';
import { isClosed, sayLimit } from './say-limit.ts';
import { sayPrice } from './say-price.ts';

export const allUpdateScenes: readonly Scene[] = parseScenes(updateScenes);

export type UpdateWay = { scene: Scene; points: PointWords };
type PlanOptions = { kind: UpdateKind; choose: Choose; disclosure: readonly string[] };

/** Every way to tell the news, in order of preference: more about the home before less. */
export function listWays(home: Home, kind: UpdateKind, seed: string): UpdateWay[] {
  const scenes = allUpdateScenes
    .filter(({ part, needs }) => part === `update-${kind}` && needs.every((one) => holds(one, home)))
    .sort((a, b) => hashUnit(`${seed}|${b.id}`) - hashUnit(`${seed}|${a.id}`));
  return listPoints(home, kind).flatMap((points) => scenes.map((scene) => ({ scene, points })));
}

/** The lines of one way to tell it; undefined if this home lacks something they say. */
export function planUpdate(
  home: Home,
  { scene, points }: UpdateWay,
  { kind, choose, disclosure }: PlanOptions,
): PlannedLine[] | undefined {
  const limit = isTaken(kind) ? undefined : sayLimit(home);
  const words = { ...wordsOf(home), ...points, ...(limit && { limit }) };
  const say = (one: Scene | undefined) =>
    one && fillLines(one.id, withDisclosure(one, disclosure).lines, { home, choose, words });
  const [news, address, agent] = [
    say(scene),
    say(find(home, [limit ? `update-limit-${kind}` : `update-address-${kind}`])),
    say(find(home, [agentPart(home, kind), 'update-agent-alone'])),
  ];
  if (!news || !address || !agent || (isTaken(kind) && namesStreetTooOften(home, [...news, ...address])))
    return undefined;
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

const maxStreetNames = 2;

/** For a home that's gone, nobody needs the street in every turn. */
function namesStreetTooOften(home: Home, lines: readonly { text: string }[]): boolean {
  const street = homeValue(home, 'street')?.text;
  return street !== undefined && lines.filter(({ text }) => text.includes(street)).length > maxStreetNames;
}

const find = (home: Home, parts: readonly string[]) =>
  parts
    .flatMap((part) => allUpdateScenes.filter((one) => one.part === part))
    .find(({ needs }) => needs.every((condition) => holds(condition, home)));

/** If visits aren't possible, don't say whom to call for one. */
function agentPart(home: Home, kind: UpdateKind): string {
  if (isTaken(kind)) return `update-agent-${kind}`;
  const isOpenHouse = kind === 'open-house';
  if (isClosed(home)) return isOpenHouse ? 'update-agent-ask-first' : 'update-agent-closed';
  return isOpenHouse ? 'update-agent-open-house' : 'update-agent-visit';
}

function wordsOf(home: Home): Record<string, Words> {
  const [price, before] = [homeValue(home, 'price'), home.fact('priceBefore')];
  const brokerage = homeValue(home, 'brokerage');
  const openHouse = home.fact('openHouse')?.value ?? '';
  const [day] = openHouse.split(',');
  const isNewYork = home.fact('state')?.value === 'New York';
  return {
    contract: { text: isNewYork ? 'in contract' : 'under contract', factIds: [newsFactId], isAuthored: true },
    ...sayAddress(home),
    ...(price && { price: { ...price, text: sayPrice(price.text) } }),
    ...(before && { before: { text: sayPrice(before.value), factIds: [before.id] } }),
    ...(brokerage && { office: { ...brokerage, text: sayOffice(brokerage.text) } }),
    ...(day && {
      day: { text: day, factIds: ['openHouse'] },
      openAgain: { text: `${day}, ${sayHours(openHouse)}`, factIds: ['openHouse'] },
    }),
  };
}

/** The second time, the hours don't need a date: "1 to 3 p.m." */
const sayHours = (openHouse: string) =>
  openHouse.replace(/^.*?, from /, '').replaceAll(/ in the (?:morning|afternoon|evening)/g, '');

/** "At @properties" would be spoken with two at's. */
const sayOffice = (name: string) => `${name.startsWith('@') ? 'with' : 'at'} ${name}`;

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
