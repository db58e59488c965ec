import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import type { ToastContent } from '../toast.tsx';

type ModalProps = {
  title: string;
  text?: string;
  /** The current message: a modal dialog covers everything, so it is shown inside. */
  toast: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

export type StaffDialogProps = Pick<ModalProps, 'toast' | 'onClose'> & {
  listingId: string;
  showToast: (toast: ToastContent | undefined) => void;
};

/** For a button inside: closing the dialog itself returns the focus; unmounting it wouldn't. */
export function closeModal(event: MouseEvent<HTMLElement>): void {
  event.currentTarget.closest('dialog')?.close();
}

/** The browser's own dialog: it keeps the focus inside, closes with Escape and returns the focus. */
export function Modal({ title, text, toast, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={title}
      onClose={onClose}
      className="m-auto max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-2xl overflow-y-auto rounded-lg border border-rule bg-raised p-5 text-ink shadow-floating backdrop:bg-black/55 sm:p-7"
    >
      <div className="mb-5 flex items-start justify-between gap-4">
        <div>
          <h2 className="text-2xl">{title}</h2>
          {text && <p className="mt-1 text-ink-soft">{text}</p>}
        </div>
        <button
          type="button"
          aria-label="Close"
          onClick={closeModal}
          className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-md text-2xl leading-none hover:bg-sunken"
        >
          ×
        </button>
      </div>
      {children}
      {toast}
    </dialog>
  );
}
