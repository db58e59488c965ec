import type { Home } from '../home.ts';
import type { Fact } from '../schema.ts';
import { beats } from './beats.ts';
import type { createScenePicker, Piece, PlannedLine } from './scene-picker.ts';

/** What could rule a buyer out, the hardest first. */
const kinds =
  'income age cash occupancy auction as-is work tenant offering price units financing approval assessment parking missing pictures'.split(
    ' ',
  );
const maxEarly = 2;
/** Of two sentences about the same, the one that binds comes first. */
const binding = /\b(?:must|income|limits?|restrict\w*|eligib\w*|only|no|not|required)\b/i;
/** Said whatever else has to go. */
const worth = 1000;

export type ToldConditions = { early: PlannedLine[]; later: Piece[] };

/** The first ones are said before the walk, the others with the fees and rules. */
export function tellConditions(
  { conditions }: Home,
  { first, release }: ReturnType<typeof createScenePicker>,
  refused: ReadonlySet<string>,
): ToldConditions {
  const rank = ({ aliases, value }: Fact) =>
    kinds.indexOf(aliases[0] ?? '') - (binding.test(value) ? 0.5 : 0);
  const ordered = [...conditions].filter(({ id }) => !refused.has(id)).sort((a, b) => rank(a) - rank(b));
  const say = (part: string, chapter: 'welcome' | 'questions', fact: Fact) => {
    const said = first(part, chapter, { condition: { text: fact.value, factIds: [fact.id] } }, fact.id);
    if (said) release(said.scene);
    // What the editor refuses is one condition, not the way conditions are said.
    return (said?.lines ?? []).map((line, at) => (at === 0 ? line : { ...line, sceneId: fact.id }));
  };
  const money = beats.findIndex(({ name }) => name === 'money');
  const early = ordered.slice(0, maxEarly);
  return {
    early: early.flatMap((fact, at) => say(askFor(early, at), 'welcome', fact)),
    later: ordered.slice(maxEarly).map((fact, at) => ({
      lines: say('condition-later', 'questions', fact),
      worth,
      at: money + 0.5 + at / 100,
    })),
  };
}

function askFor(facts: readonly Fact[], at: number): string {
  const isUnits = (fact: Fact | undefined) => fact?.aliases[0] === 'units';
  if (isUnits(facts[at]) && !isUnits(facts[at - 1])) return 'condition-units';
  return at === 0 ? 'condition-first' : 'condition-next';
}
