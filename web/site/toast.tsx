import { type ReactNode, useEffect, useState } from 'react';

/** Destructive is an error in full red, for something that was lost or refused. */
type Tone = 'good' | 'bad' | 'destructive';
export type ToastContent = { tone: Tone; title: string; text?: string };

const lastsMs: Record<Tone, number> = { good: 6000, bad: 8000, destructive: 8000 };
const looks: Record<Tone, { card: string; text: string; button: string }> = {
  good: { card: 'border-good bg-raised text-ink', text: 'text-ink-soft', button: 'hover:bg-sunken' },
  bad: { card: 'border-bad bg-raised text-ink', text: 'text-ink-soft', button: 'hover:bg-sunken' },
  destructive: {
    card: 'border-bad-solid bg-bad-solid text-on-bad [--focus:currentColor]',
    text: 'text-on-bad',
    button: 'hover:bg-bad-solid-strong',
  },
};

/**
 * A short message at the edge of a public page. The app half's toasts need styles that these pages forbid.
 */
export function useToast() {
  const [content, setContent] = useState<ToastContent | undefined>();
  useEffect(() => {
    if (!content) return;
    const timer = setTimeout(() => setContent(undefined), lastsMs[content.tone]);
    return () => clearTimeout(timer);
  }, [content]);
  const toast = (
    <ToastPlace>{content && <Toast content={content} onDismiss={() => setContent(undefined)} />}</ToastPlace>
  );
  return { toast, showToast: setContent };
}

/** It exists before its words do, or screen readers wouldn't read them. */
export function ToastPlace({ children }: { children?: ReactNode }) {
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex justify-end in-[dialog]:top-4 in-[dialog]:bottom-auto print:hidden"
    >
      {children}
    </div>
  );
}

export function Toast({ content, onDismiss }: { content: ToastContent; onDismiss: () => void }) {
  const look = looks[content.tone];
  return (
    <div
      data-slot="toast"
      className={`pointer-events-auto flex w-full animate-pop-in items-start gap-3 rounded-md border border-s-6 py-3 ps-4 pe-2 shadow-floating sm:w-96 ${look.card}`}
    >
      <div className="min-w-0 flex-1 py-1">
        <p className="font-semibold leading-snug">{content.title}</p>
        {content.text && <p className={`mt-0.5 text-sm leading-snug ${look.text}`}>{content.text}</p>}
      </div>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={onDismiss}
        className={`grid size-9 shrink-0 cursor-pointer place-items-center rounded-sm text-lg leading-none ${look.button}`}
      >
        ×
      </button>
    </div>
  );
}
