/** What only this home has, each in its own exchange, and everything that could rule a buyer out. */
export const stories = `
= condition-all
part condition-all
M: Before I fall for the {kind}, what could rule me out?
 | I like it so far. What could [rule me out|stand in my way|stop me]?
 | [Say I'm ready to call|Say I pick up the phone]. [What could rule me out|What would I have to live with]?
N: {Condition}

= condition-offer
part condition-offer
M: [Is the seller offering anything|Any help from the seller|Would the seller help]?
 | [How about the seller|What about the seller's side]? Is there any give?
N: {Condition}

= condition-rules
part condition-rules
M: [What are the house rules|What's allowed, and what isn't]?
 | (kind=co-op,condo) What does the {kind} allow, and what doesn't it?
 | (kind=co-op,condo) The {kind} has rules, I'm sure. [Which ones|What are they]?
 | (kind=co-op) What would the {kind} board [say|tell me]?
N: {Condition}

= hook-press
part hook-story
N: [This {kind} comes with clippings|This one's been in print before]: “{press},” the listing says.
M: Then {street} is used to being looked at. [Our turn|Let's look].
callback
M: I'd find that old issue before I went.
N: [Bring it along, and compare|Then you'd know which angle they left out]. The rooms are better at answering.

= story-press
part story
M: [Would I have seen it before|Has {street} been in print|Has anybody written about it]?
N: The listing says “{press}.”
 | It's been “{press},” by the listing's account.

= story-award
part story
M: [Has it won anything|Any ribbons on {street}|Has anybody given it a prize]?
N: {Award}

= story-register
part story
M: [Does anybody protect it|Is there a plaque on {street}|Is it old, or officially old]?
N: {Register}

= story-oddity
part story
M: What's in the {kind} that I'd never guess?
 | What's on {street} that I'd never guess?
 | What's the [odd|unusual] one, the thing people [ask about twice|would bring up at dinner]?
 | [Surprise me|Tell me something odd].
 | What would I show off, on {street}?
N: {Oddity}

= story-oddity-more
part story-more
M: [Did you circle anything else|Is that the only surprise|Any more surprises]?
N: {Oddity}
`;
