import type { Picture } from '../picture.ts';

export type LakeEstateScene = { name: string; title: string; alt: string; draw: () => Picture };

export const lakeEstateScenes: readonly LakeEstateScene[] = [];
