import { type DragEvent, type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { controlStyles } from '../contact/lead-input.tsx';
import { useFileCheck } from '../verify/use-file-check.ts';
import { VerificationView } from '../verify/verification-view.tsx';

const accepted =
  '.mp3,.mp4,.jpg,.jpeg,.png,.webp,.avif,.pdf,.json,audio/mpeg,video/mp4,image/jpeg,image/png,application/pdf';
const buttonStyles =
  'inline-flex min-h-12 cursor-pointer items-center justify-center rounded-md px-5 font-semibold transition-colors duration-150 aria-disabled:cursor-progress';
const mainButton = `${buttonStyles} bg-ember text-on-ember shadow-pressed hover:bg-ember-strong has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-focus`;
const otherButton = `${buttonStyles} border border-rule-strong bg-raised hover:border-ink-soft`;

/** Checks a file that is dropped or chosen, or one of ours by its link. */
export function FileChecker({ siteUrl }: { siteUrl: string }) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const { state, checkFile, checkLink } = useFileCheck();
  const [isOver, setOver] = useState(false);
  const isBusy = state.kind === 'checking';
  const problem = state.kind === 'refused' ? state.problem : '';

  useEffect(() => {
    const link = new URLSearchParams(window.location.search).get('link');
    if (link) checkLink(link);
  }, [checkLink]);
  useEffect(() => {
    // The result is what the visitor came for; screen readers go there too.
    if (state.kind === 'empty') return;
    root.current?.scrollIntoView({ block: 'start' });
    if (state.kind === 'checked')
      root.current?.querySelector<HTMLElement>('#verdict')?.focus({ preventScroll: true });
  }, [state]);

  function take(file: File | undefined) {
    if (file && !isBusy) checkFile(file);
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isBusy) checkLink(String(new FormData(event.currentTarget).get('link') ?? '').trim());
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  }

  return (
    <div ref={root} className="flex scroll-mt-6 flex-col gap-8">
      {/* The result appears above the form: on a phone, nobody would scroll down for it. */}
      <div aria-live="polite" className={state.kind === 'empty' ? 'sr-only' : 'flex flex-col gap-4'}>
        {isBusy && <p className="animate-pulse break-all">Checking {state.name}…</p>}
        {problem && (
          <p role="alert" className="rounded-md bg-bad-wash px-4 py-3 font-medium text-bad">
            {problem}
          </p>
        )}
        {state.kind === 'checked' && <VerificationView name={state.name} verification={state.verification} />}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way in; the input below serves the keyboard */}
      <div
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        className={`flex flex-col items-start gap-4 rounded-lg border-2 border-dashed p-6 transition-colors duration-150 sm:p-8 ${isOver ? 'border-ember bg-ember-wash' : 'border-rule-strong bg-raised'}`}
      >
        <p className="font-[560] font-display text-2xl pointer-coarse:hidden">Drop a file here</p>
        <p className="hidden font-[560] font-display text-2xl pointer-coarse:block">Pick a file to check</p>
        <p className="text-ink-soft">
          An audio file, video, image, PDF or home record (.json) from us, up to 64 MB.
        </p>
        <label htmlFor={`${id}file`} className={mainButton}>
          Choose a file
          <input
            id={`${id}file`}
            type="file"
            accept={accepted}
            className="sr-only"
            onChange={({ currentTarget }) => {
              take(currentTarget.files?.[0]);
              // The same file can be chosen again.
              currentTarget.value = '';
            }}
          />
        </label>
      </div>
      <form onSubmit={submit} className="grid max-w-xl gap-2">
        <label htmlFor={`${id}link`} className="font-semibold">
          Or paste a link to a Hearthcast file or listing page
        </label>
        <div className="flex flex-wrap gap-2">
          <input
            id={`${id}link`}
            name="link"
            type="text"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={2048}
            placeholder={`${siteUrl}/files/…`}
            className={`${controlStyles} h-12 flex-1 basis-56`}
          />
          <button type="submit" aria-disabled={isBusy || undefined} className={otherButton}>
            Check link
          </button>
        </div>
      </form>
      <noscript>
        <p>Checking a file needs JavaScript.</p>
      </noscript>
    </div>
  );
}
