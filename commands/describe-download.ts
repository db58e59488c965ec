type Progress = { doneBytes: number; totalBytes: number };

/**
 * The last few seconds predict the rest better than the whole download, because existing parts cost no time.
 */
const WINDOW_MS = 15_000;
const SAMPLE_MS = 250;

/** Describes how far a download is and, once its speed is known, how long the rest takes: "120 of 350 MB, about 2 minutes left". */
export function createDownloadDescriber(now: () => number): (progress: Progress) => string {
  let samples: { at: number; bytes: number }[] = [];
  return ({ doneBytes, totalBytes }) => {
    const at = now();
    if (at - (samples.at(-1)?.at ?? Number.NEGATIVE_INFINITY) >= SAMPLE_MS)
      samples = [...samples.filter((sample) => at - sample.at <= WINDOW_MS), { at, bytes: doneBytes }];
    const amount = `${(doneBytes / 1e6).toFixed(0)} of ${(totalBytes / 1e6).toFixed(0)} MB`;
    const first = samples[0] as { at: number; bytes: number };
    const bytesPerMs = (doneBytes - first.bytes) / (at - first.at);
    if (at - first.at < 1000 || bytesPerMs <= 0 || doneBytes >= totalBytes) return amount;
    return `${amount}, ${sayTime((totalBytes - doneBytes) / bytesPerMs / 1000)} left`;
  };
}

function sayTime(seconds: number): string {
  if (seconds < 45) return 'less than a minute';
  const minutes = Math.round(seconds / 60);
  return minutes <= 1 ? 'about a minute' : `about ${minutes} minutes`;
}
