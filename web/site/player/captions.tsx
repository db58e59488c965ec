type CaptionsProps = {
  turns: readonly { speaker: string; text: string; startSeconds: number }[];
  time: number;
};

/** The current words, for reading along. Not announced, because screen reader users hear them. */
export function Captions({ turns, time }: CaptionsProps) {
  const turn = turns.findLast(({ startSeconds }) => time >= startSeconds) ?? turns[0];
  if (!turn) return null;
  return (
    <p
      data-slot="captions"
      className="mt-4 grid min-h-24 grid-cols-1 content-center rounded-md bg-black/30 px-4 py-3 text-center text-lg leading-snug"
    >
      <span>
        <span className="font-semibold text-ember-on-evergreen">{turn.speaker}: </span>
        {turn.text}
      </span>
    </p>
  );
}
