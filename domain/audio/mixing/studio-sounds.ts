import { type Bed, renderBed } from './bed.ts';
import { renderChapterMarks, renderIntroMotif, renderOutroMotif, type StereoClip } from './motif.ts';
import { renderRoomTone } from './room-tone.ts';

/** The sounds in every episode's mix: its music and its room tone. */
export type StudioSounds = {
  intro: StereoClip;
  outro: StereoClip;
  chapterMarks: StereoClip[];
  bed: Bed;
  room: StereoClip;
};

/** Takes a second, so a studio does it once. */
export function renderStudioSounds(): StudioSounds {
  return {
    intro: renderIntroMotif(),
    outro: renderOutroMotif(),
    chapterMarks: renderChapterMarks(),
    bed: renderBed(),
    room: renderRoomTone(),
  };
}
