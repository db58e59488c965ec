import { ILLUSTRATION } from '#adapters/renderer/contract.ts';
import type { SoundPart } from '#adapters/video/contract.ts';
import type { HostedPhoto } from '#db/schema/listings.ts';
import type { EpisodeTurn } from '#db/schema/podcasts.ts';
import { fileKeyOf } from '../../files/rules.ts';
import { isAltered, photoKindNames } from '../../listings/photos/rules.ts';
import type { HomeFacts } from '../facts/home-facts.ts';
import type { Home } from '../load-home.ts';
import { shortWhere } from '../writing/copy.ts';
import { type CaptionPage, captionPages } from './caption-pages.ts';
import { chooseWindow, type HookCheck, hookLine, type Window } from './choose-window.ts';
import { planShots } from './plan-shots.ts';
import type { Cut } from './rules.ts';
import { type TimedWord, timeWords } from './time-words.ts';

export type TalkTurn = EpisodeTurn & { words?: TimedWord[] };

/** How long the agent's card shows at the end. */
export const END_CARD_SECONDS = 3.6;
const maxPhotos = 12;

/** What a clip says and shows, before anything is drawn. */
export type ClipPlan = {
  audioKey: string;
  window: Window;
  hook: string;
  pages: CaptionPage[];
  /** When each shot starts, and its photo; without photos, there's one shot of our own drawing. */
  shots: { startSeconds: number; photo: HostedPhoto | null }[];
  talkSeconds: number;
  sound: SoundPart[];
  /** The required disclosure about the voices and the photos. */
  note: string;
  hasOriginals: boolean;
};

/** Undefined if the episode has no talk to cut a clip from. */
export function planClip(
  { podcast, listing, facts, disclosure }: Home,
  turns: readonly TalkTurn[],
  cut: Cut,
  isTrueAlone?: HookCheck,
): ClipPlan | undefined {
  const window = chooseWindow(turns, facts.features, cut.seconds - END_CARD_SECONDS);
  const audioKey = fileKeyOf(podcast.gcsFileUrl ?? podcast.podcastFileUrl ?? '');
  if (!window || !audioKey) return undefined;
  const talkSeconds = window.endSeconds - window.startSeconds;
  const words = (window.turns as TalkTurn[])
    .flatMap((turn) => turn.words ?? timeWords(turn))
    .filter(({ startSeconds }) => startSeconds < window.endSeconds - 0.1);
  const photos = choosePhotos(listing.localImages);
  const starts = photos.length === 0 ? [0] : planShots(words, window.startSeconds, talkSeconds);
  return {
    audioKey,
    window,
    hook: hookLine(window, facts.features, priceHook(facts), isTrueAlone),
    pages: captionPages(words),
    shots: starts.map((startSeconds, index) => ({
      startSeconds,
      photo: photos[index % photos.length] ?? null,
    })),
    talkSeconds,
    sound: soundOf(window, turns),
    note: [disclosure.clip, ...labelsOf(photos)].join(' · '),
    hasOriginals: photos.some(({ origin }) => origin?.original !== undefined),
  };
}

/** A question the facts can answer, for a talk without a suitable opening sentence. */
function priceHook(facts: HomeFacts): string {
  const { price, city, saleStatus } = facts;
  return price && city && saleStatus !== 'sold'
    ? `What does ${price} get you in ${city}?`
    : shortWhere(facts);
}

/** The talk, followed by the episode's opening sound under the agent's card. */
function soundOf(window: Window, turns: readonly EpisodeTurn[]): SoundPart[] {
  const talk = {
    startSeconds: window.startSeconds,
    durationSeconds: window.endSeconds - window.startSeconds,
  };
  const openingSeconds = Math.min(turns[0]?.startSeconds ?? 0, END_CARD_SECONDS);
  return openingSeconds < 1 ? [talk] : [talk, { startSeconds: 0, durationSeconds: openingSeconds }];
}

/** Without the changes in each: the whole clip has one line. */
function labelsOf(photos: readonly HostedPhoto[]): string[] {
  if (photos.length === 0) return [ILLUSTRATION];
  const kinds = photos.filter(isAltered).map(({ origin }) => origin?.kind ?? 'edited');
  return [...new Set(kinds)].map((kind) => photoKindNames[kind]);
}

/** Photos of the home in listing order; edited ones and floor plans only if there's nothing else. */
function choosePhotos(photos: readonly HostedPhoto[]): HostedPhoto[] {
  const real = photos.filter((photo) => !isAltered(photo));
  const chosen = real.length > 0 ? real : photos;
  const views = chosen.filter(({ alt }) => !/\b(?:floor ?plan|plat|map|survey)\b/i.test(alt));
  return (views.length > 0 ? views : chosen).slice(0, maxPhotos);
}
