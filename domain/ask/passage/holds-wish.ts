/** What a sentence only wishes, plans or leaves to the buyer isn't there: "imagine a roof terrace", "awaits your vision". */
const wish =
  /^(?:just |now |and )?(?:imagine|envision|picture|dream of)\b|\b(?:(?:could|can|may|might) (?:be|become|add|build|create)|(?:ability|opportunity|potential|permission|room|plans?|approved) (?:to|for) (?:build|add|create|expand|an?)|await(?:s|ing)? your)\b/i;

export const holdsWish = (text: string) => wish.test(text);
