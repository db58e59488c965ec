let playing: HTMLAudioElement | undefined;

/** Plays a base64-encoded WAV file and stops any other. */
export async function playWav(base64: string): Promise<void> {
  playing?.pause();
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }));
  const audio = new Audio(url);
  playing = audio;
  const done = () => URL.revokeObjectURL(url);
  audio.addEventListener('ended', done, { once: true });
  audio.addEventListener('pause', done, { once: true });
  await audio.play();
}
