/** Drawn here because it is sent to the browser with the islands that use it. */
export function Arrow({ isForward }: { isForward: boolean }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className="size-5"
    >
      <path d={isForward ? 'm10 6 6 6-6 6' : 'm14 6-6 6 6 6'} />
    </svg>
  );
}
