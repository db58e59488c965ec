/** "NYU is right there", "my mom can't do stairs": said beside a question, it asks nothing. */
export const isRemark = (part: string) =>
  !/\?$/.test(part) &&
  !/^(?:is|are|was|does|do|did|has|have|can|could|will|would|may|how|what|when|where|which|who|whose|why|any|and|also|plus|or|tell|please|i (?:want to know|need to know|would like to know|wonder)|looking|wondering)\b/i.test(
    part,
  ) &&
  /^(?:i|we|my|our|i'm|im|they|in|figure|figured|guess|assuming|hate|hoping|hope|that's (?:an?|so|quite|too))\b|\b(?:is|are|was|were|am|i'm|it's|have|has|had|love|like|saw|looks?|seems?|sounds?|says?|wrote|don'?t|usually)\b/i.test(
    part,
  );
