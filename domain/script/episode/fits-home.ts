import type { Home } from '../home.ts';
import type { Scene } from '../scenes/scene.ts';
import { renewalOf } from './renewal.ts';

const warmStates = [
  'California',
  'Florida',
  'Arizona',
  'Hawaii',
  'Texas',
  'Nevada',
  'Louisiana',
  'Georgia',
  'Alabama',
  'Mississippi',
  'South Carolina',
  'New Mexico',
  'Puerto Rico',
];
const winter =
  /\b(?:winters?|winteriz\w*|january|february|december|freez\w*|frost\w*|frozen|snow\w*|ice|icy|ten below|shovel\w*|salt|heating season|cold(?:er|est)?)\b/i;
const lawn = /\b(?:mow\w*|lawns?|grass|gutters?|hose|leaves|rake)\b/i;
const below = /\b(?:basements?|downspouts?)\b/i;
const roof = /\b(?:roofs?|roofing|shingles?|chimneys?|attic|foundation|basement|downspouts?|survey)\b/i;
/** Nobody asks for a date the listing gives. */
const roofDate = /\byear of the roof\b|\broof['’]s age\b|\bhow old the roof\b/i;
const datedRoof = /\broof\b[^.;]{0,60}\b20[012]\d\b/i;
const dressing = /\b(?:curtain(?:s| rod)?|drapes|blinds)\b/i;
const dressed = ['window treatments', 'window coverings', 'drapery', 'drapes', 'curtains', 'blinds'];
const lift = /\belevators?\b/i;
const association =
  /\b(?:board|bylaws|association|house rules|minutes|reserves?|super(?:intendent)?|lobby|management)\b/i;
const inBuilding = new Set(['condo', 'co-op', 'home']);

const oldSystems = /\b(?:older buildings?|boilers?|steam pipes?|fuses?)\b/i;
/** Nobody visits a home to hear about its washer. */
const undisputed: ReadonlySet<string> = new Set(
  'in-unit-laundry washer-dryer laundry-room shared-laundry appliances counters dishwasher storage carpet closets'.split(
    ' ',
  ),
);

/** Whether a scene's general remarks could apply to this home: no snow in California, no lawn on the tenth floor. */
export function fitsHome(scene: Scene, home: Home): boolean {
  const said = [...scene.lines.flatMap(({ variants }) => variants), scene.visit ?? '', scene.ask ?? ''].join(
    ' ',
  );
  const isInBuilding = inBuilding.has(home.kind);
  const named = `${scene.on?.id ?? ''} ${scene.on?.words.join(' ') ?? ''}`;
  if (undisputed.has(scene.on?.id ?? '')) return false;
  if (isOutOfSeason(said, home)) return false;
  if (oldSystems.test(said) && (home.number('yearBuilt') ?? 0) >= 2000) return false;
  if (isAboutAge(scene) && isRenewed(home)) return false;
  if (lawn.test(said) && (isInBuilding || !home.says(['lawn', 'grass']))) return false;
  if (roof.test(said) && isInBuilding && !roof.test(named)) return false;
  if (below.test(said) && !home.says(['basement', 'lower level'])) return false;
  if (roofDate.test(said) && datedRoof.test(home.text)) return false;
  if (dressing.test(said) && home.says(dressed)) return false;
  if (lift.test(said) && !home.says(['elevator'])) return false;
  return !(association.test(said) && !isInBuilding && home.fact('hoa') === undefined);
}

/** Nobody fears January in California. */
export const isOutOfSeason = (said: string, home: Home) =>
  winter.test(said) && warmStates.includes(home.fact('state')?.value ?? '');

const isAboutAge = ({ needs }: Scene) =>
  needs.some((one) => one.kind === 'compare' && one.field === 'year' && one.operator === '<');
const ageJokes: ReadonlySet<string> = new Set(['hook', 'react-essentials', 'open-closets']);

/** Jokes about candles and coats of paint are for homes that look their age. */
export const jokesAboutAge = (scene: Scene, home: Home) =>
  ageJokes.has(scene.part ?? '') && isAboutAge(scene) && isRenewed(home);

/** In a renovated home, nobody looks for what its first owner left behind. */
const isRenewed = (home: Home) =>
  renewalOf(home) !== undefined ||
  home.says([
    'redesign',
    'multi-year',
    'newly built',
    'gut renovat',
    'gut-renovat',
    'fully renovated',
    'completely renovated',
    'newly renovated',
    'reimagined',
    'rebuilt',
    'gut rehab',
    'gut-rehab',
    'fully restored',
    'renovated throughout',
    'top to bottom',
    'total renovation',
    'new construction',
  ]);
