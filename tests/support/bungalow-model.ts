import { createLanguageModelWriter } from '#adapters/writer/language-model.ts';
import { writeEpisode } from '#domain/script/episode/write-episode.ts';
import { buildFactSheet } from '#domain/script/facts/build-fact-sheet.ts';
import { readHome } from '#domain/script/home.ts';
import { knownFacts, newMark } from '#domain/script/model/fence-facts.ts';
import { planScenes, type SceneTask } from '#domain/script/model/plan-scenes.ts';
import { writeScene } from '#domain/script/model/write-scene.ts';
import { writeScriptWithModel } from '#domain/script/model/write-script-with-model.ts';
import { allScenes } from '#domain/script/scenes/all-scenes.ts';
import type { Script } from '#domain/script/schema.ts';
import { type Asked, startFakeWriter } from '#tests/fakes/writer.ts';
import { sampleHome } from '#tests/fixtures/homes/sample-home.ts';
import { shortHomes } from '#tests/fixtures/homes/short-homes.ts';

/** A model on loopback that writes about one invented home. Test files in one process share it, so none stops it. */
export const fake = await startFakeWriter();
export const writerWith = (contextTokens: number) =>
  createLanguageModelWriter({
    provider: 'openai-compatible',
    model: 'fake-1',
    apiKey: 'key-1',
    baseUrl: fake.baseUrl('openai-compatible'),
    prices: { input: 3, output: 15 },
    temperature: 0.7,
    contextTokens,
    timeoutMs: 2000,
    retryDelayMs: 1,
  });
export const writer = writerWith(32_000);
export const options = { wordsPerMinute: 165 };
export const home = shortHomes.find(({ id }) => id === 'bungalow-boise') as (typeof shortHomes)[number];
export const sheet = buildFactSheet(sampleHome(home));
export const episode = writeEpisode(sheet, { scenes: allScenes, isRoomByRoom: true, ...options });
export const disclosure = episode.script.turns.find(({ text }) => text.includes('AI voices'))?.text ?? '';

export type Said = { speaker: 'nora' | 'miles'; text: string; facts?: string[]; general?: boolean };
/** Miles and Nora in turns; a star marks general knowledge. */
export const talk = (...lines: string[]): { turns: Said[] } => ({
  turns: lines.map((line, at) => ({
    speaker: at % 2 === 0 ? 'miles' : 'nora',
    text: line.replace(/^\*/, ''),
    ...(line.startsWith('*') && { general: true }),
  })),
});

export const good: Record<string, { turns: Said[] }> = {
  opening: talk(
    "I've found the chair I'd sit in, and I haven't been through the door yet.",
    disclosure,
    'The chair goes on the deep front porch, facing out, with room for a cup of something and a paperback. Where do I carry it?',
    'To 1506 North 21st Street, in Boise. Two bedrooms, one bath, 1,012 square feet, $489,500.',
  ),
  kitchen: talk(
    'Breakfast has its own nook. At my place it has a corner of the desk.',
    'And the counters are soapstone.',
    'So I can put a hot pan straight down?',
    '*Usually, yes. Soapstone shrugs off a hot pan, as a rule, and a scratch can often be sanded out.',
    'Then pancakes go from the pan to the counter and over to the nook, in that order.',
    'The listing stops short of a recipe. The nook and the counters are what it names.',
  ),
  ending: talk(
    "I'd carry that chair over on a Saturday and try it. Who do I call first?",
    'Wade Lindqvist, at Camelback Realty. Ask for a showing at 1506 North 21st Street.',
    'And if the chair fits the porch?',
    'Then you can finally go through the door.',
  ),
};

export const sceneOf = ({ prompt }: Asked) => /Write scene \d+, "(\w+)"/.exec(prompt)?.[1] ?? 'edits';
export const isSecond = ({ prompt }: Asked) => prompt.includes('Your scene was refused');
/** No fact supports this, so our own scene is used. */
export const invented = talk('Is there a wine cellar?', 'There is a wine cellar with a waterfall.');

type Play = (asked: Asked) => unknown;
export function play(overrides: Record<string, Play> = {}): void {
  fake.say((asked) => {
    const scene = sceneOf(asked);
    const answer = overrides[scene]?.(asked) ?? good[scene];
    return answer ?? (scene === 'edits' ? { edits: [] } : invented);
  });
}

export const textOf = ({ turns }: Pick<Script, 'turns'>) => turns.map(({ text }) => text).join('\n');
export const recordOf = ({ writer: { scenes } }: Script, name: string) =>
  scenes?.find(({ scene }) => scene === name);
export const write = (by = writer) => writeScriptWithModel(by, sheet, episode, options);

/** Only one scene, after the opening. */
export async function writeOne(name: string, told = sheet, by = writer) {
  const known = readHome(told);
  const tasks = planScenes(episode, known, options.wordsPerMinute);
  const task = tasks.find((one) => one.name === name) as SceneTask;
  const said = name === 'opening' ? [] : (tasks[0]?.builtIn ?? []);
  const session = {
    writer: by,
    sheet: told,
    home: known,
    facts: knownFacts(told),
    tasks,
    mark: newMark(),
    ...options,
    signal: undefined,
  };
  const { scene, record } = await writeScene(session, task, said);
  return { text: scene?.map(({ turn }) => turn.text).join('\n'), refusals: record.refusals.join('\n') };
}
