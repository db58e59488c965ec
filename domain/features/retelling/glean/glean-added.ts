import { startSmall } from '../start-small.ts';
import { type Found, nothing } from './found.ts';
import { readItems } from './read-items.ts';
import { readSubject } from './read-subject.ts';

const verb =
  /^(.+?),? (?:(?:all|also|further|both|together|beautifully|seamlessly|perfectly|elegantly) )*(?:adds?|lend|creates?|enhances?|elevates?|completes?|provides?|offers?|floods?|fills?|brings?|lends?|makes?|ensures?|defines?|highlights?|crowns?|rounds? out|contributes?|allows?|abounds?|awaits?|delivers?|reflects?|complements?|showcases?|combine|blend|graces?|adorns?|illuminates?|invites?|maximizes?|bathes?|accentuates?|anchors?|gives?|set|infuses?|exudes?|keep|evokes?|embod(?:y|ies)|frame|bring|underscore|celebrate|honor) ?(.*)$/iu;
const placed = /^(?:the|this|your|our|a|an) /i;
/** The sentence says what these things may be, not that they exist. */
const limit =
  /\b(?:away|nearby|blocks?|steps|minutes|not|no|could|may|might|if|potential|can|would|will|shared|only)\b/i;
/** A room we can only identify by its surroundings. */
const bareRoom =
  /^(?:an? )?(?:[\p{L}-]+ ){0,2}(?:rooms?|bedrooms?|bath(?:room)?s?|kitchens?|floor|level|building|suite|home|residence|unit)$/iu;

/** "Oak floors and a cedar bar add warmth to the den": what the den has; if no room is named, what there is. */
export function gleanAdded(clause: string): Found {
  const [, list = '', object = ''] = verb.exec(clause) ?? [];
  if (list === '' || /^(?:the|this|it|you|your|every|each|all|that|there|here)\b/i.test(list)) return nothing;
  if (limit.test(list) || limit.test(object) || / (?:that|which|where|is|are|has|have|to)\b/.test(list))
    return nothing;
  const items = readItems(startSmall(list));
  const count = list.split(/, (?:and )?| and /).length;
  if (items.length < Math.ceil(count / 2) || items.some((item) => bareRoom.test(item))) return nothing;
  const direct = /^(?:(?:\p{L}+ ){0,4}?to |out )?((?:the|this|your|an?) .+)$/iu.exec(object)?.[1];
  const room = direct === undefined ? undefined : readSubject(direct);
  if (
    room &&
    room.name !== 'It' &&
    !/^an? /.test(room.name) &&
    /^(?:$|[,.]| (?:with|in|and)\b|with\b)/.test(room.rest)
  )
    return { told: [], things: [{ owner: room.name, items }] };
  // The object may say where they are in its own words.
  return placed.test(object) &&
    room === undefined &&
    !/^(?:the|this|your|an?) (?:[\p{L}-]+ ){0,3}(?:home|house|residence|apartment|space|interiors?|unit|property|condo|loft|light|atmosphere|ambiance|touch|sense|feel\w*|scene|picture|offering|package|character|charm|elegance|warmth|air|backdrop|mood|vibe|setting|tone|aesthetic|flow|experience|style|living|layer)\b/iu.test(
      object,
    )
    ? nothing
    : { told: [], things: [{ items }] };
}
