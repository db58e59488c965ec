import { chapterTitles } from '#domain/script/rules.ts';
import type { ChapterName } from '#domain/script/schema.ts';
import { formatTime } from '../player/format-time.ts';

/** When each chapter of the episode begins, by title. */
export type ChapterStarts = ReadonlyMap<string, number>;

/** Marks a part of the page that a chapter talks about: it lights up while that chapter plays. */
export function chapterMark(chapter: ChapterName): { 'data-chapter': string } {
  return { 'data-chapter': chapterTitles[chapter] };
}

type PlaySectionProps = { chapter: ChapterName; starts: ChapterStarts | undefined; about: string };

/**
 * Next to a heading: plays the episode from where it talks about this part. Without a script, it leads to the
 * player.
 */
export function PlaySection({ chapter, starts, about }: PlaySectionProps) {
  const start = starts?.get(chapterTitles[chapter]);
  if (start === undefined) return null;
  return (
    <a
      href="#listen"
      data-opens="podcast-player"
      data-at={Math.floor(start * 10) / 10}
      className="play-section inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full pe-2 font-sans font-semibold text-ember-text text-sm tabular-nums tracking-normal print:hidden"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-7 rounded-full border border-current p-1">
        <path d="M9 6.5v11l8.5-5.5z" fill="currentColor" />
      </svg>
      <span className="sr-only">
        Listen from {formatTime(start)}, about {about}
      </span>
      <span aria-hidden="true" className="play-section-time">
        Listen from {formatTime(start)}
      </span>
    </a>
  );
}
