import type { Home } from '../home.ts';
import type { Scene } from '../scenes/scene.ts';

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
const roof = /\b(?:roofs?|roofing|shingles?|chimneys?|attic|foundation|basement|survey)\b/i;
const lift = /\belevators?\b/i;
const association =
  /\b(?:board|bylaws|association|house rules|minutes|reserves?|super(?:intendent)?|lobby|management)\b/i;
const inBuilding = new Set(['condo', 'co-op', 'home']);

/** Whether what a scene says in general could matter in this home: no snow in California, no lawn on the tenth floor. */
export function fitsHome(scene: Scene, home: Home): boolean {
  const said = [...scene.lines.flatMap(({ variants }) => variants), scene.visit ?? '', scene.ask ?? ''].join(
    ' ',
  );
  const isInBuilding = inBuilding.has(home.kind);
  const named = `${scene.on?.id ?? ''} ${scene.on?.words.join(' ') ?? ''}`;
  const isAboutAge = scene.needs.some(
    (one) => one.kind === 'compare' && one.field === 'year' && one.operator === '<',
  );
  if (isAboutAge && isRenewed(home)) return false;
  if (winter.test(said) && warmStates.includes(home.fact('state')?.value ?? '')) return false;
  if (lawn.test(said) && (isInBuilding || !home.says(['lawn', 'grass', 'yard']))) return false;
  if (roof.test(said) && isInBuilding && !roof.test(named)) return false;
  if (lift.test(said) && !home.says(['elevator'])) return false;
  return !(association.test(said) && !isInBuilding && home.fact('hoa') === undefined);
}

/** In a home that was made new, nobody looks for what its first owner left. */
const isRenewed = (home: Home) =>
  home.says([
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
