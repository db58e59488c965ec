import { tellFeature } from '#domain/features/tell-feature.ts';
import { hostNames } from '../rules.ts';
import { fence, fenceFacts, type KeyedFact } from './fence-facts.ts';
import { fitPrompt, type PromptPart } from './fit-prompt.ts';
import { sceneAims } from './instructions.ts';
import type { SceneTask, TalkTurn } from './plan-scenes.ts';
import type { MustSay } from './required-words.ts';

export type SceneSetting = {
  tasks: readonly SceneTask[];
  facts: readonly KeyedFact[];
  said: readonly TalkTurn[];
  mustSay: readonly MustSay[];
  mark: string;
};

/** The last turns are for a scene to continue; earlier ones only keep it from repeating things. */
const recentTurns = 4;
/** What to drop first when space is short. */
const dropRanks = { explainers: 1, more: 2, earlier: 3 };

/** Everything a model needs to write one scene, cut to a token limit. */
export function scenePrompt(task: SceneTask, setting: SceneSetting, maxTokens: number): string {
  const { tasks, facts, said, mustSay, mark } = setting;
  const own = facts.filter((fact) => belongsTo(fact, task));
  const more =
    task.name === 'opening' ? facts.filter((fact) => !own.includes(fact)) : openFacts(tasks, facts, said);
  const recent =
    task.name === 'ending' ? [...said.slice(0, 3), ...said.slice(-recentTurns)] : said.slice(-recentTurns);
  const earlier = said.filter((turn) => !recent.includes(turn));
  const place = tasks.indexOf(task);
  const parts: PromptPart[] = [
    {
      text: `The episode has ${tasks.length} scenes: ${tasks.map(({ name }) => name).join(', ')}. Write scene ${place + 1}, "${task.name}". ${sceneAims[task.name] ?? ''}`,
    },
    { text: `Facts of this scene:\n${fenceFacts(own, mark)}` },
    {
      text:
        task.features.length > 0
          ? `What they name, most telling first, with what limits it:\n${fence('NAMED', namedIn(task, facts), mark)}`
          : '',
    },
    {
      text:
        more.length > 0
          ? `${task.name === 'opening' ? 'The rest of the listing, which other scenes tell; the hook may come from it' : 'More facts that no other scene tells; use one if it fits'}:\n${fence(
              'MORE',
              more.map(({ key, label, value }) => ({ key, label, value })),
              mark,
            )}`
          : '',
      dropRank: dropRanks.more,
    },
    {
      text:
        task.explainers.length > 0
          ? `Explainers you may use, in your own words:\n${task.explainers.map((text) => `- ${text}`).join('\n')}`
          : '',
      dropRank: dropRanks.explainers,
    },
    {
      text:
        task.unknowns.length > 0
          ? `Not in the listing, so a host may ask it:\n${task.unknowns.map((text) => `- ${text}`).join('\n')}`
          : '',
    },
    {
      text:
        earlier.length > 0
          ? `Said earlier (tell none of it again):\n${fence('EARLIER', earlier.map(spoken), mark)}`
          : '',
      dropRank: dropRanks.earlier,
    },
    {
      text:
        recent.length > 0
          ? `${task.name === 'ending' ? 'How the show began, and the' : 'The'} last turns before this scene:\n${fence('TALK', recent.map(spoken), mark)}`
          : '',
    },
    { text: [...mustSay.map(({ wish }) => wish), formOf(task)].join('\n') },
  ];
  return fitPrompt(parts, maxTokens);
}

export const belongsTo = ({ field, id }: KeyedFact, { fields, features }: SceneTask) =>
  fields.includes(field) || features.some(({ factId }) => factId === id);

/** Facts that belong to no scene and haven't been told. */
function openFacts(
  tasks: readonly SceneTask[],
  facts: readonly KeyedFact[],
  said: readonly TalkTurn[],
): KeyedFact[] {
  const [opening, ...others] = tasks;
  const told = new Set(said.flatMap(({ turn }) => turn.factIds));
  return facts.filter(
    (fact) =>
      !told.has(fact.id) &&
      !opening?.fields.includes(fact.field) &&
      !others.some((task) => belongsTo(fact, task)),
  );
}

function namedIn({ features }: SceneTask, facts: readonly KeyedFact[]): object[] {
  return features.map((feature) => ({
    thing: tellFeature(feature),
    fact: facts.find(({ id }) => id === feature.factId)?.key,
    ...(feature.qualifiers.length > 0 && { limit: feature.qualifiers.join(', ') }),
    ...(feature.where !== undefined && { only: feature.where }),
  }));
}

const spoken = ({ turn: { speaker, text } }: TalkTurn) => ({ [hostNames[speaker]]: text });

function formOf({ builtIn, begins, ends, words }: SceneTask): string {
  const count = builtIn.length || 4;
  return `Write ${Math.max(2, count - 2)} to ${count + 2} turns, about ${words} words. ${hostNames[begins]} begins and ${hostNames[ends]} has the last word; in between they take turns.`;
}
