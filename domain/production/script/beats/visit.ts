import type { Speaker } from '../../schema.ts';
import { intoVisit } from '../data/chapters.ts';
import {
  agentLines,
  lastAddress,
  nextSteps,
  recapReplies,
  recaps,
  signOffs,
  sources,
} from '../data/visit.ts';
import { fill } from '../fill.ts';
import { definite } from '../sayings/phrases.ts';
import type { SheetView } from '../sheet-view.ts';
import { hostNames, type Mention, otherHost, type Talk } from '../talk.ts';

/** Looks back, says how to see the home and whose words these were, and ends. */
export function visit(talk: Talk, sheet: SheetView, highlights: readonly Mention[], closer: Speaker): void {
  const other = otherHost(closer);
  talk.begin('visit');
  talk.say(other, talk.stock.pick(intoVisit, 'intoVisit', 'visit') ?? '');
  const [a, b] = highlights;
  if (a && b) {
    talk.say(
      closer,
      fill(talk.stock.pick(recaps, 'recaps', 'recap') ?? '', {
        a: definite(a.phrase),
        b: definite(b.phrase),
      }),
      [a.factId, b.factId],
    );
    talk.say(other, talk.stock.pick(recapReplies, 'recapReplies', 'recap') ?? '');
  }
  sayAddress(talk, sheet, other);
  // Only the agent's own turns name them, so that the talk holds together without those.
  nameAgent(talk, sheet, closer);
  talk.say(closer, talk.stock.pick(nextSteps, 'nextSteps', 'next') ?? '');
  talk.say(other, talk.stock.pick(sources, 'sources', 'sources') ?? '');
  const names = { me: hostNames[closer], you: hostNames[other] };
  const signOff = talk.stock.pick(signOffs, 'signOffs', 'end');
  if (!signOff) return;
  talk.say(closer, fill(signOff[0], names));
  talk.say(other, fill(signOff[1], names));
}

function nameAgent(talk: Talk, sheet: SheetView, speaker: Speaker): void {
  const [agent, brokerage] = [sheet.one('agent'), sheet.one('brokerage')];
  const named = agent ?? brokerage;
  if (!named) return;
  const both = agent && brokerage;
  const line = talk.stock.pick(both ? agentLines.both : agentLines.one, 'agent', 'agent') ?? '';
  const ids = [agent, brokerage].flatMap((fact) => fact?.id ?? []);
  talk.say(speaker, fill(line, { agent: named.value, brokerage: brokerage?.value ?? '' }), ids, {
    branded: true,
  });
}

function sayAddress(talk: Talk, sheet: SheetView, speaker: Speaker): void {
  const ids = ['street', 'city', 'state'].flatMap((field) => sheet.one(field)?.id ?? []);
  if (sheet.values.place)
    talk.say(
      speaker,
      fill(talk.stock.pick(lastAddress, 'lastAddress', 'address') ?? '', { place: sheet.values.place }),
      ids,
    );
}
