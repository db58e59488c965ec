/** Episodes are mixed and encoded at this rate; clips are resampled to it. */
export const sampleRate = 44_100;
