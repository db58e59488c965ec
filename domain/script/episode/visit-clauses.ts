import { shortName } from '#domain/features/tell-feature.ts';
import { type Home, starFeatures } from '../home.ts';
import { type Choose, fillClause, type Words } from '../scenes/fill-line.ts';
import type { Piece } from './scene-picker.ts';
import { hashUnit } from './seeded-choice.ts';

/** What the chosen scenes would try on a visit and ask the agent, the most telling first. */
export function visitClauses(
  pieces: readonly Piece[],
  home: Home,
  choose: Choose,
  seed: string,
): Record<string, Words> {
  const clauses: Record<string, Words> = {};
  const heard = pieces.flatMap(({ lines }) => lines.map(({ text }) => text.toLowerCase())).join(' ');
  // Miles may have said already what he would try.
  const isSaid = (clause: string) => heard.includes(clause.toLowerCase().split(' ').slice(0, 4).join(' '));
  const mixed = [...pieces].sort(
    (a, b) => hashUnit(`${seed}|clause|${a.scene?.id}`) - hashUnit(`${seed}|clause|${b.scene?.id}`),
  );
  for (const kind of ['visit', 'ask'] as const) {
    const found = mixed.flatMap(({ scene, feature }) => {
      const text = scene?.[kind];
      const filling = { home, choose, ...(feature && { feature }) };
      const clause = text && fillClause(`${scene?.id} ${kind}`, text, filling);
      return clause && !isSaid(clause.text) ? [clause] : [];
    });
    found.slice(0, 3).forEach((clause, at) => {
      clauses[`${kind}${at + 1}`] = clause;
    });
  }
  const [star] = starFeatures(home);
  if (!clauses.visit1 && star)
    clauses.visit1 = { text: `start with the ${shortName(star)}`, factIds: [star.factId], isAuthored: true };
  return clauses;
}
