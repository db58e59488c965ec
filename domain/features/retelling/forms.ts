import { skipNotice } from './forms/skip-notice.ts';
import { tellAdditions } from './forms/tell-additions.ts';
import { tellFragment } from './forms/tell-fragment.ts';
import { tellHome } from './forms/tell-home.ts';
import { tellInvitation } from './forms/tell-invitation.ts';
import { tellPastFirst } from './forms/tell-past-first.ts';
import { tellPlaceFirst } from './forms/tell-place-first.ts';
import { tellThereIs } from './forms/tell-there-is.ts';
import { tellThingsFirst } from './forms/tell-things-first.ts';
import { tellWelcome } from './forms/tell-welcome.ts';
import { tellWhereInHome } from './forms/tell-where-in-home.ts';
import { tellWish } from './forms/tell-wish.ts';

/** Turns sentences of one form into plain statements, one per fact; undefined for sentences of another form. */
export type Form = (sentence: string) => string[] | undefined;

/** The forms in which listings imply things; the first match wins. */
export const forms: readonly Form[] = [
  skipNotice,
  tellWish,
  tellWelcome,
  tellWhereInHome,
  tellPlaceFirst,
  tellPastFirst,
  tellThingsFirst,
  tellAdditions,
  tellThereIs,
  tellHome,
  tellInvitation,
  tellFragment,
];
