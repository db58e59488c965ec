export type PhotoRefusal = {
  kind: 'refused';
  reason: 'not_a_photo_file' | 'too_many_pixels' | 'damaged';
  message: string;
};

/** Cheap facts about a photo: enough to compare it with others and to recognize a graphic. */
export type MeasuredPhoto = {
  kind: 'measured';
  /** Of the bytes: the same file has the same hash. */
  hash: string;
  width: number;
  height: number;
  /** `thumbSide` squared pixels of red, green, blue; the whole picture squeezed into a square. */
  thumb: Uint8Array;
  /** Of the brightness histogram: a photo has about 7 bits, a logo about 1. */
  entropyBits: number;
  /** Share of the picture that its eight most common colors (of 4,096) cover. */
  topColorShare: number;
  transparentShare: number;
  notes: PhotoNotes;
};

/** The parts of a file's metadata that must not be lost; place, time and camera must be. */
export type PhotoNotes = {
  /** Who owns the photo, or took it, with the license if there is a link to one. */
  credit?: string;
  /** Whether software made or changed it, as in the IPTC's "digital source type". */
  madeBy?: 'software' | 'software-and-camera';
};

export const thumbSide = 32;

export type PhotoFormat = 'avif' | 'webp' | 'jpeg';

/**
 * `name` is derived from the photo's bytes and the recipe, so the same photo is stored once and cached
 * forever.
 */
export type PhotoVariant = {
  name: string;
  format: PhotoFormat;
  contentType: string;
  width: number;
  height: number;
  bytes: Buffer;
};

export type PreparedPhoto = {
  kind: 'prepared';
  hash: string;
  width: number;
  height: number;
  /** A data URI of well under 400 bytes to show, stretched and blurred, until the photo has loaded. */
  preview: string;
  variants: PhotoVariant[];
};

/** One JPEG, upright and without metadata. */
export type ShrunkPhoto = { kind: 'shrunk'; hash: string; width: number; height: number; bytes: Buffer };

/** All verbs decode strangers' files: they limit pixels and time, and refuse instead of throwing. */
export type Images = {
  measure(bytes: Uint8Array): Promise<MeasuredPhoto | PhotoRefusal>;
  /**
   * Upright, without metadata except the credit (cameras write the place into it), three widths in three
   * formats.
   */
  prepare(bytes: Uint8Array): Promise<PreparedPhoto | PhotoRefusal>;
  /** At most `maxSide` pixels wide and high; includes the owner only if requested. */
  shrink(
    bytes: Uint8Array,
    maxSide: number,
    options?: { keepsCredit: boolean },
  ): Promise<ShrunkPhoto | PhotoRefusal>;
};
