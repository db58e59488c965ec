import { hostNames } from '../../rules.ts';
import type { Speaker } from '../../schema.ts';
import { intoVisit } from '../data/chapters.ts';
import {
  agentLines,
  lastAddress,
  nextSteps,
  openHouseLines,
  pastAgentLines,
  pastSteps,
  pendingSteps,
  recapReplies,
  recaps,
  signOffs,
  sources,
} from '../data/visit.ts';
import { fill } from '../fill.ts';
import { definite } from '../sentences/phrases.ts';
import { availability, type SheetView } from '../sheet-view.ts';
import { type Mention, otherHost, type Talk } from '../talk.ts';

/** Looks back, says how to see the home and whose words these were, and ends. */
export function visit(talk: Talk, sheet: SheetView, highlights: readonly Mention[], closer: Speaker): void {
  const other = otherHost(closer);
  talk.begin('visit');
  talk.say(other, talk.stock.pick(intoVisit, 'intoVisit', 'visit') ?? '');
  const [a, b] = highlights;
  if (a && b) {
    const isGone = availability(sheet) === 'gone';
    const frames = isGone ? recaps.filter((line) => !/\bvisit\b|^Come for\b|closer look/.test(line)) : recaps;
    talk.say(
      closer,
      fill(talk.stock.pick(frames, 'recaps', 'recap') ?? '', {
        a: definite(a.phrase),
        b: definite(b.phrase),
      }),
      [a.factId, b.factId],
    );
    talk.say(other, talk.stock.pick(recapReplies, 'recapReplies', 'recap') ?? '');
  }
  // Only the agent's own turn names them, so that the talk holds together without it.
  const isNamed = sheet.one('agent') !== undefined || sheet.one('brokerage') !== undefined;
  sayAddress(talk, sheet, isNamed ? closer : other);
  nameAgent(talk, sheet, other);
  sayOpenHouse(talk, sheet, closer);
  sayNextStep(talk, sheet, closer);
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
  const lines = availability(sheet) === 'gone' ? pastAgentLines : agentLines;
  const line = talk.stock.pick(agent && brokerage ? lines.both : lines.one, 'agent', 'agent') ?? '';
  const ids = [agent, brokerage].flatMap((fact) => fact?.id ?? []);
  talk.say(speaker, fill(line, { agent: named.value, brokerage: brokerage?.value ?? '' }), ids, {
    branded: true,
  });
}

function sayOpenHouse(talk: Talk, sheet: SheetView, speaker: Speaker): void {
  const day = sheet.one('openHouse');
  if (!day || availability(sheet) === 'gone') return;
  const line = talk.stock.pick(openHouseLines, 'openHouse', 'open house') ?? '';
  talk.say(speaker, fill(line, { v: day.value }), [day.id]);
}

/** Nobody is asked to see a home that is not to be had. */
function sayNextStep(talk: Talk, sheet: SheetView, speaker: Speaker): void {
  const status = sheet.one('status');
  const pool = { open: nextSteps, pending: pendingSteps, gone: pastSteps }[availability(sheet)];
  const line = talk.stock.pick(pool, 'nextSteps', 'next') ?? '';
  const states = status !== undefined && line.includes('{v}');
  talk.say(speaker, states ? fill(line, { v: status.value }) : line, states ? [status.id] : []);
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
