import { type Bed, renderBed } from './bed.ts';
import { renderChapterMarks, renderIntroMotif, renderOutroMotif, type StereoClip } from './motif.ts';
import { renderRoomTone } from './room-tone.ts';

/** What every episode is mixed with: its music and its room. */
export type StudioSounds = {
  intro: StereoClip;
  outro: StereoClip;
  chapterMarks: StereoClip[];
  bed: Bed;
  room: StereoClip;
};

/** A second of work, so a studio does it once. */
export function renderStudioSounds(): StudioSounds {
  return {
    intro: renderIntroMotif(),
    outro: renderOutroMotif(),
    chapterMarks: renderChapterMarks(),
    bed: renderBed(),
    room: renderRoomTone(),
  };
}
