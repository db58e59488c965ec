import type { PlayerData } from '#domain/listings/sharing/schema.ts';
import { formatTime, speakTime } from '../player/format-time.ts';
import { BAR_STEP, resamplePeaks, WAVE_BARS, WAVE_HEIGHT, waveformPath } from '../player/waveform-path.ts';
import { createDrawing, createElement } from './create-element.ts';

const playPath = 'M8 4.6v14.8a.8.8 0 0 0 1.2.7l12-7.4a.8.8 0 0 0 0-1.4l-12-7.4A.8.8 0 0 0 8 4.6Z';
const pausePath = 'M7 4.5h3.5v15H7zM13.5 4.5H17v15h-3.5z';
const SKIP_SECONDS = 15;
const rates = [0.75, 1, 1.25, 1.5, 2];

/** The player of one episode. `onError` is called if the file couldn't be played. */
export function createPlayerView(
  data: PlayerData,
  { onError }: { onError: () => void },
): { section: HTMLElement; audio: HTMLAudioElement } {
  const audio = createElement('audio', { src: data.audioUrl, preload: 'none' });
  const alert = createElement('p', { role: 'alert', hidden: '' });
  const seek = (seconds: number) => {
    audio.currentTime = Math.max(0, Math.min(seconds, length()));
    draw();
  };
  const length = () => (Number.isFinite(audio.duration) ? audio.duration : data.durationSeconds);
  const play = () => {
    if (audio.error) audio.load();
    alert.hidden = true;
    // Refused or aborted: the element's own events report it.
    audio.play().catch(() => {});
  };
  const playFrom = (seconds: number) => {
    seek(seconds);
    play();
  };

  const toggle = createElement('button', {
    type: 'button',
    class: 'play',
    onclick: () => (audio.paused ? play() : audio.pause()),
  });
  const wavePath = waveformPath(resamplePeaks(data.peaks.length > 0 ? data.peaks : [1]));
  const viewBox = `0 0 ${WAVE_BARS * BAR_STEP} ${WAVE_HEIGHT}`;
  const slider = createElement('input', {
    type: 'range',
    min: 0,
    step: 1,
    'aria-label': 'Position in the episode',
  });
  slider.addEventListener('input', () => seek(slider.valueAsNumber));
  const wave = createElement(
    'div',
    { class: 'wave' },
    createDrawing(viewBox, wavePath),
    createDrawing(viewBox, wavePath),
    slider,
  );
  const time = createElement('span', { class: 'time' });
  const rate = createElement(
    'select',
    { 'aria-label': 'Speed' },
    ...rates.map((value) => createElement('option', { value }, `${value}×`)),
  );
  rate.addEventListener('change', () => {
    audio.playbackRate = Number(rate.value);
  });
  rate.value = '1';
  const chapters = data.chapters.map(({ title, startSeconds }) => line(startSeconds, title));
  const turns = data.turns.map(({ speaker, text, startSeconds }) =>
    line(startSeconds, `${speaker}: ${text}`),
  );

  function line(startSeconds: number, text: string) {
    const start = createElement('small', {}, formatTime(startSeconds));
    const words = createElement('span', {}, text);
    const button = createElement(
      'button',
      { type: 'button', onclick: () => playFrom(startSeconds) },
      start,
      words,
    );
    return { button, startSeconds };
  }

  function draw() {
    const [now, end] = [audio.currentTime, length()];
    wave.style.setProperty('--played', `${end > 0 ? (now / end) * 100 : 0}%`);
    slider.max = String(Math.ceil(end));
    slider.value = String(Math.floor(now));
    slider.setAttribute('aria-valuetext', `${speakTime(now)} of ${speakTime(end)}`);
    time.textContent = `${formatTime(now)} / ${formatTime(end)}`;
    for (const lines of [chapters, turns]) {
      const current = now > 0 ? lines.findLast(({ startSeconds }) => now >= startSeconds) : undefined;
      for (const each of lines) {
        if (each === current) each.button.setAttribute('aria-current', 'true');
        else each.button.removeAttribute('aria-current');
      }
    }
  }

  function drawToggle() {
    toggle.replaceChildren(createDrawing('0 0 24 24', audio.paused ? playPath : pausePath));
    toggle.setAttribute('aria-label', audio.paused ? 'Play' : 'Pause');
  }

  for (const event of ['play', 'pause', 'ended']) audio.addEventListener(event, drawToggle);
  for (const event of ['timeupdate', 'durationchange', 'seeked']) audio.addEventListener(event, draw);
  audio.addEventListener('error', () => {
    alert.textContent = 'The episode didn’t load. Check your connection, then press Play.';
    alert.hidden = false;
    drawToggle();
    onError();
  });
  drawToggle();
  draw();

  const skip = (seconds: number, name: string, sign: string) =>
    createElement(
      'button',
      { type: 'button', 'aria-label': name, onclick: () => seek(audio.currentTime + seconds) },
      `${sign}${SKIP_SECONDS}`,
    );
  const section = createElement(
    'section',
    { 'aria-label': `Podcast: ${data.title}` },
    createElement(
      'header',
      {},
      toggle,
      createElement(
        'div',
        {},
        createElement('p', { class: 'title' }, data.title),
        ...(data.place ? [createElement('p', {}, data.place)] : []),
      ),
    ),
    audio,
    wave,
    createElement(
      'div',
      { class: 'row' },
      time,
      skip(-SKIP_SECONDS, 'Skip back 15 seconds', '−'),
      skip(SKIP_SECONDS, 'Skip forward 15 seconds', '+'),
      rate,
    ),
    alert,
    ...fold(`Chapters (${chapters.length})`, 'Chapters', chapters),
    ...fold('Transcript', 'Transcript', turns),
    createElement(
      'footer',
      {},
      createElement('a', { href: data.pageUrl, target: '_blank', rel: 'noopener' }, 'See the full listing'),
      createElement('p', {}, data.disclosure),
      ...(data.attribution ? [createElement('p', {}, data.attribution)] : []),
    ),
  );
  return { section, audio };
}

function fold(summary: string, label: string, lines: { button: HTMLElement }[]): HTMLElement[] {
  if (lines.length < 2) return [];
  const items = lines.map(({ button }) => createElement('li', {}, button));
  return [
    createElement(
      'details',
      {},
      createElement('summary', {}, summary),
      // A scrolling region must be reachable by keyboard; its buttons are.
      createElement('ol', { 'aria-label': label }, ...items),
    ),
  ];
}
