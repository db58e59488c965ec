/** How the hosts get to a listing's highlights: the question that fits each kind of answer. */
export const leads = `
= lead-shape
part lead-shape
M: [How is it put together|What's the shape of it|How is it laid out|What am I picturing|How does it sit]?
 | [Draw it for me|I've got a pencil]. [How is it laid out|What's the shape]?
N: {Statement}
= lead-shape-more
part lead-shape-more
M: [What else about the shape|How else is it put together]?
N: {Statement}
= ask-lead-shape
part ask-lead-shape
M: [How is it put together|What's the shape of it]?

= lead-sides
part lead-sides
M: [How many sides get daylight|How many ways do the windows look|On how many sides are there windows]?
N: {Statement}
= lead-sides-more
part lead-sides-more
M: [How many sides get daylight|How many ways do the windows look]?
N: {Statement}
= ask-lead-sides
part ask-lead-sides
M: [How many sides get daylight|How many ways do the windows look]?

= lead-lot
part lead-lot
M: [What does the lot measure|How big a lot is it on|How wide and how deep is the lot]?
N: {Statement}
= lead-lot-more
part lead-lot-more
M: [What does the lot measure|How wide and how deep is the lot]?
N: {Statement}
= ask-lead-lot
part ask-lead-lot
M: [What does the lot measure|How wide and how deep is the lot]?

= lead-renewal
part lead-renewal
M: [When was it last done over|How much of it is new|What's been done to it|Has somebody been through it]?
 | [Level with me|Straight out]: [is it tired|how fresh is it]?
N: {Statement}
= ask-lead-renewal
part ask-lead-renewal
M: [How much of it is new|What's been done to it|How fresh is it]?

= lead-first
part lead-first
M: [Before the rooms|Before we go in|Before anything else], what would you show me?
 | [What's the first thing you'd show me|Where would you take me first|What would you go and see first|What would I want to see first]?
 | [Skip ahead for a second|Out of order, just once]. What would you [show me|go and see] first?
 | [If we only had a minute|With five minutes in there|If I could only see one thing|On a short visit], [what would you show me|where would we go|what shouldn't I miss]?
 | [The door's open|I've got my shoes on|Say I'm at the door]. [Where do we go first|What do you show me|Where do you take me]?
N: {Statement}
= ask-lead-first
part ask-lead-first
M: [What would you show me first|Where would you take me first|What would you go and see first|What's the first thing you'd show me]?
= open-first
part open-first
M: [Before the rooms|Before we go in|Before anything else], what would you show me?
 | [What's the first thing you'd show me|Where would you take me first|What would you go and see first|What would I want to see first]?
 | [Skip ahead for a second|Out of order, just once]. What would you [show me|go and see] first?
 | [If we only had a minute|With five minutes in there|If I could only see one thing|On a short visit], [what would you show me|where would we go|what shouldn't I miss]?
 | [The door's open|I've got my shoes on|Say I'm at the door]. [Where do we go first|What do you show me|Where do you take me]?
= ask-first
part ask-open-first
M: [What would you show me first|Where would you take me first|What would you go and see first|What's the first thing you'd show me]?

= lead-outdoor
part lead-outdoor
M: [Is there somewhere to sit outside|Where would coffee outdoors happen|Where would we sit outside|What's outdoors]?
 | [Now outdoors|Out we go|Shoes back on]. What's [there|out there|waiting]?
 | [I brought two chairs|I've got a folding chair|I own a hammock]. [Is there a spot outside|Any room for that outside]?
N: {Statement}
= lead-outdoor-more
part lead-outdoor-more
M: [Is that all the outdoors|Is there more out there|What else is outside]?
N: {Statement}
= ask-lead-outdoor
part ask-lead-outdoor
M: [What's there outdoors|Where would I sit outside|And outdoors|What's outside|How much outdoors is there]?

= lead-view
part lead-view
M: [What's in the windows|What would I be looking at|What's beyond the glass|Which way do I look|What's it look out on]?
 | [Curtains open|Blinds up|I'm a window person|Nose to the glass]. What's [out there|the view|down there]?
N: {Statement}
= lead-view-more
part lead-view-more
M: [Is that the only view|Any other view]?
N: {Statement}
= ask-lead-view
part ask-lead-view
M: [What's the view|And the view|What would I look at]?

= lead-thing
part lead-thing
M: [What would I tell my sister about|What would a guest remember|What did you circle|What did you mark twice]?
 | [If I could see one thing|If there's time for one thing inside], what [should it be|would you show me]?
N: {Statement}
= lead-thing-more
part lead-thing-more
M: [What else would a guest remember|What else did you circle]?
N: {Statement}
= ask-lead-thing
part ask-lead-thing
M: [What would a guest remember|What did you circle]?

= lead-shared
part lead-shared
M: [What does the building throw in|What comes with the building|What has the building got|What do the neighbors and I get to share]?
 | [Past my own door|Down the hall|Off the elevator], what [is there|comes with the building|do we all get]?
N: {Statement}
= lead-shared-more
part lead-shared-more
M: [What else is shared|What else comes with the building]?
N: {Statement}
= ask-lead-shared
part ask-lead-shared
M: [What does everybody share|What does the building throw in|What comes with the building|What do residents get|And for everybody in the building]?

= dispute-beds
part dispute-beds
M: [You skipped the bedrooms|I didn't hear a bedroom count|No bedroom count]. [How many are there|Why is that]?
 | [And how many bedrooms|So how many bedrooms|What about bedrooms, how many]?
N: {Statement} [Ask which one's right|Count them when you go|One for the agent].

= dispute-baths
part dispute-baths
M: [Are you sure about the baths|Is that the right number of baths|Does everybody agree on the baths]?
 | [Say the baths again|About those baths]. [Is that number solid|Do the numbers agree]?
N: {Statement} [Ask which one's right|Count them when you go|One for the agent].

= dispute-year
part dispute-yearBuilt
M: [How old is it|When was it built|What year are we talking about]?
 | [You didn't say how old it is|No year yet]. [When was it built|How old is it]?
N: {Statement} [Ask which one's right|The permits would settle it|One for the agent].

= dispute-size
part dispute-sqft
M: [How big is it|How many square feet|What about the size]?
 | [You didn't say how big it is|No square feet yet]. [How big is it|What's the figure]?
N: {Statement} [Ask how each was measured|One for the agent|Ask which one's right].

= dispute-many
part dispute-many
M: [Do the numbers agree|Does the page agree with itself|Is there anything that doesn't add up]?
 | [Before I write the numbers down|Before I trust the numbers]: [do they all agree|is there anything that doesn't add up]?
N: {Statement} [Ask about both|Two for the agent].
`;
