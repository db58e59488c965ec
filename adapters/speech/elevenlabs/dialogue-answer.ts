import { z } from 'zod';

const Alignment = z.object({
  characters: z.array(z.string()),
  character_start_times_seconds: z.array(z.number()),
  character_end_times_seconds: z.array(z.number()),
});
/** What the dialogue call answers. */
export const DialogueAnswer = z.object({
  audio_base64: z.string().min(1),
  alignment: Alignment.nullish(),
  voice_segments: z.array(
    z.object({
      start_time_seconds: z.number().nonnegative(),
      end_time_seconds: z.number().nonnegative(),
      character_start_index: z.number().int().nonnegative(),
      character_end_index: z.number().int().nonnegative(),
      dialogue_input_index: z.number().int().nonnegative(),
    }),
  ),
});
export type DialogueAnswer = z.infer<typeof DialogueAnswer>;
