import { askBacks } from './data/ask-backs.ts';
import { banter } from './data/banter.ts';
import { endings } from './data/endings.ts';
import { exchanges } from './data/exchanges.ts';
import { aroundScenes } from './data/follow-ups/around.ts';
import { arrivalScenes } from './data/follow-ups/arrival.ts';
import { kitchenScenes } from './data/follow-ups/kitchen.ts';
import { livingScenes } from './data/follow-ups/living.ts';
import { outsideScenes } from './data/follow-ups/outside.ts';
import { roomScenes } from './data/follow-ups/rooms.ts';
import { termScenes } from './data/follow-ups/terms.ts';
import { hooks } from './data/hooks.ts';
import { leads } from './data/leads.ts';
import { lineQuestions } from './data/line-questions.ts';
import { openings } from './data/openings.ts';
import { aroundReplies } from './data/replies/around.ts';
import { kitchenReplies } from './data/replies/kitchen.ts';
import { livingReplies } from './data/replies/living.ts';
import { placeReplies } from './data/replies/place.ts';
import { roomReplies } from './data/replies/rooms.ts';
import { roomAnswers } from './data/room-answers.ts';
import { stories } from './data/stories.ts';
import { walk } from './data/walk.ts';
import { parseReplies } from './parse-replies.ts';
import { parseBanter, parseScenes } from './parse-scenes.ts';
import type { Scene } from './scene.ts';

/** All of our scenes. */
export const allScenes: readonly Scene[] = [
  ...[
    openings,
    hooks,
    walk,
    exchanges,
    roomAnswers,
    stories,
    leads,
    lineQuestions,
    askBacks,
    arrivalScenes,
    livingScenes,
    kitchenScenes,
    roomScenes,
    outsideScenes,
    aroundScenes,
    termScenes,
    endings,
  ].flatMap(parseScenes),
  ...parseReplies(livingReplies, ['living']),
  ...parseReplies(kitchenReplies, ['kitchen', 'practical']),
  ...parseReplies(roomReplies, ['rooms']),
  ...parseReplies(aroundReplies, ['arrival', 'outside', 'parking', 'building']),
  ...parseReplies(placeReplies, ['opening', 'place', 'money', 'questions']),
  ...parseBanter(banter),
];
