/** "Toddlers play on it", "kids need to be near us": whom the asker cares for, and nothing asked of anyone else. */
const ownPeople =
  /^(?:(?:my|our|the) )?(?:\w+ )?(?:kids?|children|toddlers?|baby|babies|twins|teens?|sons?|daughters?|parents?|mom|dad|wife|husband) (?:need|needs|want|wants|play|plays|sleep|sleeps|crawl|crawls|love|loves|like|likes|will|would)\b/i;

/** "NYU is right there", "my mom can't do stairs": said beside a question, it asks nothing. */
export const isRemark = (part: string) =>
  !/\?$/.test(part) &&
  (ownPeople.test(part) ||
    (!/^(?:is|are|was|does|do|did|has|have|can|could|will|would|may|how|what|when|where|which|who|whose|why|any|and|also|plus|or|tell|please|i (?:want to know|need to know|would like to know|wonder)|looking|wondering)\b/i.test(
      part,
    ) &&
      /^(?:i|we|my|our|i'm|im|they|in|figure|figured|guess|assuming|hate|hoping|hope|that's (?:an?|so|quite|too))\b|\b(?:is|are|was|were|am|i'm|it's|have|has|had|love|like|saw|looks?|seems?|sounds?|says?|wrote|don'?t|usually)\b/i.test(
        part,
      )));
