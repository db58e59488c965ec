/** "Is that per month or per year?" */
const periodAsked =
  /^(?:so |and )?(?:is|are) .*\b(?:monthly|yearly|annual|quarterly|(?:per|a|each|every) (?:month|year|quarter))\b|^(?:monthly|per month) or\b/;

export const asksPeriod = (question: string) => periodAsked.test(question);
