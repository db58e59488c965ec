import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../cn.ts';

export type StageState = 'waiting' | 'running' | 'done' | 'failed';

const words: Record<StageState, string> = {
  waiting: 'Waiting',
  running: 'Running',
  done: 'Done',
  failed: 'Failed',
};

export function StageList({ className, ...props }: ComponentProps<'ol'>) {
  return <ol data-slot="stage-list" className={cn('flex flex-col', className)} {...props} />;
}

type StageProps = Omit<ComponentProps<'li'>, 'title'> & {
  state: StageState;
  title: ReactNode;
  /** When it happened or how long it took. */
  time?: ReactNode;
};

/** One step of the work, on a line that fills as the work progresses; children say more about it. */
export function Stage({ state, title, time, className, children, ...props }: StageProps) {
  return (
    <li
      data-slot="stage"
      data-state={state}
      aria-current={state === 'running' ? 'step' : undefined}
      className={cn('group/stage relative grid grid-cols-[auto_1fr] gap-x-3.5 pb-5 last:pb-0', className)}
      {...props}
    >
      <span
        aria-hidden="true"
        className="absolute top-7 bottom-0 left-3.5 w-0.5 -translate-x-1/2 bg-rule group-last/stage:hidden group-data-[state=done]/stage:bg-good"
      />
      <StageMark state={state} />
      <div className="min-w-0 pt-0.5 leading-snug">
        <div className="flex items-baseline justify-between gap-3">
          <p className="font-semibold group-data-[state=failed]/stage:text-bad group-data-[state=waiting]/stage:font-normal group-data-[state=waiting]/stage:text-ink-soft">
            {title}
            <span className="sr-only">: {words[state]}</span>
          </p>
          {time && <span className="shrink-0 text-ink-soft text-sm tabular-nums">{time}</span>}
        </div>
        {children && <div className="mt-1 text-ink-soft text-sm">{children}</div>}
      </div>
    </li>
  );
}

function StageMark({ state }: { state: StageState }) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'grid size-7 place-items-center rounded-full border-2',
        state === 'waiting' && 'border-rule-strong border-dotted',
        state === 'running' && 'border-ember bg-ember-wash text-ember-text',
        state === 'done' && 'border-good bg-good-wash text-good',
        state === 'failed' && 'border-bad bg-bad-wash text-bad',
      )}
    >
      {state === 'done' && <Check strokeWidth={3} className="size-4" />}
      {state === 'failed' && <X strokeWidth={3} className="size-4" />}
      {state === 'running' && <SoundBars />}
    </span>
  );
}

function SoundBars() {
  return (
    <span className="flex h-3 items-center gap-0.5">
      {['0s', '0.25s', '0.5s'].map((delay) => (
        <span
          key={delay}
          data-busy-motion
          style={{ animationDelay: delay }}
          className="h-full w-[3px] animate-sound rounded-full bg-current forced-colors:bg-[Highlight]"
        />
      ))}
    </span>
  );
}
