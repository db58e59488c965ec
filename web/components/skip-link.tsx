/** The first stop of the Tab key: past the header, to the page itself. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="absolute top-2 left-2 z-40 -translate-y-40 rounded-md bg-raised px-5 py-3 font-semibold text-ink shadow-floating focus:translate-y-0"
    >
      Skip to content
    </a>
  );
}
