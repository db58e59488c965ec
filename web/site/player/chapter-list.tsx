import { formatTime } from './format-time.ts';

type ChapterListProps = {
  chapters: readonly { title: string; startSeconds: number }[];
  time: number;
  onSeek: (seconds: number) => void;
};

export function ChapterList({ chapters, time, onSeek }: ChapterListProps) {
  const current = time > 0 ? chapters.findLastIndex(({ startSeconds }) => time >= startSeconds) : -1;
  return (
    <ol className="grid grid-cols-1 gap-x-6 pb-3 sm:grid-cols-2">
      {chapters.map(({ title, startSeconds }, index) => (
        <li key={startSeconds}>
          <button
            type="button"
            aria-current={index === current ? 'true' : undefined}
            onClick={() => onSeek(startSeconds)}
            className="flex min-h-11 w-full cursor-pointer items-baseline gap-3 rounded-sm px-2 py-2 text-start hover:bg-current/10 aria-[current]:text-ember-on-evergreen"
          >
            <span className="w-10 shrink-0 text-on-evergreen-soft text-sm tabular-nums">
              {formatTime(startSeconds)}
            </span>
            <span className="min-w-0">{title}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
