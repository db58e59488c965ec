/** Both hosts tell a part of the home: Miles names one thing he read about, Nora goes on with the others. */
export const exchanges = `
= share-living-walk-in
part share-living
M: [Walk me in|Take me inside|Let's go in]. I know about {lead}, so [start with the rest|tell me the rest].
N: {Theres} {list}.
 | You'd also [have|find] {list}.

= share-living-first-look
part share-living
M: First thing inside, I'd want to see {lead}. [What would you look for|What about you]?
N: I'd look for {list}.

= share-living-coat-off
part share-living
M: [Coat off|Shoes off|All right, we're in]. I've read about {lead}. What [did I miss|else is there]?
N: {List}[, for a start|].
 | {Theres} {list}.

= share-living-more
part share-living
M: Is it {lead} and done, or [is there more in the main rooms|do the main rooms go on]?
N: There's more: {list}.
 | [It goes on|They go on]: {list}.

= share-living-goes-with
part share-living
M: What [goes with|comes with|else is there besides] {lead}, in the main rooms?
N: {List}[, by the listing|, going by the page|].

= share-living-sit-down
part share-living
M: Say I'm inside, and I've noticed {lead}. What else [would I see|is around me]?
N: {Theres} {list}.
 | {List}, [too|as well].

= share-living-two-lists
part share-living
M: For the main rooms, I wrote down {lead}. [Your list is longer, I can tell|Now read me yours].
N: [Mine has|I've got] {list}.
 | A little longer: {list}.

= share-living-eyes
part share-living
M: My eyes would go to {lead} [first|before anything else]. Where would yours go?
N: Probably to {list}.

= share-kitchen-form
part share-kitchen-form
M: It's {form}, [I saw|by the listing]. What's in it?
 | [Kitchen next|Then the kitchen]: {form}. [What's in it|What does it have]?
 | The listing says {form}. What comes with it?
 | {Form}, [I read|the listing says]. And in it?
N: {List}.
 | {Theres} {list}.
 | You'd [have|find] {list}.

= share-kitchen-cook
part share-kitchen
M: [I'm cooking|Dinner's on me|Let's say I'm making dinner]. I see {lead}, and [what else|what goes with that]?
N: {List}.
 | You'd also [have|be working with] {list}.

= share-kitchen-beyond
part share-kitchen
M: Does the kitchen go beyond {lead}?
N: It does. {Theres} {list}.
 | Yes, there's more to it: {list}.

= share-kitchen-underlined
part share-kitchen
M: In the kitchen, I underlined {lead}.
N: I underlined {list}.
 | And I [got as far as|put a line under] {list}.

= share-kitchen-lost-place
part share-kitchen
M: The kitchen has {lead}, and [then I lost my place|that's where I stopped reading].
N: Next comes {list}.
 | [Keep going|Read on], and you get to {list}.

= share-kitchen-groceries
part share-kitchen
M: [Groceries down|Bags on the counter]. There was something about {lead}. [What else is in the kitchen|And the rest of the kitchen]?
N: {Theres} {list}.
 | {List}[, if you need somewhere to start|].

= share-kitchen-promised
part share-kitchen
M: [Point me to the kitchen|On to the kitchen|Kitchen next]. I was promised {lead}.
N: And you'd get {list}, [too|as well].
 | That comes with {list}.

= share-kitchen-breakfast
part share-kitchen
M: In the kitchen, I'd be happy with {lead}.
N: You'd have {list} to go with that.
 | Then add {list}.

= share-kitchen-deal
part share-kitchen
M: With {lead}, a kitchen is most of the way there. What's the rest?
N: {List}.
 | The rest is {list}.

= share-rooms-doors
part share-rooms
M: Now the rooms with doors. I caught {lead}. What did you catch?
N: {Theres} {list}, [too|as well].
 | {List}.

= share-rooms-count
part share-rooms
needs fact:beds fact:baths
M: {Beds}, {baths}, and {lead}. [What else is on that side of things|What else comes with them]?
N: {Theres} {list}.
 | {List}[, says the listing|].

= share-rooms-circled
part share-rooms
M: On the bedroom-and-bath side, I circled {lead}.
N: [I circled|My circle is around] {list}.

= share-rooms-late
part share-rooms
M: End of a long day, I'd be thinking of {lead}. [You|What would you be thinking of]?
N: {List}.
 | Me, I'd take {list}.

= share-rooms-quiet
part share-rooms
M: Take me to the quiet end. [All I've got is|I only know about] {lead}.
N: Then add {list}.
 | There's also {list}, so keep going.

= share-rooms-besides
part share-rooms
M: Bedrooms and baths: what's there besides {lead}?
N: {List}.
 | {Theres} {list}.

= share-rooms-choose
part share-rooms
M: If I had to pick one thing from the bedrooms and baths, I'd pick {lead}.
N: I'd have a hard time between that and {list}.
 | Then I'm taking {list}.

= share-practical-useful
part share-practical
M: Now the useful half. [I noted|I've got] {lead}.
N: And {list}.
 | I have {list} next to that.

= share-practical-hums
part share-practical
M: I'm the one who asks what's behind the closet doors. Besides {lead}, what's there?
N: {List}.
 | {Theres} {list}.

= share-practical-chores
part share-practical
M: For [chores and storage|everyday life], I've got {lead}. [Is that all|Anything else]?
N: There's more: {list}.
 | [One more line|A little more]: {list}.

= share-practical-next
part share-practical
M: On the practical side, what comes after {lead}?
N: {List}.
 | After that, {theres} {list}.

= share-outside-head-for
part share-outside
M: Outside, I'd head for {lead}. What else is out there?
N: {Theres} {list}.
 | You'd also [pass|have] {list}.

= share-outside-air
part share-outside
M: [Some air, please|Let's get some air|Time for some air]. The listing gives us {lead}.
N: And {list}.
 | It also gives us {list}.

= share-outside-besides
part share-outside
M: What's [outside|outdoors] besides {lead}?
N: {List}.
 | {Theres} {list}.

= share-outside-weather
part share-outside
M: For good weather, you'd have {lead}. [And|What else]?
N: {List}.
 | [Also|And] {list}.

= share-building-everybody
part share-building
needs kind=condo,co-op,home,multi-family
M: So everybody in the building gets {lead}. [What else|And]?
N: And {list}.
 | {List}, [too|as well].

= share-building-share
part share-building
needs kind=condo,co-op,home,multi-family
M: The building has {lead}. What else do you share?
N: {List}.
 | {Theres} {list}.

= share-building-downstairs
part share-building
needs kind=condo,co-op,home,multi-family
M: What's in the building besides {lead}?
N: {List}.
 | {Theres} {list}.

= share-building-grounds
part share-building
needs kind=house,townhouse,manufactured,land
M: You'd share {lead} with the neighbors. [And|What else]?
N: {List}.

= share-more-skipped
part share-more
M: You skipped {lead}.
N: I was getting there. {Theres} {list}, too.
 | [So I did|I did]. And {list}.

= share-more-leave-out
part share-more
M: Don't leave out {lead}.
N: Or {list}.
 | I won't. {Theres} {list}, too.

= share-more-misread
part share-more
M: And {lead}, [if I read that right|unless I misread it].
N: You read it right. Add {list}.
 | That's what it says. And {list}.

= share-more-started
part share-more
M: I'd have started with {lead}.
N: [Start where you like|Fair enough]. I'd go on with {list}.

= share-more-something
part share-more
M: There was something about {lead}, too.
N: There was. Also {list}.
 | Yes, and about {list}.

= share-more-own-notes
part share-more
M: My own notes [say|have] {lead}.
N: Then put {list} underneath.
 | Mine have {list}.

= share-more-plus
part share-more
M: Plus {lead}.
N: And {list}.

= share-more-what-about
part share-more
M: What about {lead}?
N: That's in there, along with {list}.
 | In the listing, yes. So far I've left out {list}, too.

= share-more-like
part share-more
M: I like that they mention {lead}.
N: They also mention {list}.
 | So do I. And {list}.

= state-living
part state-living
M: Inside, {theres} {list}.
 | [Indoors|In the main rooms], the listing [names|has] {list}.
 | {Theres} {list} inside, [I saw|by the listing].
= state-kitchen
part state-kitchen
M: In the kitchen, {theres} {list}.
 | The kitchen gets {list}.
 | [Kitchen next|Then the kitchen]. The listing names {list}.
= state-dining
part state-dining
M: For [meals|company], {theres} {list}.
 | Where people eat, the listing [names|has] {list}.
= state-rooms
part state-rooms
M: [On the bedroom side|Among the bedrooms and baths], {theres} {list}.
 | For bedrooms and baths, [I've got|the listing has] {list}.
= state-practical
part state-practical
M: On the practical side, {theres} {list}.
 | [Among the useful things|On the useful list], {theres} {list}.
 | {Theres} {list}, for [weekdays|everyday life].
= state-outside
part state-outside
M: Outside, {theres} {list}.
 | Out of doors, the listing [names|has] {list}.
 | And then outside: {list}.
= state-parking
part state-parking
M: For the car, {theres} {list}.
 | [Parking's covered|The car's taken care of]: {list}.
= state-building
part state-building
needs kind=condo,co-op,home,multi-family
M: In the building, {theres} {list}.
 | The building has {list}.

= lead-living
part lead-living
M: For the main rooms, I wrote down {lead}. What [does the listing say|did you write down]?
 | [Inside, I'd notice|Walking in, I'd notice] {lead}. What else [does the listing tell us|did you read]?
= lead-kitchen
part lead-kitchen
M: In the kitchen, I marked {lead}. What does the listing say?
 | The kitchen, then. I've got {lead}. [What have you got|How does the listing put it]?
= lead-rooms
part lead-rooms
M: For bedrooms and baths, my notes say {lead}. What do yours say?
 | I know about {lead}. What else is on the bedroom side?
= lead-practical
part lead-practical
M: On the practical side, I noted {lead}. What else?
= lead-outside
part lead-outside
M: Outside, I've got {lead}. [What have you got|What does the listing say]?
= lead-building
part lead-building
M: The building has {lead}. What else does the listing say about it?

= year-note-from
part year-note
needs fact:yearBuilt
M: It's from {year}, [I saw|by the listing|going by the page].
 | So it was built in {year}.
 | It went up in {year}, [the listing says|I read].
 | {Year}, [by the listing|according to the listing].
 | {Year} is the year on it[, I see|].

= year-state
part year-state
needs fact:yearBuilt
M: It's from {year}, [I saw|by the listing]. What [sort|kind] of {kind} is it?
 | It went up in {year}, I read. What else do we know about the {kind}?
 | So it was built in {year}. [How would you describe it|What should I know before I ring the bell]?
 | {Year}, [going by the page|by the listing]. And what [sort|kind] of place is it?
 | I've got {year} for the {kind} itself. What have you got?
N: {Statement}

= year-tell
part year-tell
needs fact:yearBuilt
M: It's from {year}, [I saw|by the listing]. What [sort|kind] of {kind} is it?
 | It went up in {year}, I read. What else do we know about the {kind}?
 | {Year}, [going by the page|by the listing]. And what [sort|kind] of place is it?
N: {Statement} [Then|And] {theres} {list}.
 | {Statement} [You'd also have|It also has] {list}.

= year-list
part year-list
needs fact:yearBuilt
M: It's from {year}, [I saw|by the listing]. What's [first|at the top] on your list?
 | It went up in {year}, I read. What did you note first?
 | {Year}, [going by the page|by the listing]. What should I know before the main rooms?
N: {Theres} {list}.
 | {List}[, to begin with|].
`;
