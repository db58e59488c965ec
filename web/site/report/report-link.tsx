/** An unobtrusive link for reporting that something about a page is wrong. */
export function ReportLink({ path, isFramed = false }: { path: string; isFramed?: boolean }) {
  return (
    <a
      href={`/report?page=${encodeURIComponent(path)}`}
      rel="nofollow noopener"
      {...(isFramed ? { target: '_blank' } : {})}
      className="inline-flex min-h-11 items-center text-ink-soft text-sm underline underline-offset-4"
    >
      Report a problem
    </a>
  );
}
