/** How an episode starts: a hook about this home, who is speaking, and the essentials in one breath. */
export const openings = `
= story-rarity
part hook-story
N: One phrase in this listing made me stop: “{rarity}.”
 | The listing uses the words “{rarity},” so I'm starting there.
M: On {street}. [I'd have stopped, too|Then I'm paying attention].
callback
M: [And I see why you stopped|I'd stop for that phrase, too|I'd have underlined that phrase myself].
N: [It's the first thing I'd ask about|Ask about it when you go|Ask them to tell you the rest of it].

= story-history
part hook-story
N: There's a piece of history in this listing: “{history}.”
 | The line I'd read aloud from this listing is “{history}.”
M: On {street}. I like a {kind} [with a past|that comes with a story].
callback
M: And I'll be telling people that piece of history.
N: [Tell it slowly|It's a good one to know on the way in]. [There's usually more where that came from|Ask whether there's more to it].

= story-market
part hook-story
N: One phrase in this listing [says a lot|made me look twice]: “{market}.”
M: Then I'd like a look at {street} [before the door closes again|while the door's open].
callback
M: And I haven't forgotten what you read us first.
N: [That's the line I'd remember, too|It's quite a first line]. [The next one's up to whoever goes|The rest is in the rooms].

= line-first
part hook-line
N: [If you read one line of this listing, read this one|I'd start with one line of the listing|One line of this listing comes first]: “{line}”
M: [On {street}|In {city}]. [That's where I'd start, too|Then start there|You've got my attention].
callback
M: [I'm still thinking about|I'd go for] {thebest}.
N: [So am I|I started there for a reason]. [See it in person|It's the first thing to see|Go and see if it lives up to the line].

= line-read-out
part hook-line
N: [I marked one line in this listing|One line made me pick this listing|There's one line here I'd read to a friend]: “{line}”
M: [I'd have marked it, too|Then read on|I'm listening]. [What else is on {street}|Where is this|Where are we]?
callback
M: I know what you'd [go and see|look at] first.
N: {Thebest}. [That's why I read you that line|I marked that line for a reason].

= line-heard
part hook-line
N: “{line}” [That's from a listing on {street}|That's how a listing on {street} puts it].
M: [I'd go and look|I'd read on]. [What else is there|Where do we start|What else does it say]?
callback
M: [So we're back where we started|Back to where you began]: {thebest}.
N: [It's still where I'd look first|I'd still begin there]. [Tell me if the light's good|Take a minute there].

= pair-one-thing
part hook-pair
N: If you see one thing in this {kind}, [make it|let it be] {thestar}.
M: I'd have said {thesecond}. [We may have to split up|Somebody's going to be right].
callback
M: I'm still [going|voting] for {thesecond}.
N: And I'm still [going|voting] for {thestar}. [It takes a visit to settle that|That's one for a visit|We agree on the address, at least].

= pair-come-stay
part hook-pair
N: I'd [walk in|show up] for {star}.
M: And I'd stay for {second}. [Tell people where we are|So where are we]?
callback
M: So you came for {thestar}.
N: And you stayed for {thesecond}. I'd call that [a good afternoon|a fair trade].

= pair-picture
part hook-pair
N: Picture {star} [on {street}|in {city}].
M: I am. I'm also picturing {second}, because I read ahead.
callback
M: I can picture the whole {kind} now, {thesecond} included.
N: [And {thestar}, I hope|Don't forget {thestar}]. [The rest needs your own eyes|From here on, your eyes are better than ours].

= pair-read-ahead
part hook-pair
N: [Somewhere on {street}|On {street}], there's a {kind} with {star}.
M: And with {second}. I did the reading, too.
callback
M: I'll remember {thesecond}.
N: I'll remember {thestar}. [Between us, we've got most of the listing|That makes two reasons to look].

= pair-notes
part hook-pair
N: My notes on this {kind} start with {star}.
M: Mine start with {second}. [Between us, we may cover it|Let's compare].
callback
M: My notes still [say|start with] {thesecond}.
N: And mine {thestar}. [Both go on the list for a visit|You can check both in person|I wouldn't cross out either].

= pair-reason
part hook-pair
N: I've got one reason to look at this {kind}: {star}.
M: I've got another: {second}. [That's already a list|That makes two].
callback
M: That's {thestar}, {thesecond}, and a few reasons in between.
N: [I started with one|One would've done it for me]. [Go and count the rest yourself|The rest of the counting is yours].

= pair-which-first
part hook-pair
N: {Thestar} or {thesecond}, Miles? [Pick one to see first|You get to see one first].
M: {Thesecond}. [You take the other one, and we'll meet in the middle|I'll get to yours, I promise].
callback
M: I'd still start with {thesecond}.
N: And I'd be at {thestar}, [waiting for you|with time to spare].

= pair-friend
part hook-pair
N: Here's what I'd tell a friend about this {kind}: it has {star}.
M: I'd tell the same friend about {second}. [Poor friend|That friend's phone is busy].
callback
M: When that friend of ours calls, I'm starting with {thesecond}.
N: Too late. I already called about {thestar}.

= pair-evidence
part hook-pair
N: I say the thing about this {kind} is {thestar}.
M: And I say it's {thesecond}. [Let's hear the evidence|We've got a few minutes to argue it].
callback
M: [I rest my case|My closing argument]: {thesecond}.
N: And I rest mine: {thestar}. [A visit breaks the tie|Whoever goes to see it breaks the tie|Call it a draw].

= pair-cross-town
part hook-pair
N: I'd cross town for {star}.
M: And I'd cross it for {second}. [Same address, luckily|Good thing it's one stop].
callback
M: One trip for both of us. {Thesecond} for me.
N: {Thestar} for me. [You're driving|I'll bring the map].

= pair-before-address
part hook-pair
N: Before the address, before the price: {star}.
M: And {second}. [All right, now the address|Now tell them who's talking].
callback
M: [And after all that|All those rooms later], I'd still begin with {thesecond}.
N: I'd begin with {thestar}. [We did start there|That's where we came in].

= pair-off-the-page
part hook-pair
N: Two things [jump off this page|stand out in this listing]. One is {star}.
M: The other's {second}. [I hoped you'd leave me that one|That one's mine].
callback
M: Two things stood out when we started. I'd want to see both.
N: {Thestar} and {thesecond}. [Start with either one|In either order].

= pair-bet
part hook-pair
N: I'd bet the first question about this {kind} is about {thestar}.
M: I'll take that bet. Mine's about {thesecond}.
callback
M: About our bet: my first question is still {thesecond}.
N: Mine's {thestar}. [Neither of us pays|I'd say we both win|We'll let a visitor decide].

= pair-thirty-seconds
part hook-pair
N: If I had thirty seconds to show you this {kind}, I'd use them on {thestar}.
M: I'd spend mine on {thesecond}. [Together, that's a minute|That's a minute well spent].
callback
M: My thirty seconds still go to {thesecond}.
N: And mine to {thestar}. [A visit takes longer|Take an hour, if you can].

= pair-postcard
part hook-pair
N: If this {kind} had a postcard, it'd show {star}.
M: And I'd write about {second} on the back.
callback
M: So what goes on the postcard?
N: {Thestar}, in front. And {thesecond}, on the back, [in small letters|in your handwriting].

= pair-circled
part hook-pair
N: I circled one thing in this listing: {star}.
M: I circled another: {second}. [I had a pen, too|Different pen].
callback
M: I've still got {thesecond} circled.
N: And I've still got {thestar}. [Bring the page when you go|Take the pen along].

= pair-same-door
part hook-pair
N: Behind one door on {street}, {starthere} {star}.
M: And behind the same door, {second}. I'd knock.
callback
M: I'd still knock on that door for {thesecond}.
N: I'd knock for {thestar}. [Same door, luckily|Whoever's first, hold it open].

= pair-trade
part hook-pair
N: I'll split this {kind} with you: I get {thestar}.
M: Then I get {thesecond}. [Deal|Shake on it].
callback
M: About our deal. I'm keeping {thesecond}.
N: And I'm keeping {thestar}. [Everybody else gets a showing|A deal's a deal].

= pair-tomorrow
part hook-pair
N: Tomorrow you'll remember one thing about this {kind}. My guess is {thestar}.
M: Mine's {thesecond}. [We'll see|Let's find out].
callback
M: I was right. I'd remember {thesecond}.
N: And I'd remember {thestar}. [So that's two things|We were both right].

= pair-one-photo
part hook-pair
N: One photo, no caption. For this {kind}, I'd pick {thestar}.
M: I'd pick {thesecond}, [slightly crooked|and my thumb would be in it].
callback
M: My one photo is still {thesecond}.
N: And mine's {thestar}. [Take both when you go|Two photos, one address].

= pair-pin
part hook-pair
N: Put a pin in {street}. {Starthere} {star} right under it.
M: And {second}. [That's a busy pin|Small pin, lots under it].
callback
M: My pin's still there, for {thesecond}.
N: And mine's there for {thestar}. [Same spot|We can share it].

= pair-kept-reading
part hook-pair
N: What made me open this listing was {thestar}.
M: What made me keep reading was {thesecond}.
callback
M: I'd read it again for {thesecond}.
N: And I would for {thestar}. [Going there beats rereading|At some point, you have to go look].

= star-headline
part hook
needs !kind=multi-family fact:beds
N: The headline for this {kind} is [short|easy]: {star}.
M: With {beds} behind it. [Now the small type|Let's have the article].
callback
M: [I'd keep your headline|Your headline holds up|I wouldn't touch your headline]: {thestar}.
N: In [big|bold|very large] letters. [The rest is page two|The rest takes a visit].

= star-would-be-enough
part hook
N: {Star}. [For some people, that's enough to keep listening|I'd keep listening for that alone].
M: [On {street}, in {city}|In {city}, on {street}]? [I'm listening|Go on].
callback
M: I [kept listening|stayed the whole way], and I'd still see {thestar} first.
N: [Then start there|So would I]. [The rest will wait its turn|The rest isn't going anywhere].

= star-one-thing
part hook
needs !kind=multi-family fact:beds
N: One thing before the numbers: this {kind} has {star}.
M: Then the numbers can wait a second. {Beds}, I know that much.
callback
M: If people remember one thing, I'd like it to be {thestar}.
N: [That's why it went first|It had a head start]. [The rest they can see in person|The rest is in the listing].

= star-short-note
part hook
N: My note to you about this {kind} [is short|fits on a matchbook]: {star}.
M: You could've put that on [the envelope|a postcard]. [What's in the rest of the letter|Now the long version]?
callback
M: Your [note|short note] still holds up: {thestar}.
N: [I kept it short|I only had the one pen]. [The long version takes a visit|Whoever goes can write the rest].

= star-only-one
part hook
N: If I could tell you just one thing about this {kind}, it'd be {star}.
M: [Luckily|Lucky for me], nobody's counting. [Start there, and keep going, all over {street}|Then I'd like the rest of {street}, too].
callback
M: You told me more than one thing, and I'd still tell people about {thestar}.
N: [It's the easy one to remember|That one travels well]. [The rest is for whoever opens the door|Let them find the rest].

= star-circled
part hook
N: Guess what I circled [on the page|in pencil] for [this {kind}|the {kind}] on {street}.
M: {Star}. [I can read your handwriting from here|You press hard with a pencil].
callback
M: I'd have circled {thestar}, too.
N: [You can keep the pencil|Borrow my pencil]. [Circle something of your own|Leave some page for the rest].

= star-bet
part hook
needs !kind=multi-family fact:beds
N: I'd bet that [whoever walks in|the first visitor] heads straight for {thestar}.
M: Past {beds}, without looking? [I'll take that bet|You're on].
callback
M: You win the bet. I'd go straight to {thestar}.
N: [I'd read ahead, so it wasn't fair|I had the page in front of me|Easy money]. [I'll take my winnings in coffee|You can pay me in coffee].

= star-one-breath
part hook
M: Sell me {street} in one breath.
N: {Star}.
M: [You had breath left over|That was half a breath|That left you some breath]. [Use it to tell me where|Spend the rest on the number, on {street}|Use the rest on the rest of {street}|Now {street}, with the numbers].
callback
M: One breath, one more time.
N: {Thestar}. [And out|Now breathe].

= star-ten-minutes
part hook
M: I've got ten minutes on {street}. What do I look at?
N: {Star}.
M: [For all ten? Then start the clock|Then I'd better hurry the rest].
callback
M: [My ten minutes are up|There go my ten minutes].
N: [I hope you gave most of them to|Spent well, if you saw] {thestar}.

= star-why-this-one
part hook
M: There were [other listings|nine more listings] on the pile. What made you stop at {street}?
N: {Star}. [I read no further|I put the rest of the pile down].
M: I'd have turned one more page. [Fine, you win|No, I wouldn't].
callback
M: I went back to the rest of the pile.
N: And nobody in there had {thestar}.

= star-your-case
part hook
M: Make your case for {street}. Be brief.
N: {Star}. [I rest my case|That's the case].
M: [That was brief|Brief it was]. [I'd like to hear a witness from {street}|The other side of {street} has questions|I'd like to cross-examine the {kind}].
callback
M: Your whole case, once more?
N: {Thestar}. [It got longer as we went|I still rest it there].

= star-margin
part hook
M: There's one exclamation mark in your margin on {street}. What's it for?
N: {Star}. [I don't hand those out|I only carry the one].
M: [I've counted. You had one last week, too|Then I'll read that part twice].
callback
M: And your exclamation mark?
N: It stays next to {thestar}. [In pen|I checked].

= star-first-question
part hook
M: If I only get to ask one thing about {street}, what should it be?
N: Ask to see {thestar}. It's in the listing.
M: [That's not a question, it's a plan|I had a question about doorknobs. This is better].
callback
M: I've still got my one question.
N: {Thestar}. [Ask to see it|Keep it for that].

= credit-signature
part hook
needs credit
N: This address comes [with a signature|signed]. The listing credits {creditname} with the {creditwork}.
M: On {street}? [Then I'd like to see the handwriting|Then let's see what the name bought].
callback
M: And if anyone asks who signed it?
N: {Creditname}. [Say it like you knew already|Now go see whether it shows].

= credit-name-drop
part hook
needs credit
N: There's a name in this listing worth saying out loud: {creditname}, for the {creditwork}.
M: On {street}. [I'll practice saying it|Let's see the {kind} behind the name].
callback
M: [I've been practicing the name|Say the name once more].
N: {Creditname}. [You're ready to drop it at dinner|Look for it when you're there].

= old-year-star
part hook
needs year<1946 fact:yearBuilt
N: This {kind} is from {year}, the listing says.
M: And it has {star}. I'd like to hear [how those two get along|both halves of that].
callback
M: [A {kind} from {year}, and then|All the way back to {year}, and then] {thestar}. I'd want to see [how the two go together|both].
N: [Start with the front door|Give it an hour], and [leave {thestar} for last|save {thestar} for the end].

= old-year-candles
part hook
needs year<1946 fact:yearBuilt
N: [I tried counting|I started counting] birthday candles for this {kind}. It's from {year}, so I stopped.
M: [On {street}, they'd have to close the block|I'd bring a small cake to {street} anyway]. [Let's meet it properly|Introduce us].
callback
M: I'm still lighting candles for {year}[, one at a time|, and I'm out of matches|].
N: [Then bring the cake along when you go|Save one of them for the visit]. Nobody's rushing you.

= many-bedrooms-dibs
part hook
needs !kind=multi-family beds>4
N: This {kind} has {beds}, so [calling dibs could take a while|picking a room is a project].
M: I call the one [nearest|closest to] {thestar}.
 | I want the one nearest the coffee, wherever that is on {street}.
callback
M: I'm ready to call dibs, [all|any] {beds} of them.
 | I've thought about dibs, and I can't decide.
N: [That's {beds} to take turns in|There are {beds} to choose from]. [You've got all week|Nobody's hurrying you].

= many-bedrooms-sheets
part hook
needs !kind=multi-family beds>4
N: {Beds}. [If you're in charge of the sheets, I'm sorry|I'd learn to fold a fitted sheet].
M: On {street}, everybody makes their own. [Let's look around before I start|Show me where they all go].
callback
M: I'm still folding. How many bedrooms was it?
N: {Beds}, same as when we started. [Nobody's inspecting the corners|You're doing fine].

= short-listing
part hook
needs words<90 fact:beds
N: Today's listing [doesn't waste words|is a short one]: a {kind} on {street}, {beds}.
M: I like one that [holds something back|keeps a little to itself].
callback
M: Such a short listing, and I still [have a list|filled a page].
N: [That's what a visit is for|Short ones do that]. [You fill in the rest|They make you curious].

= short-listing-card
part hook
needs words<90 fact:beds
N: You could fit this listing on an index card: a {kind}, {beds}, {street}.
M: Then I'll [bring the questions|ask what's on the back of the card].
callback
M: We said more than the card did.
N: [It left us the room|It gave us the chance]. [The long version is in person|It can have the last word].

= building-count
part hook-building
N: {Units}, one address, on {street}. [This one's a building|It's a whole building].
 | Today's listing is a building: {units}, on {street}.
M: [Then I'd start with the numbers|Then it's leases before paint colors|So we read this one with a pencil].
callback
M: So, {units}. What would you ask for first?
N: [The leases|The leases, all of them]. [Then a year of bills|Then the last year's bills]. [Then I'd see every unit|Then I'd count the doorbells].

= building-doorbells
part hook-building
N: Count the doorbells on this one. The listing says {units}, on {street}.
M: [That's a building, then|So it's a whole building]. Let's hear what's behind [them|the doors].
callback
M: I'd still count the doorbells.
N: {Units}, by the listing. [Check that against the city's records|The city's records should say the same].

= told-friend
part hook-told
needs fact:street
N: [Here's what I'd tell a friend|What I'd tell a friend first|The first thing I'd say] about a {kind} on {street}. {Told}
M: [And the friend would say, go on|Now tell me the rest|I'd ask for the rest]. [I'm listening|Go on|From the top].
callback
M: [I'd tell a friend the same thing first|I know what I'd tell a friend|I still like what you said first].
N: [That's why it came first|Then it was worth saying first]. [The rest takes a visit|Go see the rest|The rest is behind the door].

= told-note
part hook-told
needs fact:street
N: [One note|One line of my notes|The top of my notes] about a {kind} on {street}. {Told}
M: [That's a good first note|That goes at the top of mine|I'd underline that]. [What's the second|Read on|Keep going].
callback
M: [My notes still start where yours did|I still have your first note at the top|I'd still underline the first note].
N: [So do mine|Then we agree|It's still my first note]. [Take the page along|Take the note with you to the door].

= told-start
part hook-told
needs fact:city
N: [Before any numbers|Before the tour|Before anything else], [one thing|this]. {Told}
M: [In {city}|On {street}, in {city}]. [I'm in|Go on|All right, I'm listening|That's a way to begin].
callback
M: [You started well|You picked the right place to start|That first thing stayed with me].
N: [It was the easy choice|It's what I'd tell a friend]. [The rest you see standing there|The rest is for the visit|See it for yourself].

= fallback-building
part hook-fallback
needs kind=multi-family fact:street
N: Today, a {kind} on {street}, and what the listing says of it.
M: Then let's see what's in it.
callback
M: That's the building, as far as the page goes.
N: [The rest is in the leases|Ask for the leases and the bills]. [Then go and see each unit|Then see every unit].

= fallback-street
part hook-fallback
needs fact:street !fact:beds
N: Today, a {kind} on {street}.
M: Then let's see what [the listing says|we know].
callback
M: That's as far as the page goes.
N: [The rest is worth asking about|The rest is there for the asking]. [We would|I'd ask].

= last-street
part hook-last
needs fact:street
N: [Today's page is about|Today we're reading about] a {kind} on {street}.
M: Then let's hear [what's on it|all of it].
callback
M: [So that was the whole page|That's the page, then].
N: The rest is [behind the door|in the rooms].

= fallback-neighborhood
part hook-fallback
needs !kind=multi-family fact:neighborhood fact:street fact:beds
N: We're in {neighborhood} today, on {street}.
M: {Beds}, by my notes. [Show me around|Let's go in].
callback
M: So that's one door in {neighborhood}.
N: [Walk the block while you're there|Leave time for a walk|Go around the block once].

= fallback-size
part hook-fallback
needs !kind=multi-family fact:sqft fact:street fact:beds
N: {Sqft} on {street}. That's what we're walking through today.
M: {Beds} of it for sleeping. [Lead the way|I've got comfortable shoes on].
callback
M: {Sqft}, and we covered some ground.
N: [On paper, anyway|In words, at least]. [Your feet get the next turn|Now do it in shoes].

= fallback-in-front
part hook-fallback
needs !kind=multi-family fact:street fact:beds
N: A {kind} on {street}, with {beds}. [Let's walk through it|I've read it twice].
M: Then [take it slow, one room at a time|start at the door|I'll follow you in|lead the way].
callback
M: [I think I could find the door|I've got a picture of it now|I'd know it from the street].
N: [As far as a page can take you|On paper, you do]. [The door is the next part|The rest takes shoes].

= fallback-boxes
part hook-fallback
needs !kind=multi-family fact:street fact:beds
N: Say the truck's outside on {street}. You're unloading into a {kind} with {beds}.
M: I packed the [coffee maker|good lamp|toaster|radio] last. [Show me where things go|Let's find out where things go|Tell me where to set it down].
callback
M: I know where every box goes now, except the one marked [miscellaneous|cables|kitchen, maybe].
N: [There's always one of those|Put it in a closet until the next move]. [A visit comes first anyway|Nobody opens it].

= disclosure-read
part disclosure
N: {disclosure}
M: [Which door|Which number|Where] on {street}?
 | Where on {street} [are we|do I stop|do I ring|is it]?
 | [What's the number|What's the house number|What number do I look for] on {street}?
 | (kind=multi-family) Which building on {street}?
 | So where's the {secret} keeping its secret?
 | Where are {one} and {other} having this argument?
 | [Where are those|Where do I go and count those] {several}?
 | Where are {flights} waiting for me?
 | [Where do I go looking for|And who has] {theothers}? Start with this one.

= essentials-one-breath
part essentials
needs fact:city fact:price
N: {Address}, in {city}. It's {dwelling}, for {price}.
 | {Address}, {city}: {dwelling}, for {price}.
 | {Address}, in {city}. That's {dwelling}, for {price}.
 | {Address}, {city}. It's {dwelling}, listed at {price}.

= essentials-cut
part essentials-cut
needs fact:city fact:price fact:priceCut !status=sold,off_market
N: {Address}, in {city}. It's {dwelling}, for {price}, after a cut of {cut}.
 | {Address}, {city}: {dwelling}, for {price}, down {cut}.
 | {Address}, in {city}. That's {dwelling}, now {price}, down {cut}.

= essentials-where
part essentials-where
needs fact:city
N: {Address}, in {city}. It's {dwelling}.
 | {Address}, {city}. That's {dwelling}.
 | {Address}, in {city}: {dwelling}.

= essentials-price
part essentials-price
needs fact:price
M: [And what are they asking|What does it cost|What's the price on it|How much is it] [for {sqft}|for {beds}]?
 | [What are they asking|How much|What's the price|What's it listed for|And the price]?
N: {Price}.
 | It's {price}.

= essentials-price-cut
part essentials-price-cut
needs fact:price fact:priceCut !status=sold,off_market
M: [And what are they asking|What does it cost|What's the price on it|How much is it] [for {sqft}|for {beds}]?
 | [What are they asking|How much|What's the price|What's it listed for|And the price]?
N: {Price}, after a cut of {cut}.
 | {Price}, down {cut}.
 | {Price} now. It came down {cut}.

= essentials-was
part essentials-was
needs fact:price fact:priceCut !status=sold,off_market
M: Is that [where it started|what they asked at first|the first price]?
N: No. It's [come down|been cut by] {cut}.
 | No, it's [down {cut}|{cut} less than at first].

= essentials-no-city
part essentials
needs fact:street !fact:city fact:price
N: {Address}. It's {dwelling}, for {price}.

= essentials-no-price
part essentials-no-price
needs fact:city
N: {Address}, in {city}. It's {dwelling}. No price is given, so [ask that first|start there].
 | {Address}, {city}: {dwelling}. The listing leaves the price open, so [ask that first|start there].

= essentials-no-price-no-city
part essentials-no-price
needs !fact:city
N: {Address}. It's {dwelling}. No price is given, so [ask that first|start there].

= disclosure-no-street
part disclosure-fallback
N: {disclosure}
M: [Then let's have it|Go ahead, then|All right]. What do we know?
 | All right. [Start with|Read me] what's on the page.
 | [What have we got|What are we starting with|What's on the page today]?

= essentials-no-street-rooms
part essentials-fallback
needs fact:price fact:beds fact:baths fact:city
N: {Price}, for {beds} and {baths} in {city}. The street isn't on the page.
 | It's a {kind} in {city} with {beds} and {baths}, for {price}. The street's to be asked for.
= essentials-no-street-price
part essentials-fallback
needs fact:price !fact:beds
N: {Price}, for the {kind}. The street isn't given.
= essentials-no-street
part essentials-fallback
needs !fact:price words<80
N: Not much yet. It's a {kind}, and the rest is worth asking about.
 | So far, it's a {kind}. [We'll work with that|That's a start].
= essentials-no-street-long
part essentials-fallback
needs words>79
N: It's a {kind}. [No street is named|The street isn't given], so we'll start inside.
`;
