import { expect, test } from 'vitest';
import { featureIds } from '#domain/features/read-features.ts';
import { allScenes } from './all-scenes.ts';
import type { Scene, SceneLine } from './scene.ts';

/** Facts that scenes can pick up like features. */
const facts = new Set(['named-place', 'fee', 'year', 'taxes', 'lot', 'price-cut']);
const slots = new Set(
  'np a noun name is it them that this has does was s address street city state neighborhood price cut beds baths sqft year kind fee taxes lot agent first brokerage county status openHouse list upperlist theres statement nearness renewal units theplace sentence star thestar second thesecond line thebest subject clause quote condition rarity history press award register market oddity use prev visit1 visit2 ask1 covered creditname starthere size creditwork disclosure floor way told heard one other exception left used only units where what room each several missing print theothers who span anodd theodd count plain flights morebaths outsize outanswer homes combined floor seen fewerbeds width amount buys hidden behind secret sentences nextone dwelling'.split(
    ' ',
  ),
);
const hedge =
  /\b(?:usual|general|often|as a rule|tend|typical|these days|most|many|can\b|sometimes|rarely|traditionally|common|may|might|normally|likely|the norm|in theory|mainly|some|few|mostly|largely|seldom|should)/i;

const linesOf = ({ lines, callback }: Scene) => [...lines, ...callback];
const followUps = allScenes.filter(({ on, part }) => on && !part);
const every = (check: (line: SceneLine, variant: string, scene: Scene) => boolean) =>
  allScenes.flatMap((scene) =>
    linesOf(scene).flatMap((line) =>
      line.variants
        .filter((variant) => !check(line, variant, scene))
        .map((variant) => `${scene.id}: ${variant}`),
    ),
  );

test('there are enough scenes, over enough features, with enough that is worth knowing', () => {
  expect(followUps.length).toBeGreaterThanOrEqual(350);
  expect(new Set(followUps.map(({ on }) => on?.id)).size).toBeGreaterThanOrEqual(140);
  const explained = allScenes.filter(
    (scene) => scene.source && scene.lines.some(({ isGeneral }) => isGeneral),
  );
  expect(explained.length).toBeGreaterThanOrEqual(200);
});

test('no two scenes have one name', () => {
  const ids = allScenes.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('scenes ask only for features that can be read', () => {
  const known = (id: string) => featureIds.has(id) || facts.has(id);
  const unknown = allScenes.flatMap(({ id, on, needs, lines, callback }) =>
    [
      ...(on ? [on.id] : []),
      ...[...needs, ...[...lines, ...callback].flatMap(({ when }) => when)].flatMap((condition) =>
        condition.kind === 'feature' ? [condition.feature.id] : [],
      ),
    ]
      .filter((one) => !known(one))
      .map((one) => `${id}: ${one}`),
  );
  expect(unknown).toEqual([]);
});

test('slots are ones that can be filled, and brackets are closed', () => {
  const isFillable = (text: string) =>
    [...text.matchAll(/\{([^}]+)\}/g)].every(([, slot = '']) =>
      slots.has(slot.charAt(0).toLowerCase() + slot.slice(1)),
    ) &&
    (text.match(/\[/g)?.length ?? 0) === (text.match(/\]/g)?.length ?? 0) &&
    !/[{}[\]|]/.test(text.replace(/\[[^[\]]*\]/g, '').replace(/\{[^{}]*\}/g, ''));
  expect(every((_, variant) => isFillable(variant))).toEqual([]);
});

test('general knowledge is hedged and has a source', () => {
  expect(every(({ isGeneral }, variant) => !isGeneral || hedge.test(variant))).toEqual([]);
  expect(every(({ isGeneral }, _, { source }) => !isGeneral || source !== undefined)).toEqual([]);
});

test('a scene that picks something up begins with Miles, ends with Nora, and leaves no question open', () => {
  const wrong = followUps.filter(({ lines }) => {
    const speakers = lines.map(({ speaker }) => speaker);
    return (
      speakers[0] !== 'miles' ||
      speakers.at(-1) !== 'nora' ||
      speakers.some((speaker, at) => speaker === speakers[at - 1]) ||
      lines.at(-1)?.variants.some((variant) => /\?\]?$/.test(variant))
    );
  });
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('banter is Miles’s remark and Nora’s answer, and asks nothing', () => {
  const banter = allScenes.filter(({ part }) => part === 'banter');
  const wrong = banter.filter(
    ({ lines }) =>
      lines.map(({ speaker }) => speaker).join() !== 'miles,nora' ||
      lines.some(({ variants }) => variants.some((text) => text === '' || /[?{]/.test(text))),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('what Miles asks back is answered at once', () => {
  const wrong = allScenes.filter(
    ({ part, heard, lines }) =>
      /^(?:ask-back|ask-on|reply)$/.test(part ?? '') !== (heard !== undefined) ||
      (/^ask-(?:back|on)$/.test(part ?? '') && lines.map(({ speaker }) => speaker).join() !== 'miles,nora'),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

test('a room is not as old as its house: only the house is dated', () => {
  const said = allScenes.flatMap(({ lines }) => lines.flatMap(({ variants }) => variants));
  expect(said.filter((text) => /\b(?:pantry|dining room|kitchen|bath) from \{year\}/i.test(text))).toEqual(
    [],
  );
});

/** Every way to say a wording. */
const waysOf = (text: string): string[] => {
  const [whole = '', inside = ''] = /\[([^\]]*)\]/.exec(text) ?? [];
  return whole === '' ? [text] : inside.split('|').flatMap((one) => waysOf(text.replace(whole, () => one)));
};
/** Where the question is about the street. */
const ofTheStreet =
  /^(?:(?:open|else)-(?:place|where)|hook|middle-tenant|essentials|closing|disclosure|story|visit$)/;

test('no question has the address or the kind of home hung on it', () => {
  const tag = /\{street\}|\{city\}|\bthis \{kind\}|\bthe \{kind\} (?:on|in)\b/;
  const asked = allScenes
    .filter(({ part }) => part && !ofTheStreet.test(part ?? ''))
    .flatMap(({ lines }) => lines.flatMap(({ speaker, variants }) => (speaker === 'miles' ? variants : [])))
    .flatMap(waysOf)
    .flatMap((text) => text.match(/[^.?!]+\?/g) ?? []);
  expect(asked.filter((question) => tag.test(question))).toEqual([]);
});

test('the price is Nora’s to say: no question is hung on it, but for whether it was always the same', () => {
  const asked = allScenes
    .filter(({ part }) => !part?.startsWith('hook') && part !== 'essentials-was')
    .flatMap(({ lines }) => lines.flatMap(({ speaker, variants }) => (speaker === 'miles' ? variants : [])));
  expect(asked.filter((variant) => /\{price\}/i.test(variant))).toEqual([]);
});

test('nobody asks as if off a form', () => {
  const said = allScenes.flatMap(({ lines }) => lines.flatMap(({ variants }) => variants));
  const form =
    /\bdid you read\b|\bhaven't said anything about\b|\bwhat is it, exactly\b|\bleave nothing out\b/i;
  expect(said.filter((text) => form.test(text))).toEqual([]);
});

test('only a listing without an agent is said to name none', () => {
  const denying = allScenes.filter(({ lines }) =>
    lines.some(({ variants }) => variants.some((text) => /name an agent|no agent/i.test(text))),
  );
  expect(denying.length).toBeGreaterThan(0);
  for (const { id, needs } of denying)
    expect(needs, id).toContainEqual({ isAbsent: true, kind: 'fact', field: 'agent' });
});

test('nobody asks what comes first where the answer is a list of things', () => {
  const asked = allScenes
    .filter(({ part }) =>
      /^(?:ask-)?open-(?:living|indoors|kitchen|rooms|baths|room|level)$/.test(part ?? ''),
    )
    .flatMap(({ lines }) => lines.flatMap(({ variants }) => variants));
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((text) => /\bfirst\b|\bright away\b/.test(text))).toEqual([]);
});

test('an answer names what it is about, whichever question it follows', () => {
  const answers = followUps.flatMap(({ lines }) =>
    lines.flatMap(({ speaker, variants }) => (speaker === 'nora' ? variants : [])),
  );
  const lost = /^Take the legs off\.|^The plate's|\blog each one\b|^In front of|^Do both\./;
  expect(answers.filter((text) => lost.test(text))).toEqual([]);
});
