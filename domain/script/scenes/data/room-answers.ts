/** How Miles asks about one room or level, and how Nora describes it in one breath. */
export const roomAnswers = `
= open-room
part open-room
M: [What did they put in|What would I find in|What's waiting in|What did they do with] {subject}?
 | [Open the door to|Walk me into|Step into|Show me] {subject}. What's [there|in it|around me]?
 | [And|Now|Then] {subject}. What [did they do there|would I see there|have they got there]?
 | [What about|How about|And] {subject}?

= ask-room
part ask-open-room
M: [What's in|What would I find in] {subject}?
 | [And|How about] {subject}, what's [there|in it]?
 | [Show me|Walk me into] {subject}.

= open-level
part open-level
M: What about {subject}? [What's there|Which rooms are there]?
 | [Take me to|On to|Now for] {subject}. What's there?
 | [Let's stop at|Stop the tour at] {subject}. What's [here|around me]?
 | [And|Then] {subject}: what did they do with [it|that one]?

= ask-level
part ask-open-level
M: [How about|What about|And] {subject}?
 | [Take me to|On to] {subject}.

= tell-room-things
part tell-room-things
N: {Subject} [has|comes with] {list}.
 | {List}.
 | You'd have {list} in there.
 | It's got {list}.
 | You'd [find|see] {list}.

= name-room
part name-room
N: {Subject} [has|comes with] {list}.
 | In {subject}, you'd have {list}.

= tell-room-floor
part tell-room-floor
N: {Subject}'s on {floor}: {list}.
 | {Subject} is on {floor}, with {list}.
 | That's on {floor}. {Subject} has {list}.

= tell-room-way
part tell-room-way
N: {Subject} {way}, and has {list}.
 | {Subject} has {list}, and it {way}.

= tell-level-things
part tell-level-things
N: {Subject} has {list}.
 | {List}.
 | [There you'd find|There, you'd have|You'd find] {list}.

= name-level
part name-level
N: {Subject} has {list}.
 | On {subject}, you'd have {list}.

= rest-room
part rest-room
N: [Also in there|Still in there]: {list}.
 | [Plus|And] {list}.
 | [It doesn't stop there|I'm not done]: {list}.

= tell-elsewhere
part tell-elsewhere
N: [Elsewhere|Elsewhere in the {kind}], {theres} {list}.
 | The listing also [names|mentions] {list}.

= tell-listed
part tell-listed
N: The listing also [names|mentions] {list}.
 | [Also on the page|Also in the listing|On the page, too]: {list}.

= rest-level
part rest-level
N: [Same level|Same floor, still|Also on that level]: {list}.
 | [Plus|And] {list}.
`;
