import { disclosureText } from '#domain/disclosure/rules.ts';
import type { PublicUpdate } from '#domain/production/updates/queries.ts';
import { updateNames } from '#domain/production/updates/rules.ts';
import { formatTime } from '../player/format-time.ts';

type WhatsNewProps = { update: PublicUpdate | undefined; isUnbranded?: boolean };

/**
 * The newest update about a home, above its episode. Uses the browser's own player, which needs no script.
 */
export function WhatsNew({ update, isUnbranded = false }: WhatsNewProps) {
  const shown = update && (isUnbranded ? unbrandedPart(update) : brandedPart(update));
  if (!update || !shown) return null;
  return (
    <section aria-labelledby="whats-new" className="rounded-lg border border-rule p-5 print:hidden">
      <h2 id="whats-new" className="font-sans font-semibold text-base">
        What’s new: {updateNames[update.kind]}
      </h2>
      {/* The words are below it. */}
      {/* biome-ignore lint/a11y/useMediaCaption: the words are part of the page */}
      <audio
        controls
        preload="none"
        src={shown.url}
        aria-label={`Update: ${updateNames[update.kind]}`}
        className="mt-3 w-full"
      />
      <details className="mt-2 text-sm">
        <summary className="cursor-pointer text-ink-soft">Read it ({formatTime(shown.seconds)})</summary>
        <ul className="mt-2 flex flex-col gap-1">
          {shown.turns.map(({ speaker, text }) => (
            <li key={text}>
              <b className="font-semibold">{speaker}:</b> {text}
            </li>
          ))}
        </ul>
      </details>
      <p className="mt-2 text-ink-soft text-sm">{disclosureText(update.episode, 'player')}</p>
    </section>
  );
}

type Part = { url: string; seconds: number; turns: { speaker: string; text: string }[] };

const brandedPart = ({ audioUrl, episode }: PublicUpdate): Part => ({
  url: audioUrl,
  seconds: episode.durationSeconds,
  turns: episode.turns,
});

/** Without the agent's name, or not at all. */
function unbrandedPart({ episode: { unbrandedUrl, unbranded, turns } }: PublicUpdate): Part | undefined {
  if (!unbrandedUrl || !unbranded) return undefined;
  return {
    url: unbrandedUrl,
    seconds: unbranded.durationSeconds,
    turns: unbranded.turns.flatMap(({ turn }) => turns[turn] ?? []),
  };
}
