import { type CaptionChange, type Clip, type ClipOverlay, FRAMES_PER_SECOND } from './contract.ts';

/** How long one photo takes to become the next. */
export const CUT_SECONDS = 0.6;
const FADE_SECONDS = 0.3;
/** Whole pixels per frame: anything else would jitter. */
export const WAVEFORM_STEP = 4;

/** The number of each input of the program. */
export type Inputs = {
  shots: number[];
  overlays: number[];
  captions: number | null;
  waveform: { played: number; coming: number } | null;
  sounds: number[];
};

/** Pictures become what televisions expect; without the matrix, reds would shift. */
const toVideo = 'scale=out_color_matrix=bt709:out_range=tv';
const seconds = (value: number) => value.toFixed(3);

/** The whole clip as one graph that ends in [picture] and, with sound, in [sound]. */
export function filterGraph(clip: Clip, inputs: Inputs): string {
  const layers = [
    ...waveformLayers(clip, inputs),
    ...captionLayers(clip, inputs),
    ...overlayLayers(clip, inputs),
  ];
  const stacked = layers.map(({ prepare, place }, index) =>
    [...prepare, `[base${index}]${place}[base${index + 1}]`].join(';'),
  );
  return [
    ...shotChain(clip, inputs),
    ...stacked,
    `[base${layers.length}]format=yuv420p[picture]`,
    ...soundChain(clip, inputs),
  ].join(';');
}

/** Each shot stays still or moves by whole pixels, and fades into the next. */
function shotChain({ shots, width, height, durationSeconds }: Clip, inputs: Inputs): string[] {
  const lengths = shots.map((shot, index) => {
    const end = shots[index + 1]?.startSeconds ?? durationSeconds;
    return end - shot.startSeconds + (index < shots.length - 1 ? CUT_SECONDS : 0);
  });
  const moving = shots.map(({ travel, direction }, index) => {
    const frames = Math.max(1, Math.round((lengths[index] as number) * FRAMES_PER_SECOND));
    const way = `floor(min(n,${frames})*${travel}/${frames})`;
    const x = travel === 0 ? '0' : direction === 'right' ? way : `${travel}-${way}`;
    return `[${inputs.shots[index]}:v]${toVideo},format=yuv420p,loop=-1:1,trim=duration=${seconds(lengths[index] as number)},crop=${width}:${height}:x='${x}':y=0:exact=1,fps=${FRAMES_PER_SECOND}[shot${index}]`;
  });
  const cuts = shots.slice(1).map(({ startSeconds }, index) => {
    const before = index === 0 ? 'shot0' : `cut${index}`;
    return `[${before}][shot${index + 1}]xfade=transition=fade:duration=${CUT_SECONDS}:offset=${seconds(startSeconds)}[cut${index + 1}]`;
  });
  const last = shots.length > 1 ? `cut${shots.length - 1}` : 'shot0';
  return [...moving, ...cuts, `[${last}]null[base0]`];
}

type Layer = { prepare: string[]; place: string };

/** Left of the center, what has been heard; right of it, what comes next. */
function waveformLayers({ waveform, shots }: Clip, inputs: Inputs): Layer[] {
  if (!waveform || !inputs.waveform) return [];
  const { left, top, width, height } = waveform;
  const half = Math.floor(width / 2);
  const endOfTalk = shots.at(-1)?.startSeconds ?? 0;
  const strip = (input: number, name: string, wide: number, from: number): Layer => ({
    prepare: [
      `[${input}:v]${toVideo},format=yuva420p,loop=-1:1,trim=duration=${seconds(endOfTalk)},crop=${wide}:${height}:x='${from}+n*${WAVEFORM_STEP}':y=0,fps=${FRAMES_PER_SECOND}[${name}]`,
    ],
    place: `[${name}]overlay=${left + from}:${top}:eof_action=pass`,
  });
  return [
    strip(inputs.waveform.played, 'played', half, 0),
    strip(inputs.waveform.coming, 'coming', width - half, half),
  ];
}

function captionLayers({ captions }: Clip, inputs: Inputs): Layer[] {
  if (!captions || inputs.captions === null) return [];
  return [
    {
      prepare: [`[${inputs.captions}:v]${toVideo},format=yuva420p,fps=${FRAMES_PER_SECOND}[captions]`],
      place: `[captions]overlay=${captions.left}:${captions.top}:eof_action=pass`,
    },
  ];
}

function overlayLayers({ overlays }: Clip, inputs: Inputs): Layer[] {
  return overlays.map(({ left, top, startSeconds, endSeconds }: ClipOverlay, index) => {
    const long = endSeconds - startSeconds;
    const fadeIn = startSeconds > 0 ? `,fade=t=in:d=${FADE_SECONDS}:alpha=1` : '';
    const name = `overlay${index}`;
    return {
      prepare: [
        `[${inputs.overlays[index]}:v]${toVideo},format=yuva420p,loop=-1:1,trim=duration=${seconds(long)}${fadeIn},fade=t=out:st=${seconds(long - FADE_SECONDS)}:d=${FADE_SECONDS}:alpha=1,setpts=PTS+${seconds(startSeconds)}/TB[${name}]`,
      ],
      place: `[${name}]overlay=${left}:${top}:eof_action=pass`,
    };
  });
}

/** The parts one after another, each with soft ends; nothing else changes their loudness. */
function soundChain({ sound, durationSeconds }: Clip, { sounds }: Inputs): string[] {
  if (!sound) return [];
  const parts = sound.parts.map(({ durationSeconds: long }, index) => {
    const out = `afade=t=out:st=${seconds(Math.max(0, long - FADE_SECONDS))}:d=${FADE_SECONDS}`;
    return `[${sounds[index]}:a]afade=t=in:d=0.05,${out}[part${index}]`;
  });
  const names = sound.parts.map((_, index) => `[part${index}]`).join('');
  return [
    ...parts,
    `${names}concat=n=${sound.parts.length}:v=0:a=1,apad=whole_dur=${seconds(durationSeconds)}[sound]`,
  ];
}

/** The captions as a list of files with the time that each is shown; `nameOf` null is the empty picture. */
export function captionList(
  changes: readonly CaptionChange[],
  endSeconds: number,
  nameOf: (picture: number | null) => string,
): string {
  const all = [...((changes[0]?.atSeconds ?? 0) > 0 ? [{ atSeconds: 0, picture: null }] : []), ...changes];
  const entries = all.map(({ atSeconds, picture }, index) => {
    const until = all[index + 1]?.atSeconds ?? endSeconds;
    return `file ${nameOf(picture)}\nduration ${seconds(until - atSeconds)}`;
  });
  // The time of the last entry counts only if another follows it.
  return ['ffconcat version 1.0', ...entries, `file ${nameOf(null)}`, ''].join('\n');
}
