import { expect, test } from 'vitest';
import { checkClaimsInText } from '../../claims/check-claims.ts';
import { intoNeighborhood, intoOutside, intoQuestions, intoRest, intoVisit } from './chapters.ts';
import * as joints from './connectors.ts';
import { noAssociation, turnsAround } from './questions.ts';
import { confirmations, echoes, fittingReactions, likings, reactions } from './reactions.ts';
import { lastAddress, nextSteps, pastSteps, recapReplies, recaps, signOffs, sources } from './visit.ts';
import { asksForBasics, asksPrice, asksShownPrice, greetings, intoHome } from './welcome.ts';

const nothing = { listingId: 'none', facts: [] };
const claimsIn = (line: string) =>
  checkClaimsInText(
    line
      .replace(/\{me\}/g, 'Nora')
      .replace(/\{you\}/g, 'Miles')
      .replace(/\{\w+\}/g, 'it'),
    nothing,
  ).map(({ claim }) => claim);

const general: Record<string, readonly string[]> = {
  ...joints,
  intoRest,
  intoVisit,
  intoQuestions,
  intoNeighborhood,
  intoHome,
  turnsAround,
  confirmations,
  echoes,
  likings,
  reactions,
  recaps,
  recapReplies,
  nextSteps,
  pastSteps,
  lastAddress,
  sources,
  signOffs: signOffs.flat(),
  greetings: greetings.flat(),
  asksForBasics,
  asksPrice,
  asksShownPrice,
};

test.each(Object.entries(general))('%s state nothing about a home by themselves', (_, lines) => {
  expect(lines.filter((line) => claimsIn(line).length > 0)).toEqual([]);
});

test('reactions to a thing claim no other thing', () => {
  const wrong = fittingReactions.flatMap(([sign, lines]) =>
    lines.flatMap((line) =>
      claimsIn(line).filter((claim) => !sign.source.includes(claim.replace(/s$/, '').toLowerCase())),
    ),
  );
  expect(wrong).toEqual([]);
});

test('nobody claims a life of their own', () => {
  const lines = [
    ...Object.values(general).flat(),
    ...intoOutside,
    ...noAssociation,
    ...fittingReactions.flatMap(([, own]) => own),
  ];
  expect(
    lines.filter((line) =>
      /\bmy (?:mother|father|dog|cat|wife|husband|kids?|coats?|books?|ficus)\b|\bwhen i was\b|\bi(?:'m| am) hungry\b|\blunch\b/i.test(
        line,
      ),
    ),
  ).toEqual([]);
});
