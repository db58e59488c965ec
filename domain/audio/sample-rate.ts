/** Episodes are made and encoded at this rate; what the voices give is brought to it. */
export const sampleRate = 44_100;
