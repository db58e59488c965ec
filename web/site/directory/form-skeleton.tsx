const bar = 'animate-fade-pulse rounded-sm bg-rule';

/** Takes the dialog's place from the click until the form has loaded. */
export function FormSkeleton({ title }: { title: string }) {
  return (
    <div
      data-slot="form-skeleton"
      className="fixed inset-0 z-50 hidden place-items-center bg-black/55 p-4 in-data-[awake=soon]:grid"
    >
      <div
        role="status"
        className="w-full max-w-2xl rounded-lg border border-rule bg-raised p-5 text-ink shadow-floating sm:p-7"
      >
        <p className="font-display text-2xl">{title}</p>
        <span className="sr-only">Loading…</span>
        <div className="mt-6 grid gap-5">
          <div data-busy-motion className={`h-12 ${bar}`} />
          <div className="grid gap-5 sm:grid-cols-2">
            <div data-busy-motion className={`h-12 ${bar}`} />
            <div data-busy-motion className={`h-12 ${bar}`} />
          </div>
          <div data-busy-motion className={`h-24 ${bar}`} />
          <div data-busy-motion className={`h-14 w-44 ${bar}`} />
        </div>
      </div>
    </div>
  );
}
