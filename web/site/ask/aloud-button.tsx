type AloudButtonProps = { isListening: boolean; onClick?: () => void };

export function AloudButton({ isListening, onClick }: AloudButtonProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-pressed={isListening}
      className="noscript:hidden inline-flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-md border border-rule-strong px-4 font-semibold hover:border-ink-soft aria-pressed:border-ember aria-pressed:bg-ember-wash"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className="size-5 fill-none stroke-2 stroke-current [stroke-linecap:round] [stroke-linejoin:round]"
      >
        <path d="M12 2a3 3 0 0 0-3 3v7a3 3 0 0 0 6 0V5a3 3 0 0 0-3-3Z" />
        <path d="M19 10v2a7 7 0 0 1-14 0v-2M12 19v3" />
      </svg>
      {isListening ? 'Listening…' : 'Ask out loud'}
    </button>
  );
}
