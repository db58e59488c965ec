import { checkText } from '../../compliance/check-text.ts';
import { checkClaims } from '../claims/check-claims.ts';
import type { Claim, FactSheet, Turn } from '../schema.ts';

/** What no host says aloud, whoever wrote it. */
const unsayable: [sign: RegExp, reason: string][] = [
  [/https?:|www\.|\S@\S|\b[\w-]{2,}\.(?:com|net|org|io|info)\b/i, 'It gives a link or an address.'],
  [/\(?\d{3}\)?[\s.-]\d{3}[\s.-]\d{4}/, 'It gives a telephone number.'],
  [/[{}[\]\\|=^~`<>*_#]/, 'It holds markup.'],
  [/\b[A-Z]{3,}[-_]?\d{2,}\b|\b[A-Z0-9]{3,}(?:-[A-Z0-9]{2,})+\b/, 'It repeats a code.'],
  [
    /\b(?:system prompt|prompt|language model|as an ai|chat ?bot|jailbreak|canary|instructions?|override|ignore (?:all|any|the|previous))\b/i,
    'It speaks about its own making.',
  ],
];

/** For each turn, why it may not be said; nothing when it may. */
export function judgeTurns(turns: Turn[], sheet: FactSheet): string[][] {
  const bare = checkClaims({ turns }, sheet).filter(({ factId }) => factId === undefined);
  return turns.map((turn) =>
    judge(
      turn,
      bare.filter(({ turnId }) => turnId === turn.id),
    ),
  );
}

function judge(turn: Turn, bare: Claim[]): string[] {
  const lawful = checkText(turn.text, { kind: 'script' });
  return [
    ...unsayable.flatMap(([sign, reason]) => (sign.test(turn.text) ? [reason] : [])),
    ...bare.map(({ claim }) => `No fact among its factIds carries “${claim.slice(0, 80)}”.`),
    ...(lawful.verdict === 'allow' ? [] : [`Fair housing: ${lawful.reason ?? 'it speaks of people.'}`]),
  ];
}
