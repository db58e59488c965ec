/** Openings about something only this home has, each with the moment midway and the ending that return to it. */
export const hooks = `
= conflict-beds
part hook-conflict-beds
M: Easy one first. How many bedrooms?
N: {One} by the page's facts, {other} by the description.
M: That was [supposed to be|going to be] the easy one.
callback
M: Last try. How many bedrooms?
N: {One} or {other}. [Count the doors, and you tell me|You count, I'll write it down].

= conflict-baths
part hook-conflict-baths
M: Easy one first. How many baths?
N: {One} by the page's facts, {other} by the description.
M: That was the easy one.
callback
M: Last try. How many baths?
N: Somewhere between {one} and {other}. [Count the sinks, and you tell me|You count, I'll write it down].

= conflict-size
part hook-conflict-sqft
M: Easy one first. How big is it?
N: {One} by the page's facts, {other} by the description.
M: [I was hoping for one number|That was supposed to be the easy one].
callback
M: Last try. How big is it?
N: {One}, or {other}. [Bring the long tape measure|Somebody has a floor plan].

= conflict-year-easy
part hook-conflict-yearBuilt
M: Easy one first. How old is this {kind}?
N: From {one}, by the page's facts. From {other}, by the description.
M: [That was supposed to be the easy one|So it has two birthdays|Then I'm not buying candles yet].
callback
M: Last try. [How old is it|What year do I put on the cake]?
N: {One}, or {other}. [Bake two cakes|You'd have to ask the bricks|Bring extra candles].

= conflict-year-birthday
part hook-conflict-yearBuilt
N: This {kind} has two birthdays, {one} and {other}.
M: [Most of us only get the one|That's a lot of cake]. Who says so?
callback
M: So which birthday do we celebrate, {one} or {other}?
N: [Both, until somebody finds the papers|The page has one, the description has the other]. [I'd never turn down cake|Bring a cake either way].

= middle-conflict
part middle-conflict
M: Back to where we started. {One} or {other}?
 | So who's right about {one} and {other}?
 | I'm still stuck between {one} and {other}.
N: [The page's facts have the first, the description has the second|The first is the page's, the second the description's]. [Ask which one is on record|The agent can say which one is on record].

= everything-underlined
part hook-everything
M: Nora, you underlined one line in this listing. Twice.
N: “{Quote}.”
M: Everything is a big word.
callback
M: So, have we covered everything?
N: {Exception}.

= everything-word
part hook-everything
N: I underlined one line in this listing, twice. “{Quote}.”
M: [Everything|“Everything”] is a big word for a bill.
callback
M: Have we been through everything?
N: {Exception}.

= all-you-pay
part hook-all-you-pay
M: Nora, you underlined one line in this listing. Twice.
N: “{Quote}.”
M: [All is a short word for that much|All. I like a bill with one word on it].
callback
M: And what do I still pay for?
N: {Left}. “{Quote}.”

= middle-everything
part middle-everything
M: Back to “{quote}.” What would you want in writing?
N: [The list|The whole list]. Have them name each thing it pays for, one by one. [A good word deserves an inventory|Big words like company].

= used-only
part hook-used-only
M: How worn is the {used}?
N: “{Quote},” the listing says.
M: [Somebody kept count|So somebody was counting].
callback
M: How many times was it, for the {used}?
N: “{Quote}.” [Yours would be the next|You'd make it one more].

= never-lived-in
part hook-never
M: Who lived there last?
N: Nobody. “{Quote},” the listing says.
M: So the {kind} hasn't heard a single [song in the shower|argument about the thermostat].
callback
M: And who had it before?
N: [Still nobody|Nobody at all]. “{Quote}.”

= unchanged
part hook-unchanged
N: One cost in this listing gets a rare word. “{Quote}.”
M: I can't say that of [my haircut|anything on my grocery list].
callback
M: Has it changed since we began?
N: “{Quote}.”

= only-count
part hook-only-count
M: How many {units} {where}?
N: “Only {only},” the listing says.
M: [So the hallway is a short story|That's a small holiday card list|I could learn that many names].
callback
M: And the {units} {where}, how many was that?
N: “Only {only}.” [It's a short list of doorbells|You'd know them by their footsteps].

= every-place
part hook-every-place
M: Where are the {what}?
N: “{Where},” the listing says.
M: Every {room}? [I'd count the doors|I'll want to see the smallest|That's a word I can check].
callback
M: And the {what}. Where was that, exactly?
N: “{Where}.” [Open all the doors|Take it door by door|Try me, door by door].

= middle-every-place
part middle-every-place
M: Now, “{where}.” Who checks?
 | I'm still on “{where}.” How do I check?
N: You do. Open every {room} and look for {what}. [It won't take long|It's the nicest kind of homework].

= every-thing
part hook-every-thing
N: “{Quote}.” That's in the listing.
M: Every {each}? I'd [open them all|like to see the smallest].
callback
M: Which {each} was it, again?
N: “Every {each}.” [You heard it here|Open the smallest first].

= middle-every-thing
part middle-every-thing
M: Back to “every {each}.” How do I check that?
N: One {each} at a time, starting with the smallest. [Small ones tell the truth|That's where corners get cut].

= none
part hook-none
M: What doesn't this {kind} have?
N: Let me read it. “{Quote}.”
M: I [asked a rude question and got|was braced for a list, and I got] good news.
callback
M: And what was it this {kind} doesn't have?
N: “{Quote}.” [That's the line|That hasn't changed].

= none-count
part hook-none
M: Let's count {missing} first. I'm up to zero.
N: Stop there. “{Quote},” the listing says.
M: My kind of arithmetic.
callback
M: Final count on {missing}?
N: Still zero. “{Quote}.”

= middle-none
part middle-none
M: Back to “{quote}.” [Where's that in writing|Who'd confirm it]?
N: Ask for the page that says so. [Good news is worth a photocopy|A line that short deserves a document behind it].

= middle-tenant
part middle-tenant
M: [And the tenant's lease|About that tenant]. What do I ask for on {street}?
N: [A copy of the lease|The lease itself|The lease, all of its pages]: [the rent, the last day, and who holds the deposit|who pays what, and until when|the rent, the deposit, and the day it ends].
 | [Ask to read the lease|Start with the lease|I'd read the lease first]. [The last day matters most|Find the last day|Look for the rent and the last day].

= pictures
part hook-pictures
M: Nora, you've started with the small print on {street}.
N: {Print}
M: [Then by all means, the text|Then we go by the text|Good thing we brought no pictures].
callback
M: Any parting advice?
N: It's in the small print. [Take your own pictures|Bring a camera].

= pictures-camera
part hook-pictures
M: What do the pictures of {street} show?
N: One thing first. {Print}
M: [So we read|Reading it is, then]. [Lucky this isn't television|Nobody can see us anyway].
callback
M: What do I bring, besides questions?
N: A camera. [Yours will be the honest pictures|Then the pictures are yours].

= middle-pictures
part middle-pictures
M: [What do I do about|How do I use|What good are|What do I make of] the pictures[, then|]?
N: [Hold them up, one in each room|Print them, and take them along|Stand where the photographer stood]. [What matches is nice, and what doesn't is a question|Whatever differs is a question|Then write down what's different].
 | [Look at them once, then go by the text|Compare, room by room]. [The rooms get the last word|Believe your own eyes first].

= tenant
part hook-tenant
M: Can I drop by {street} unannounced?
N: I'd call. {Print}
M: Then [I'll wipe my feet|somebody's coffee is on|I'd bring cookies|I'll knock softly|I'd ask when suits them][ on {street}|].
callback
M: So I shouldn't just knock.
N: [Call first|Call ahead|Ask for a time]. [It's somebody's kitchen for now|Somebody's coffee is on in there|The coffee in there is somebody else's|Somebody's dinner is on the stove].

= tenant-calendar
part hook-tenant
N: Bring a calendar to this {kind}. {Print}
M: [So the keys come with a date|Then I'd start with the lease].
callback
M: I've still got the calendar out.
N: Good. [Ask for the lease, and circle the last day|Put the lease next to it].

= as-is
part hook-as-is
M: Two words about this {kind}, Nora. Only two.
N: As is. {Print}
M: I [asked for two|get two words, and already have ten questions].
callback
M: Two words again, to finish.
N: As is. And two more: [bring questions|look closely].

= one-of
part hook-one-of
M: How many of these are there?
N: “{Quote},” the listing says.
M: [So where are|And|What about] {theothers}?
callback
M: You never told me about {theothers}.
N: [I only had the one page|They'll need their own episode|This was the one with a listing].

= only-one
part hook-only-one
M: How many others like this one?
N: None, [by the listing's account|if you ask the listing]. “{Quote}.”
M: Only is a [lonely|strong] word. [I'd go and meet it|Introduce us].
callback
M: And you're sure there isn't another?
N: “The only” is how the listing puts it. [One's enough|I'd take the one].

= first-of
part hook-first
M: Who had the idea first?
N: Here, maybe. “{Quote},” the listing says.
M: Somebody always has to go first.
callback
M: And who was first, again?
N: This one, by the listing. “The first” is how it's put.

= one-of-few
part hook-one-of-few
M: Are there many like it?
N: “{Quote},” the listing says.
M: [So it's a short list|Then the club has a short waiting room|A small club, then].
callback
M: I never asked who else is in the club.
N: [The listing doesn't say|It doesn't name them]. [Only that it's small|Only that there aren't many].

= lived
part hook-lived
M: [So, who lived on {street} before|Whose name was on the mailbox, on {street}]?
N: {Who}. “{Quote},” the listing says.
M: I was expecting [somebody named Dave|a shorter answer].
callback
M: And the name on the mailbox, back then?
N: {Who}. [Say it slowly at dinner|You can stop expecting Dave].

= happened
part hook-happened
M: [Has anything happened there|Does it have a story]?
N: “{Quote},” the listing says.
M: [That happened|All of it] on {street}?
callback
M: [And what happened there, once more|Tell me the story once more]?
N: “{Quote}.” [The listing's words|The listing says so].

= built-by
part hook-built-by
M: Who put this one up?
N: {Who}. “{Quote},” says the listing.
M: [That's more of an answer than I planned for|I'd have settled for a contractor].
callback
M: Who did you say put it up?
N: {Who}. [Mention it on the way in|Pat a wall for me].

= was
part hook-was
M: Was it always a {kind}?
N: No. “{Quote},” the listing says.
M: [I'll wipe my feet differently, then|Walls like that have heard things].
callback
M: What was it, before?
N: {What}. [Listen for it on the way in|It kept the address].

= was-once
part hook-was-once
M: And before it was for sale, what was it?
N: “{Quote},” the listing says.
M: [I asked for small talk and got history|That's quite a past for one address].
callback
M: I'm telling people what it was once.
N: Tell it slowly. [It's all in one line of the listing|The listing only gave it a line].

= first-time
part hook-first-time
M: Is it ever for sale?
N: It is now. “{Quote},” the listing says.
M: [I won't wait for the next one, then|Then I'm glad I asked today].
callback
M: So when's the next time?
N: At that pace? [In another|Ask me in] {span}.

= press
part hook-press
M: Why do I feel I've seen this {kind}?
N: “{Quote},” the listing says. That may be it.
M: [So it's used to being looked at|Then it's had its makeup done before].
callback
M: I knew I'd seen it somewhere.
N: “{Quote}.” [Bring the issue, and compare|See what the camera left out].

= odd-list
part hook-odd
N: My notes on this {kind} go walls, doors, floors, {anodd}.
M: One of those isn't like the others, and it's {theodd}.
 | Go back to {theodd}. You said that with a straight face.
 | You put {theodd} behind the floors?
callback
M: Read me your notes one more time.
N: Walls, doors, floors, {theodd}. [In that order|I've started with the dull part].

= odd-dull
part hook-odd
M: Tell me something dull about [{street}|this {kind} on {street}].
N: {Anodd}.
M: If {theodd} [passes for dull, I'm worried about my place|is the dull part, I'm staying].
 | [You call {theodd} dull|{Theodd}, dull]? I'd hate to hear what you call exciting.
callback
M: [What was the dull part, again|Remind me of the dull part].
N: {Theodd}. [I stand by it|It's all relative|You should see my place].

= odd-usual
part hook-odd
M: So, {street}. [Walls, a roof, the usual|A door, some rooms, the usual]?
N: The usual, and {anodd}.
M: You said {theodd} like it was [an umbrella stand|a light switch|a doormat|a coat hook].
callback
M: So, [all in all|altogether], the usual.
N: The usual. And {theodd}.

= odd-umbrella
part hook-odd
M: It's raining on {street}. [Where do I leave my umbrella|Where does my umbrella go]?
N: No idea. I got as far as {anodd}.
M: For {theodd}, [the umbrella can drip|the umbrella can wait|I'd leave it outside].
callback
M: I left my umbrella somewhere.
N: Check around {theodd}. [That's where I'd stop, too|Everybody stops there].

= odd-coat
part hook-odd
N: Before you take your coat off: this {kind} has {anodd}.
M: Then the coat stays on until I've seen {theodd}.
 | [The coat can wait|I've forgotten about the coat]. Show me {theodd}.
callback
M: [Can I take my coat off now|So where does my coat go]?
N: [See|First go and see|Not before you've seen] {theodd}.
 | {Theodd} first. Then the coat.

= odd-true
part hook-odd
M: Tell me one true thing about {street}.
N: {Anodd}. [It's right there in the listing|I can point to the line].
M: {Theodd}. [That'll hold me for a while|I can hold on to that|True things don't come much plainer].
callback
M: One true thing to take home?
N: {Theodd}. [You had it all along|I haven't changed my mind].

= odd-sister
part hook-odd
M: My sister's on the phone. She [wants|gets] one line about {street}.
N: Tell her it has {anodd}.
M: I said {theodd}, and [she says go on|now she wants the rest|she's stopped chewing].
callback
M: My sister's calling back.
N: Start with {theodd}. She'll stay on the line.

= odd-drawing
part hook-odd
M: I'm drawing this {kind} on {street}. What goes in first?
N: {Anodd}.
M: [I can't draw, but I'd try|I'll need the good pencil for] {theodd}.
callback
M: [My drawing's finished|I'm done drawing].
N: As long as {theodd} made it in.
 | Show me. Ah, you put {theodd} in the middle.

= odd-right-door
part hook-odd
M: How will I know I'm in the right {kind} on {street}?
N: Look for {anodd}.
M: [I couldn't miss|That narrows it down. I'll find] {theodd}.
callback
M: And how will I know it's the right one?
N: {Theodd}. [You couldn't miss it if you tried|It won't be the one next door].

= odd-mine
part hook-odd
M: What's {street} got that my place hasn't?
N: {Anodd}, for one.
M: {Theodd}. [Then it's ahead by one|I'll go home and check, but I doubt it].
callback
M: I had a look around my place.
N: And no sign of {theodd}.

= odd-guesses
part hook-odd
M: [Give me three guesses about|I get three guesses about] {street}.
N: Save them. It has {anodd}.
M: I wouldn't have got {theodd} in [thirty|three hundred].
 | {Theodd}. I was going to say [a doorbell|a mailbox|a welcome mat].
callback
M: I'd like my three guesses back.
N: {Theodd}, {theodd} and {theodd}.

= odd-dinner
part hook-odd
M: What about {street} would I bring up at dinner?
N: {Anodd}. [Wait for the soup|Between courses].
M: I'd [let my soup get cold for|pass the bread and listen to] {theodd}.
callback
M: So what do I say at dinner?
N: “There's this {kind}.” Then {theodd}, [and let them ask|and pass the salt].

= odd-hand
part hook-odd
M: Nora, that's ink on your hand, and it says {street}.
N: And under it, {anodd}. [So I don't forget|I wanted to get that in].
M: You could've written {theodd} [on paper|on a napkin like everybody else].
callback
M: [Your hand still says something|You can wash your hand now].
N: {Theodd}. [It was a good use of ink|I got it in, didn't I].

= odd-stopped-reading
part hook-odd
M: Where in the {street} listing did you stop reading?
N: At {anodd}. [Then I went back to the top|I started over after that].
M: At {theodd}? [I dog-eared the same line|Same here].
callback
M: I'd stop in the same place you did.
N: At {theodd}. [Leave yourself a minute there|We could both stand there].

= odd-bus
part hook-odd
M: I'm driving the tour bus down {street}. [What do I point at|Where do I slow down]?
N: {Anodd}. [On your left, probably|Slow down for it].
M: Everybody off for {theodd}.
 | Cameras out, everybody. {Theodd}.
callback
M: Last stop. Everybody out.
N: For {theodd}. [Mind the step|Stay with the group].

= middle-thing
part middle-thing
M: You still owe me [a word on|a few words on|more on|the rest of] {theodd}.
 | [Go back to|Don't leave out|I'm still waiting on] {theodd}.
 | So, {theodd}. What's the whole story?
 | I haven't forgotten {theodd}. [Go on|Let's hear it].
N: {Statement}

= biggest
part hook-biggest
M: How does it measure up[, next to the neighbors'|]?
N: “{Quote},” the listing says.
M: [So somebody measured|I'd bring the tape anyway|Then I'd bring the long tape].
callback
M: And how did it measure up?
N: “{Quote}.” [Bring a tape, and check|Pace it off when you're there].

= award
part hook-award
M: Has [it|this {kind}] won anything?
N: “{Quote},” the listing says.
M: I was only asking to be polite. [Now I'm curious|Congratulations to {street}].
callback
M: What was it that it won?
N: “{Quote}.” [Wipe your feet|Shake its hand for me].

= roof-rights
part hook-roof-rights
M: What's [over my head|above me] on {street}?
N: The roof. And this listing says “{quote}.”
M: [Rights to do what, I'd want to know|I'd like to know what they're rights to|“Rights” needs a second half].
callback
M: I still don't know what I may do up there.
N: “{Quote}” is all it says. [Ask to see the paper|There's a document behind that, so ask for it].

= outdoors-two-numbers
part hook-outdoors
needs fact:sqft
N: Two numbers for this {kind}. Inside, {sqft}. Outside, {outanswer}.
M: [I'd start with the second|I know which number I'd furnish first|From May on, I'd live in the second one].
callback
M: I'm still on the second of your two numbers.
N: {Outsize}, outside. [Go on a dry day|Bring sunglasses|Take a sweater].

= outdoors-how-much
part hook-outdoors
M: How much of this {kind} on {street} is outdoors?
N: {Outanswer}.
M: [So one of the living rooms comes with weather|Then I'm going to need a second broom|I'd own more folding chairs than plates|So {street} is partly weather].
callback
M: And how much of it was outdoors?
N: {Outsize}. [Go when it's dry|Bring a hat|Count the chairs it would hold].

= outdoors-where
part hook-outdoors
needs !kind=multi-family
M: If I lost you on {street}, where would I look?
N: Outside. It's {outanswer}.
M: [Then I'd have to shout|That could take a while|I'd bring two coffees and start walking].
callback
M: I've lost you again.
N: Outside, same as before. {Outsize}, remember?

= outdoors-rain
part hook-outdoors
M: Say it rains on {street}. What gets wet?
N: {Outanswer}.
M: [I'd water nothing all summer on {street}|I'd water nothing all summer|So I'd check the forecast before I set the table|The plants on {street} can stop worrying].
callback
M: And if it rains on the day I go?
N: Then you'd see {outsize} of it. [Bring boots|Take the umbrella].

= combined
part hook-combined
M: How many {homes} are behind this one door?
N: One, these days. It's a combination of {combined}.
M: [Somebody had to choose which kitchen stayed|Somebody was left with spare doorbells]. I'd look for the old walls.
callback
M: How many was it, before?
N: It's a combination of {combined}. [Look for the seams|See if you can find the seam].

= floor-which-half
part hook-floor
M: Which [half|part] of the floor is mine, on {street}?
N: [All of it|You don't have to choose]. [It|This {kind}] takes up {floor}.
M: [Then I can fetch the paper in a bathrobe|So the doormat's my business alone|Then nobody's counting my deliveries].
callback
M: And which [half|part] of the floor was mine?
N: {Floor}. [You'd need more doormats|Walk all the way around].

= view-television
part hook-view
N: You could [cancel|skip] the television on {street}. The views are of {seen}.
M: [I'd only ask what time it starts|Then I'd return the remote|I hope there are reruns].
callback
M: What's on tonight, by the window?
N: {Seen}. [No commercials|It's on all day|The early show's the quiet one].

= view-curtains
part hook-view
M: I open the curtains on {street}. What do I see?
N: {Seen}.
M: [Then I won't be closing them|Then whoever sells curtains won't hear from me|I'd skip the curtains].
callback
M: So, curtains, yes or no?
N: For {seen}? [I'd leave them open|Go and see what you'd be covering].

= view-chair
part hook-view
M: [I've brought one chair to {street}|Say I own one chair on {street}]. Where does it go?
N: At the window. The views are of {seen}.
M: [Then I may need a second chair|I'd be late for everything|I hope it's a comfortable chair].
callback
M: Back to that one chair of mine.
N: Still at the window, for {seen}.

= view-postcard
part hook-view
M: What would I write home about, from {street}?
N: The window, I'd say. The views are of {seen}.
M: [I'd send them a picture and no text|I'd run out of stamps|Then the card says {street}, and nothing else].
callback
M: My postcard's still blank.
N: Start with {seen}. [Then you've filled it|That's most of the card].

= count-need
part hook-count
M: How many {plain} does one {kind} need?
N: {Count}, [if you ask this one|by this listing's count].
M: {Count}. [I was going to guess one|I'd have stopped at two|I'd have run out of fingers to guess with].
callback
M: Last count. How many {plain}?
N: {Count} {plain}. [Same as when we started|None got away].

= count-lost
part hook-count
N: I started counting {several} in this {kind}, and got to {count}.
M: {Count} {plain}? [I'd want a recount|That's a lot of counting before breakfast|Count again, slower].
callback
M: About that recount of the {plain}.
N: Still {count} {plain}. [I counted twice|You're welcome to check].

= count-tour
part hook-count
M: Start with a number from {street}. Any number.
N: {Count}. That's {several}.
M: [I'd have taken fewer than|You could have eased me into] {count}.
callback
M: And what was that number?
N: {Count}, for the {plain}. [I counted them once, the rest is up to you|I'd still count along].

= flights-warn
part hook-flights
N: This one is {flights} up, and the listing says so.
M: I respect a home that warns you.
callback
M: All {flights} of it.
N: [And all {count} back down|Take them one at a time]. [Nobody's timing you|The door's at the top].

= flights-groceries
part hook-flights
M: How many trips for a week of groceries?
N: As few as possible. It's {flights} up, by the listing.
M: Then I'm [buying lighter melons|cutting down on melons].
callback
M: I've thought about the groceries.
N: {Flights}. [Skip the melon|Start with the bread].

= baths-sum
part hook-baths
N: [Do this one in your head|Here's a sum|Quick arithmetic]: {morebaths}, {fewerbeds}.
M: With {fewerbeds}, nobody ever has to knock.
 | {Fewerbeds}, so [I get towels left over|somebody's toothbrush gets a room of its own].
callback
M: I did the sum again. [Baths are still ahead|The baths still win].
N: {Morebaths}. [Nobody's waiting in the hall|That's what the towels are for|You could brush your teeth in a different one each day].

= baths-line
part hook-baths
M: With {fewerbeds}[ on {street}|], [how long is the line for the shower|who showers first|who's knocking on the bathroom door]?
N: [There's no line|Nobody|No waiting]. It's {morebaths}.
M: [I'd have a favorite|I'd rotate|Then I'm sleeping in|I'd put a name on one]. {Morebaths}[, then|].
callback
M: And the line for the shower?
N: Still none. {Morebaths} [for|to] {fewerbeds}.

= width
part hook-width
M: How wide is this {kind}?
N: {Width}. The listing measured.
M: [Then my couch has a chance|I'll bring my arms|I brought a tape measure for nothing].
callback
M: And how wide was that?
N: {Width}. [Stretch your arms, and take it in parts|About a couch and then some|Pace it off].

= fee-buys
part hook-fee
M: What does {amount} buy in this {kind}?
N: {Buys}, the listing says. That's the fee at work.
M: So that's a [number with a job|bill that shows its work].
callback
M: Tell me once more what the {amount} does.
N: {Buys}. [It keeps busy|It earns its keep].

= fee-envelopes
part hook-fee
N: The fee here has a list behind it: {buys}.
M: So {amount}, and [fewer envelopes on the table|a thinner mailbox].
callback
M: I'm still thinking of that list behind {amount}.
N: {Buys}. [Ask for it in writing, and frame it|Get the list in writing].

= hidden
part hook-hidden
M: Where do they keep the {hidden}?
N: {Behind}. The listing says so.
M: {Behind}, as in past it, or as in hidden by it?
callback
M: I never found the {hidden}.
N: {Behind}. [Push on things|Knock until it sounds different].

= secret
part hook-secret
N: Today's listing is {sentences} long, and it's keeping the {secret} a secret.
M: I like a home that holds something back.
 | [That's a good way to get me to a door|Then I'll talk quietly].
callback
M: And if the {secret} turns out to be lovely?
N: Then somebody owes it a {nextone} sentence.

= middle-secret
part middle-secret
M: [Any word on|Still nothing on] the {secret}?
N: [Not a syllable|It's still holding out]. [The listing tells the rest, and leaves you that one to find|That one's for whoever opens the door].

= short
part hook-short
N: Today's listing is {sentences} long. I've read all of it.
M: [Twice, I hope|Then we can take it slowly|Good, so have I].
callback
M: {Sentences}, and we made a whole talk.
N: [You could write|I'd leave room for] the {nextone} [when you get back|after a visit].
`;
