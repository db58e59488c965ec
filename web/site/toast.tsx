import { useEffect, useState } from 'react';

export type ToastContent = { tone: 'good' | 'bad'; title: string; text?: string };

const lastsMs = { good: 6000, bad: 8000 };

/** A short word at the edge of a public page. The toasts of the app half need styles that these pages forbid. */
export function useToast() {
  const [content, setContent] = useState<ToastContent | undefined>();
  useEffect(() => {
    if (!content) return;
    const timer = setTimeout(() => setContent(undefined), lastsMs[content.tone]);
    return () => clearTimeout(timer);
  }, [content]);
  const toast = (
    // The region is there before the words are, or screen readers would not speak them.
    <div
      role="status"
      className="pointer-events-none fixed inset-x-4 bottom-4 z-50 flex justify-end in-[dialog]:top-4 in-[dialog]:bottom-auto print:hidden"
    >
      {content && (
        <div
          data-slot="toast"
          className={`pointer-events-auto flex w-full animate-pop-in items-start gap-3 rounded-md border border-s-6 bg-raised py-3 ps-4 pe-2 text-ink shadow-floating sm:w-96 ${content.tone === 'good' ? 'border-good' : 'border-bad'}`}
        >
          <div className="min-w-0 flex-1 py-1">
            <p className="font-semibold leading-snug">{content.title}</p>
            {content.text && <p className="mt-0.5 text-ink-soft text-sm leading-snug">{content.text}</p>}
          </div>
          <button
            type="button"
            aria-label="Dismiss"
            onClick={() => setContent(undefined)}
            className="grid size-9 shrink-0 cursor-pointer place-items-center rounded-sm text-lg leading-none hover:bg-sunken"
          >
            ×
          </button>
        </div>
      )}
    </div>
  );
  return { toast, showToast: setContent };
}
