import type { KeyboardEvent, ReactNode, Ref } from 'react';
import type { OfferNoun } from '#domain/listings/offer/rules.ts';
import { Captions } from './captions.tsx';
import { ChapterList } from './chapter-list.tsx';
import { PlayerControls } from './player-controls.tsx';
import { Transcript } from './transcript.tsx';
import { type AudioControls, restingAudio } from './use-audio.ts';
import { Waveform } from './waveform.tsx';

export type PodcastPlayerProps = {
  eyebrow: string;
  title: string;
  /** The address, for places that show nothing else of the page. */
  home: string;
  subtitle: string;
  fileUrl: string;
  artist: string;
  cover?: { url: string; avifUrl?: string };
  durationSeconds: number;
  /** What the question box is about; null if there is none. */
  askAbout: OfferNoun | null;
  /** What listeners have to know about the voices. */
  disclosure: string;
  /** From 0 to 100, one per bar. */
  levels: number[];
  chapters: { title: string; startSeconds: number }[];
  turns: { speaker: string; text: string; startSeconds: number }[];
};

type PlayerLookProps = PodcastPlayerProps & {
  audio: AudioControls;
  captions: { isOn: boolean; toggle: () => void };
  playFrom: (seconds: number) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  player?: Ref<HTMLElement>;
  transcript?: Ref<HTMLOListElement>;
  /** What comes after the player on the page. */
  children?: ReactNode;
};

const summary =
  'fold-mark flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 font-semibold text-sm [&::-webkit-details-marker]:hidden';

/** The player as the server writes it: nobody has touched it. */
export function RestingPlayer(props: PodcastPlayerProps) {
  return (
    <PlayerLook
      {...props}
      audio={restingAudio(props.durationSeconds)}
      captions={{ isOn: false, toggle: () => {} }}
      playFrom={() => {}}
    />
  );
}

/** How a player looks, without hooks: the server writes it without React. */
export function PlayerLook(props: PlayerLookProps) {
  const { title, fileUrl, cover, chapters, turns, audio, captions, playFrom } = props;
  return (
    <section
      ref={props.player}
      data-slot="player"
      aria-label={`Podcast: ${title}`}
      onKeyDown={props.onKeyDown}
      className="scroll-mt-4 rounded-lg bg-evergreen p-4 text-on-evergreen shadow-floating ring-1 ring-on-evergreen/15 ring-inset [--focus:var(--focus-on-evergreen)] sm:p-6"
    >
      <div className="flex items-center gap-4">
        {cover && (
          <picture className="shrink-0">
            {cover.avifUrl && <source srcSet={cover.avifUrl} type="image/avif" />}
            <img
              src={cover.url}
              alt=""
              width={88}
              height={88}
              loading="lazy"
              className="size-18 rounded-md object-cover sm:size-22"
            />
          </picture>
        )}
        <div className="min-w-0">
          <p className="font-semibold text-ember-on-evergreen text-sm">{props.eyebrow}</p>
          <p className="font-display text-xl leading-tight sm:text-2xl">{title}</p>
          <p className="text-on-evergreen-soft text-sm">{props.subtitle}</p>
          <p className="text-on-evergreen-soft text-sm">{props.disclosure}</p>
        </div>
      </div>
      <audio
        ref={audio.ref}
        {...audio.events}
        src={fileUrl}
        preload="none"
        controls
        className="without-script mt-4 w-full"
      />
      <div className="with-script">
        <div className="mt-4">
          <Waveform levels={props.levels} time={audio.time} duration={audio.duration} onSeek={audio.seek} />
          {captions.isOn && <Captions turns={turns} time={audio.time} />}
          <PlayerControls audio={audio} captions={turns.length > 0 ? captions : undefined} />
        </div>
      </div>
      {audio.hasFailed && (
        <p role="alert" className="mt-3 rounded-md bg-bad-wash px-3 py-2 text-bad text-sm">
          We couldn’t load the episode. Check your connection and press Play again.
        </p>
      )}
      {audio.hasEnded && props.askAbout && (
        <p role="status" className="mt-3 rounded-md bg-on-evergreen/10 px-3 py-2">
          Still wondering about something?{' '}
          <a href="#ask" className="font-semibold underline underline-offset-4">
            Ask about this {props.askAbout}
          </a>
        </p>
      )}
      <div className="mt-4 border-on-evergreen/20 border-t">
        {chapters.length > 1 && (
          <details className="border-on-evergreen/20 border-b">
            <summary className={summary}>Chapters ({chapters.length})</summary>
            <ChapterList chapters={chapters} time={audio.time} onSeek={playFrom} />
          </details>
        )}
        {turns.length > 0 && (
          <details className="border-on-evergreen/20 not-last:border-b">
            <summary className={summary}>Transcript</summary>
            <Transcript ref={props.transcript} turns={turns} time={audio.time} onSeek={playFrom} />
          </details>
        )}
      </div>
      {props.children}
    </section>
  );
}
