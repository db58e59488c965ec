const STEP_MS = 50;
const MAX_MS = 15_000;
/** People who have said nothing by then pressed by mistake, or their microphone is off. */
const NO_SPEECH_MS = 6000;
/** Pauses inside a question are shorter than this. */
const PAUSE_MS = 1200;
const QUIETEST_SPEECH = 0.012;
const ABOVE_NOISE = 3;

/** Detects from the level of each step when someone has finished talking. */
export function createEndOfSpeech() {
  let noise = Number.POSITIVE_INFINITY;
  let elapsedMs = 0;
  let spokenMs = 0;
  let silentMs = 0;
  return {
    stepMs: STEP_MS,
    /** Takes the level of the next step; true when the recording should end. */
    hear(level: number): boolean {
      elapsedMs += STEP_MS;
      noise = Math.min(noise, level);
      const isSpeech = level > Math.max(QUIETEST_SPEECH, noise * ABOVE_NOISE);
      spokenMs += isSpeech ? STEP_MS : 0;
      silentMs = isSpeech ? 0 : silentMs + STEP_MS;
      if (elapsedMs >= MAX_MS) return true;
      return spokenMs === 0 ? elapsedMs >= NO_SPEECH_MS : silentMs >= PAUSE_MS;
    },
    hasSpeech: () => spokenMs > 0,
  };
}
