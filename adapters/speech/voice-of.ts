/** The first voice is the first host's; any other speaker has the second. */
export function voiceOf<Voice>([first, second]: readonly [Voice, Voice], speaker: string): Voice {
  return speaker.toLowerCase() === 'nora' ? first : second;
}
