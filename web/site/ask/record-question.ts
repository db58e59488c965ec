import { createEndOfSpeech } from './end-of-speech.ts';
import { writeWav } from './write-wav.ts';

const RATE = 16_000;

export type Recording = {
  /** Ends it now, as if the person had finished. */
  finish: () => void;
  /** The WAV file as base64; null if nothing was said. */
  done: Promise<string | null>;
};

/** Records a question until its speaker pauses. Throws if access to the microphone is denied. */
export async function recordQuestion(): Promise<Recording> {
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true },
  });
  const audio = new AudioContext();
  const analyser = audio.createAnalyser();
  analyser.fftSize = 2048;
  audio.createMediaStreamSource(stream).connect(analyser);
  const recorder = new MediaRecorder(stream);
  const parts: Blob[] = [];
  recorder.ondataavailable = ({ data }) => parts.push(data);
  const end = createEndOfSpeech();
  const window = new Float32Array(analyser.fftSize);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(window);
    if (end.hear(levelOf(window))) finish();
  }, end.stepMs);
  function finish() {
    clearInterval(timer);
    if (recorder.state !== 'inactive') recorder.stop();
  }
  const stopped = new Promise((resolve) => {
    recorder.onstop = resolve;
  });
  recorder.start();

  async function read(): Promise<string | null> {
    try {
      await stopped;
      if (!end.hasSpeech()) return null;
      const whole = await audio.decodeAudioData(await new Blob(parts).arrayBuffer());
      return toBase64(writeWav(await toRate(whole), RATE));
    } finally {
      for (const track of stream.getTracks()) track.stop();
      await audio.close();
    }
  }
  return { finish, done: read() };
}

function levelOf(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length);
}

async function toRate(sound: AudioBuffer): Promise<Float32Array> {
  const offline = new OfflineAudioContext(1, Math.min(Math.ceil(sound.duration * RATE), 15 * RATE), RATE);
  const source = offline.createBufferSource();
  source.buffer = sound;
  source.connect(offline.destination);
  source.start();
  return (await offline.startRendering()).getChannelData(0);
}

/** In parts, because a call takes only so many arguments. */
function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let from = 0; from < bytes.length; from += 8192)
    text += String.fromCharCode(...bytes.subarray(from, from + 8192));
  return btoa(text);
}
