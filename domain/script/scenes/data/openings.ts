/** How an episode begins: a hook on this home, who is speaking, and the essentials in one breath. */
export const openings = `
= star-one-line
part hook
M: You've read [the whole|all of this|this entire] listing, Nora. What [stayed with you|stuck|are you still thinking about]?
 | [If people remember|Suppose a listener remembers|Say somebody remembers] one thing about this {kind}. What [should it be|do you hope it is]?
 | [Before the address|Before any numbers|Before we do this properly], what's the one thing you'd [tell a friend|want me to know|bring up first]?
N: {Star}. I read [the rest of the listing|every other line, too|on to the end], and I kept [coming back to that|scrolling back up].
 | {Star}. [We'll get there|That gets its turn], I promise, [but you asked|all in good time].
 | {Star}. [That was easy|I didn't have to think about it|No contest].
M: [All right|Good|Fine]. [Save that|Hold that thought|Keep that warm], and [start me at the front door|let's do this in order|we'll do the introductions].
 | Then I'm going to [wait for that|listen for that|keep an ear out] [the whole way through|from here to the end|until it comes around].
 | I have [questions about that already|a question or two about that]. [Manners first, though|Introductions first|But hellos come first].
callback
M: [After all that|All these minutes later|A whole walk later], I'm [still thinking about|still stuck on|back at] {thestar}.
 | [So we end where we started|Full circle|And we're back where we began]: {thestar}.
 | [If I remember one thing|The one thing I'll remember|What stays with me], [it's|I think it's] {thestar}.
N: [Then I opened with the right thing|That's why it went first|Same here, and I read all of it]. [The rest is up to your own eyes|Now it's yours to judge|I rest my case].
 | [We agree, then|That makes two of us|Good, we match]. [Go see for yourself and make it three|Now go see for yourself|Somebody should go see, and it can't be us].
 | I [had a feeling|hoped you'd say that|wondered whether you'd agree]. [It was the first thing I read you|I gave it away in the first minute|It had a head start].

= star-bet
part hook
N: I have a [small|friendly|standing] bet [about this {kind}|on this one|going today]: [whoever walks in|anyone who comes through the door|the first person inside] heads straight for {thestar}.
 | I'd put [a dollar|five dollars|lunch] on this: [people walk in|you walk in|somebody walks in], and the first question is about {thestar}.
 | [Here's a bet|I'll make you a bet|A bet, before we start]: by the end of this, you'll [be asking about|want to see|have picked] {thestar}.
M: [I'll take that bet|You're on|I'm taking the other side]. I'm [more of a closet person|hard to predict|known for checking the water heater first].
 | [You sound sure|That's confident|Bold]. I'd like to [hear the competition|hear what else is in the running|meet the runners-up] before I [pay up|agree|reach for my wallet].
 | [We'll see|Maybe]. I've been known to walk past [the main attraction|the obvious thing] and [open a cupboard|look at a fuse box|count outlets].
callback
M: [So, about that bet|All right, the bet|Time to settle up]. [You win|I owe you|I lost]: I'd see {thestar} first.
 | I held out [as long as I could|for most of the episode|pretty well], and [it's still|I'd still pick] {thestar}.
N: [I'll take it in coffee|Pay me in batteries|Keep your money]. [I'd read ahead, so it wasn't fair|I had the page in front of me|It was never a fair bet].
 | [No shame in that|You lasted longer than I did|You put up a fight]. [Go see it in person, and we're even|Go see whether I deserved to win|The real test is a visit].
 | [A pleasure doing business|Thank you for playing|Then we're settled]. [I'd have bet double|I'd make that bet again|Next time, ask for odds].

= star-circled
part hook
M: Nora, you've [circled something|drawn a circle around something|put a big circle on this page]. I can [see the ink from here|tell from your voice|hear you tapping it].
 | There's a circle [in the middle of|somewhere in] your notes today. [I'm going to need to know|Out with it|Tell me what's in it].
 | [Something in your notes is circled|You circled one thing today|One thing in here got a circle]. [Which|What is it]?
N: {Star}. [In pen|Twice around|I pressed hard].
 | {Star}. I [don't circle much|ration my circles|only get the one circle].
 | {Star}. [It was that or a gold star|I ran out of highlighter|The pen did it by itself].
M: [Then I'll leave it circled|We'll come back to your circle|I'll respect the circle], and we [take the page from the top|start at the top|go in order].
 | [Circling is a commitment|A circle is a promise|That's a strong start]. [Let's see what's around it|I want to hear the uncircled parts, too|Now the rest of the page].
 | [Understood|Fair enough|Got it]. [I'll bring an eraser, just in case|I brought a pen of my own|My circle is still free].
callback
M: [So, that circle of yours|Your circle|Back to your circle]. I'd [leave it right where it is|have drawn the same one|trace over it]: {thestar}.
 | I [was saving my own circle|had one circle, too|finally used my pen], and [it went to|I put it around] {thestar}.
N: [Then it's circled twice|Two circles, then|That's a bullseye]. [Nobody can miss it now|The page can't take a third|My work here is done].
 | [Good|Then it's unanimous|I won't argue]. [The next circle belongs to whoever goes to see it|A visit goes around it a third time|Now go see it without the ink].

= star-text-message
part hook
M: [You can text a friend|You get to text a friend|Say you text a friend] one line about this {kind}. What [does it say|do you type|goes in it]?
 | [One text message|One short text], [no pictures|no emojis], about this {kind}. [What do you send|What's in it]?
N: {Star}. [Then the address|Then I'd hit send|Send].
 | {Star}. [All lowercase, because I'm excited|No punctuation, I'd be hurrying|I might add one exclamation point].
M: [I'd text back|I'd answer with] [three question marks|a row of question marks|one big question mark]. So [keep going|keep typing|do the long version].
 | [Short|Efficient|That's under the limit]. I'd [call you right back|want the rest by phone|be calling before you put it down].
 | And I'd [get it|read it] [in a meeting and stop listening|in line at the bank and lose my place|with one bar of battery left]. [Let's do the long version|Take your time with the rest].
callback
M: I've [typed that text|got that text ready|written your text], by the way. It [starts with|leads with|mentions] {thestar}.
 | [Now I'd text it myself|My turn to text it|I'd send the same text]: {thestar}, [then the address|and hit send].
N: Good. [For anything longer, they should go see for themselves|For the rest, they can go see it|Then put the phone away and go see it].
 | [That's all it needs|Don't add anything|Perfectly clear]. [They'll write back|You'll get questions|Expect a phone call], and [you've got answers now|now you can answer].

= star-doorbell
part hook
N: [Guess|Try to guess|Take one guess at] what I'd [want to see first|look at first|head for] in this {kind}.
 | [I'm inside|Say I'm inside|Picture me at the door], and I [get to|can] see one thing before anything else. [Guess|You get one guess|Take a guess].
M: The [doorbell|doormat|doorknob]. [It's always first|You can't avoid it|Everybody starts there].
 | [I'd say the doorbell|The doorbell, surely|It has to be the doorbell]. [I'm a practical person|You have to get in somehow|I take things in order].
N: [Close|Nearly|One step further]. {Star}.
 | [After that, then|Fine, second]: {star}.
M: [I was one step away|So I got you as far as the door|I'm counting that as half right]. [Let's go in properly|We'll walk in together|Say hello, and we'll go in].
 | [Then I'd ring and hurry|That beats my answer|Yours is better]. [I'll guess again at the end|I'm saving my next guess|No more guessing from me].
callback
M: [I'd like to change my guess to|My new guess is|If I may guess again, I'd say] {thestar}.
 | [If you asked me now|If you asked me again], I wouldn't [say|start with] the doorbell. I'd [say|go with|start with] {thestar}.
N: [Correct, on the second try|There it is|Now you've got it]. [The doorbell still comes first, though|You still have to ring the bell|Wipe your feet on the way].
 | [That's the answer|Full marks]. [To see it, you still need the doorbell|The doorbell is how you get to go see it|A visit still starts at the door, so you weren't wrong].

= star-five-minutes
part hook
M: [I've got|Say I have|They give me] five minutes in this {kind}. [What do I see|What do I look at|What gets them]?
 | [The clock's running|Stopwatch on|Somebody's timing me]: five minutes inside. What do I [see|make sure to see]?
N: {Star}. [Four of the five minutes|That's four minutes right there|Give that four minutes].
 | {Star}. [Spend four minutes there|Four minutes go to that|That takes four minutes], and [one|the last one] on everything else.
M: [One minute for everything else|That leaves a minute|Sixty seconds for the rest]. [I'd better take notes|You'll have to talk fast|Lucky for us, we have longer here].
 | Then [it's good that|I'm glad] we've got [more than five|a bit longer] here, because I [like|want to hear] the rest, too.
callback
M: [My five minutes|Those five minutes]: [I'd stick to your plan|I checked, and your plan works]. Four for {thestar}.
 | [Four minutes|Four out of five] for {thestar}, [one for the rest|and a minute for the rest]. [I'm fine with that|I could live with that math].
N: [Ask for ten|Book half an hour], [though|all the same]. A [visit|showing] isn't a race.
 | [Good math|That adds up|You did the arithmetic]. [Leave the stopwatch at home|Nobody's really timing you|And nobody holds a stopwatch but us].

= star-headline
part hook
N: If this listing were [a newspaper|a front page], the headline would be [short|easy]: {star}.
 | [I've been writing headlines|I tried writing a headline] for this {kind}. [Mine says|I got as far as] {star}.
 | [Headline first|Today's headline]: {star}. [The rest is below the fold|Details inside|Story follows].
M: [I always read past the headline|I'm the one who reads to the end|I read the small type, too]. [Let's have the article|Give me the whole story|So, the full column].
 | [I'd buy that paper|That'd stop me at a newsstand|You had me at the headline]. [Bylines next|Now the names of the reporters|Tell people who wrote it].
 | [Headlines leave things out|A headline is never the whole story|Every headline has a catch], [so I'll listen for the rest|and I'm here for page two].
callback
M: I've heard [the whole story|the rest of it|all the pages] now, and I'd [keep|still run] your headline: {thestar}.
 | [Page two was good|I liked page two|I stayed through page two]. [I'd still lead with|My front page would still be] {thestar}.
N: [Above the fold|In the big type|Biggest letters we've got]. [Corrections come from whoever goes to see it|We'd print a correction after your visit, if needed|Then somebody should go see and check our reporting].
 | [Then we go to press|Stop the presses, then|Then it's final]. [That's the edition|Good night from the newsroom|We'll leave the crossword for another day].

= star-ten-seconds
part hook
needs fact:beds
M: [Ten seconds|You get ten seconds|Ten seconds on the clock]. [Sum up|Describe] this {kind}. [Go|Now].
 | I'm [in an elevator|holding an elevator], and the door closes in ten seconds. [What's this {kind}|What about this {kind}]?
N: {Star}, {beds}, and [I've got time to spare|I still have seven seconds|that leaves me five seconds].
 | {Beds}, and {star}. [Time|Done|And I'm done].
M: [You could've gone slower|You left time on the clock|That was quick]. [I'm giving you a few more minutes|Take the next few minutes, too|Here, have some more].
 | [You didn't even use it up|I'm still listening|You've still got my attention]. [Say hello with the rest|Say who we are, too|Go on, and breathe this time].
callback
M: You had [a few minutes|a good few minutes|more than ten seconds] in the end. [I'd still boil it down to|Cut back to ten seconds, I'd keep|My ten seconds would go to] {thestar}.
 | [If I only had ten seconds now|Back in that ten seconds], I'd [say it your way|say what you said]: {thestar}.
N: [And you'd have time left over|With seconds to spare|Which takes about two]. [A visit takes longer|Don't rush a visit, though|Allow more than that for a visit].
 | [It's the short version|That's the short version], and [it's a fair one|I stand by it|the long one agrees with it].

= star-postcard
part hook
N: If I [sent you|could send you|mailed you] a postcard from this {kind}, [the front would show|you'd see] {thestar}.
 | [I'd put|I know what I'd put] {thestar} on the postcard. [No collage|One picture, no collage|Nothing else on the front].
M: And on the back, I'd [want|expect] [the address and some small handwriting|a lot of small handwriting|every inch filled]. [Start writing|Go ahead and fill it].
 | [I'd put that on my fridge|That goes up on the fridge|I'd keep that one]. [Then I'd turn it over|Now the back of the card|Then I'd read the back].
 | [Wish you were here, and so on|Greetings from the listing]. [I'd still want the longer letter|But a postcard's only the start|Let's hear what won't fit on a card].
callback
M: [The back of that postcard is full now|We've filled the back of that postcard|I've run out of room on the back]. [The front is still|On the front, still] {thestar}.
 | [About that postcard|Your postcard]: I'd pick [the same picture|that picture, too]. {Thestar}.
N: [Then it only needs a stamp|Then mail it|Put a stamp on it]. [We did the address already|The address you've got|You know where it goes].
 | [Good|Then we chose well]. [Postcards are small, so go see it full size|It's bigger in person, so go see|A visit beats a postcard anyway].

= star-skip-ahead
part hook
M: [You're allowed|You get|I'm allowing you] to skip ahead to [one thing|one part|one line] [in this listing|on this page]. [Where do you land|What is it]?
 | [No waiting today|Forget the order for once|Let's spoil it]. What would you [skip to|jump to] in this {kind}?
N: {Star}. [I feel a little guilty|I won't even apologize|Straight there].
 | {Star}. [Then I'd go back for the rest|Then I'd act like I hadn't|I'd come back for the rest].
M: [All right, now rewind|Good. Rewind|Now back to the start]. I [want the slow version|like the scenic route|hate missing the beginning].
 | [That's the ending spoiled|So I know how it ends|Consider it spoiled]. [I'd still like the story|I'm staying for the rest|I never minded a spoiler].
callback
M: [Now that we took the long way|Having gone the long way around|After the slow version], I'd [still skip|skip] [right|straight] to {thestar}.
 | [If we did this over|Next time around|On a second listen], I'd skip [right|straight] to {thestar} [with you|and feel fine about it].
N: [No guilt|Nobody would blame you|You have my permission]. [The rest isn't going anywhere|The other rooms won't mind|You know the rest by now].
 | [In person, you can|On a visit, you can]. [Nobody checks the order|You choose the order|There's no wrong order].

= star-save-for-last
part hook
N: I [meant|was going|had planned] to save {thestar} for the [end|very end]. [That lasted four seconds|So much for that|As you can hear, I didn't].
 | [The plan was|My plan was] to keep {thestar} for last. I [never was good at that|couldn't wait|didn't make it past hello].
M: [You're no good with secrets|Remind me not to tell you secrets|You'd be terrible at surprise parties]. [Do the rest in order, at least|The rest can go in order|Let's try again, in order].
 | [I'll act surprised|I can still act surprised|I'll gasp later] when we [get there|come to it]. [For now, hello|First, the hellos|But first things first].
 | [Well, it's out|There's no taking it back|It's out there now]. [Give the other rooms a chance|Let's hear what else there is|I hope you saved something else].
callback
M: And [here we are|we've made it] at the end, [where you meant to put|right where you wanted to put] {thestar}.
 | [This is the spot|This would've been the spot] you were saving for {thestar}.
N: [It would've worked here, too|It'd have fit nicely|I can always say it twice]. [I regret nothing|Next time I'll hold out|I'm not sorry].
 | [Then let me use it|I'll take it]: [go see the thing I couldn't keep quiet about|see it in person, then try to keep it to yourself|the rest of the ending is a visit].

= star-bad-line
part hook
M: You call me about this {kind}, the [line is terrible|connection's awful|line crackles], and I catch [exactly one thing|one thing only]. What [is it|do I hear]?
 | [We've got a bad connection|The line's breaking up], Nora. [Get one thing through|Say the one thing I need to hear].
N: {Star}. [Then it goes dead|Then static|Crackle, crackle].
 | {Star}. [I'd shout that part|I'd say that twice|I'd spell it if I had to].
M: [I'd call right back|I'm calling you back|I'd find a better signal]. [I don't hang up on that|That's worth a second call|I'd want the rest].
 | [Came through fine|Loud and clear|I heard that]. [Now the rest, slowly|Try the rest, the line's better|Go on, I'm not moving].
callback
M: [The line held up after all|No static, in the end|We never lost the line]. [I got everything, starting with|Of all that, what came through best was] {thestar}.
 | If [we'd been cut off|the line had died], I'd have [been happy with|gone to see] {thestar}.
N: [That was the part I'd have shouted|It was the part worth shouting|I'd have called you back to say it again]. [Over and out|Hanging up now|Goodbye, on a clear line].
 | [Good|Then my end worked]. [The clearest connection is a visit|It'll be clearer in person|For better reception, go see it].

= star-yard-sign
part hook
needs !status=sold,off_market,pending,contingent
N: If I [lettered|painted|wrote] the sign out front [myself|by hand], it'd say {star}, and I'd [be out of room|run out of sign|run out of paint].
 | [Give me a sign and a brush|Hand me a brush and a board]. I'd write {star}, [nothing more|and stop there|in big letters].
M: [I'd pull over for that|That'd slow me down|I'd brake for that sign]. [Now the things that didn't fit|Tell me what didn't fit|Let's hear what's not on the sign].
 | [You'd need a bigger sign for the rest|I'd ask for a second sign|There's always the back of the sign]. [That's what we're for|We'll be the small print|So we'll say it out loud].
callback
M: We [covered|got through] everything that [didn't fit|wouldn't fit], and [I'd leave your sign alone|the sign can stay as it is]: {thestar}.
 | [I'd have painted the same sign|Your sign was right|I wouldn't repaint it]. {Thestar}[, big letters|, and room for nothing else|].
N: [Thank you|Good]. [It's drying now|The paint's still wet|Mind the wet paint]. [The other side says go see it|On the back, it says go see for yourself|Follow it to the door and go see].
 | [It's a small sign|Signs should be short], [and I stand by it|and that one's mine|but it points the right way].

= star-read-twice
part hook
M: Which line of this listing did you read [twice|more than once]? [Be honest|I know there was one|There's always one].
 | [Every listing has a line you read twice|There's usually one line you go back to|Somewhere in here is a line you read again]. [Which was it|What's today's]?
N: The one with {star}. [Twice, yes|Three times, if I'm honest|I wanted to be sure].
 | The part about {thestar}. [Once for work, once for fun|Once to read, once to picture|The second time, slower].
M: [Then read me the others once|Once will do for the rest|I'll take the rest at normal speed], and I'll [tell you when to stop|raise a hand if I'm lost|slow you down if I have to].
 | [I'd have read it aloud|I'd have done the same|That'd stop me, too]. [Now let's be thorough|Now from the first line|But we start at the top].
callback
M: [I see why you read that line twice|That line deserved a second read|I'd have gone back to that line, too]. {Thestar}.
 | You read [that line|one line] twice, [you said|I remember]. [I'd do the same for|I'd give three readings to] {thestar}.
N: [It holds up|It was time well spent|It reads better each time]. [That's all I ask of a line|I may read it again tonight|I didn't even skim the rest].
 | [Reading only goes so far|The next reading should be in person]. [Go see for yourself|Go see it with your own eyes|A visit counts as one more].

= star-dinner
part hook
M: Somebody [asks you|leans over and asks] about this {kind} [at dinner|over dinner|between courses]. What [comes out first|do you say first|do you lead with]?
 | [You're at a dinner table|You're seated next to a stranger], and this {kind} [comes up|is the topic]. [What's your opening line|How do you start]?
N: {Star}. [Then I'd let them chew|Then I'd pass the bread|And they'd put the fork down].
 | {Star}. [I'd wait for a pause, then say it|I'd try not to talk with my mouth full|I'd have it out before the soup came].
M: [And I'd be across the table|I'm at the same table], [listening in|leaning over|pretending not to listen]. [Don't stop at the appetizer|Serve the rest|Let's have the main course].
 | [I'd trade seats to hear more|I'd move my chair closer|I'd skip dessert to hear the rest]. [First, who's at the table|Introductions around the table|But introduce yourself to the table].
callback
M: [At the next dinner, I'm bringing up|Next dinner I'm at, I'm starting with|At dinner tonight, I'd open with] {thestar}.
 | [Dinner's over|That's dessert], and [the table is still on|we're still talking about] {thestar}.
N: [Good conversation|That's how it goes]. [I'll get the check|Somebody get the check|I'll make the coffee].
 | [They'll want details|Somebody will want proof], and [the best answer is to go see it|you can send them to go see it|a visit beats a description].

= star-pin
part hook
M: [You've got one pin|You get one pin|Say you have one pin] to mark [something in this {kind}|a spot in this {kind}], Nora. What [gets it|do you mark]?
 | [If this {kind} were a map|On a map of this {kind}], what [gets the X|gets your X|gets the pin]?
N: {Star}. [That's marked|Done|Consider it marked].
 | {Star}. [I didn't hesitate|I pushed it in firmly|I'm not moving it, either].
M: [Then we know where we're headed|Good, so we have a destination|That's where we're going, then]. [The long way|By way of everything else|With stops].
 | [I'll follow you there|Lead on|I'd follow that map]. I [like to see what's on the way|want the stops in between|brake for the small stuff, though].
callback
M: [We've been all over the map|I've been around the whole map now|That's the whole map]. [Your pin can stay|I'd leave the pin where it is|The pin's in the right place]: {thestar}.
 | [My own pin|If I get a pin, too], [it goes right next to yours|it lands beside yours]. {Thestar}.
N: [Then it's on the record|Good, I wasn't going to move it|It wasn't coming out anyway]. [Fold the map carefully|You can fold the map|Map's yours].
 | [A map only gets you to the door|That's as far as a map goes]. [The rest you see in person|Then you go see|From there, it's a visit].

= credit-signature
part hook
needs credit
N: This {kind} comes [with a signature|signed]. The listing credits {creditname} with the {creditwork}.
 | There's a name [on the drawings|attached to this one]. The listing credits {creditname} with the {creditwork}.
M: [Now I'll be looking for the signature|I'll look for initials in a corner]. [Let's see what it says under the name|Take me inside].
 | [Then I'd better take my hat off|I'd have worn a better shirt]. [Let's go in|Show me around].
 | [So somebody stood there and decided things|So somebody drew every line of it]. [I want to see what they decided|Let's hear what they decided].
callback
M: [If somebody asks who drew it|If anyone asks whose work it is], I've got the name.
 | I'm [leaving with a name|keeping the name]. [I might drop it at dinner|I'll drop it at dinner].
N: {Creditname}. [Drop it gently|Say it like you knew already].
 | {Creditname}. [Now go see whether it shows|The rest you can judge in person].

= credit-name-drop
part hook
needs credit
M: [Any names in this one|Is there a name in this listing] I [should know|can drop at dinner]?
 | [You look like you've got a name to drop|You've been waiting to say a name].
N: {Creditname}. The listing [gives credit there|puts it there] for the {creditwork}.
 | {Creditname}. By the listing's account, [credit for the {creditwork} goes there|that's who to thank for the {creditwork}].
M: [I'll practice saying it|I'll write that down and spell it wrong]. [Now the rest|On with it].
 | [Good name|That's a name]. [Let's see the {kind} behind it|Now show me the {kind} that goes with it].
callback
M: [So that's the name|I've been practicing the name]. [Say it once more|Once more, so I get it right].
N: {Creditname}. [You're ready for dinner|Now you can drop it].
 | {Creditname}. [Look for it when you're there|Go see what it's worth, in person].

= old-year
part hook
needs year<1946 fact:yearBuilt
N: When this place was [finished|built|brand-new], the calendar [said|on the wall said|read] {year}.
 | {Year}. That's the first number I'd [give you|write down|say out loud] [for this one|about this {kind}|today].
 | [Somebody|Someone] unlocked this [place|{kind}] for the first time in {year}, [by the listing's date|going by the listing].
M: So it [has some stories|knows things we don't|has seen a few haircuts], and it [isn't telling them all at once|tells them slowly].
 | That's [a lot of winters|a great many coats of paint|plenty of keys cut] ago. [I'd speak up and stand up straight|I'll mind my manners|I'm already curious].
 | Then I'm [wiping my feet|knocking first|taking my hat off] and [asking what's been done since|keeping my voice down|listening carefully].
callback
M: {Year}, and [still taking callers|people are still knocking|here we are talking about it].
 | [I keep thinking about|I can't get past|I'm still doing the math on] {year}. [It's older than anything I own|Nothing I own is that old|My phone lasts three years].
N: [Be kind to the door, then|Then knock gently]. It's [been here longer than any of us|older than both of us, and we're software].
 | It's [waited this long|been patient so far]. [It can wait for your tape measure|It'll sit still while you visit|It won't mind a visit].
 | [That's a long run|Not bad for a place with no moving parts|It outlasted the calendar it was built by]. [We should be so lucky|I hope we age as well|We'll see how software does].

= old-year-guess
part hook
needs year<1946 fact:yearBuilt
M: [Give me a clue|One clue], Nora. [Is today's {kind} old, or very old|How far back are we going today]?
 | [I've got my good shoes on|I'm ready to be impressed|I brushed up on my history]. How old is [today's {kind}|this one|the place]?
N: {Year}. [You tell me what to call that|I'll let you do the subtraction|Subtract at your leisure].
 | It goes back to {year}[, the listing says|, on paper|]. [Pick your own word for that|I'd call it grown up].
M: [I'd call it experienced|I'd call that seasoned|The polite word is established]. [Lead me in gently|I'll take it slow|We should use the good voices].
 | [My subtraction took a second|I had to use paper|I ran out of fingers]. [Now I want to hear what's been kept|I want to hear how it's held up|Let's hear what's in there today].
callback
M: [I've settled on a word|I found the word|I have the word] for a place from {year}: [seasoned|settled|practiced].
 | [My word for|The word I'd use for] a place from {year} is [patient|experienced|grown up].
N: [It would like that|It's been called worse, I'm sure|That's kindly put]. [It's had time to get used to us|And it hasn't moved an inch|It'll outlast this episode].
 | [Tell it so in person|Say it in person]. [Old doors appreciate a visit|A visit will tell you if it fits].

= old-year-birthday
part hook
needs year<1946 fact:yearBuilt
N: I [started|tried] counting [birthday candles|candles] for this {kind}. It's from {year}, so I [stopped|ran out of matches|gave up and bought a flashlight].
 | [If this {kind} had birthdays|If buildings had birthdays], the cake would [say|read] {year}[, and you'd need a permit for the candles|, and we'd all stand back|].
M: [I'd bring a fire extinguisher and a card|Then I'll bring the cake|I'll sing, quietly]. [Let's meet it properly|Introduce us|We should introduce ourselves to our elders].
 | [That's a big cake|Save me a corner piece|That's a lot of wishes]. [I hope it's had some work done along the way|I'd like to know what it's been up to|Now I want its whole story].
callback
M: [I've got the candles|The candles are on me|I'm still lighting candles]. {Year} [takes a while|is a lot of candles|needs a big box].
 | [I don't know its birthday|We never learned its birthday], [but the year's {year}|only {year}]. [I'm bringing cake anyway|I'd bring a cake any day].
N: [It isn't fussy|It won't mind|It's had practice]. [Blow gently|Make a wish|Somebody cut the cake].
 | [Bring the cake when you visit|A visit is present enough|Deliver it in person], [and leave room for a tape measure|candles optional].

= old-year-number
part hook
needs year<1946 fact:yearBuilt
M: [Give me a number|Start with a number|One number to start], [any number|your choice|not the price].
 | [Pick a number|I'd like a number] [from this listing|off the page], Nora. [Just one|Your favorite|The best one].
N: {Year}. [That's when it was built|It's the year on the place|The year it went up].
 | {Year}, [the year it was built|when it was built]. [I underlined it|I'd start there|I wrote it down first].
M: [That number comes with a hat|That one's got some weight|A number with a mustache]. [I'd like to see how it's aged|I'm interested|Let's bring it up to date].
 | [Everything after that is a sequel|So the rest is recent history|Then we've got some catching up to do]. [Start the clock|Let's get going|Begin at the beginning].
callback
M: [The number I'm taking with me|One number stays with me|Of all the numbers]: {year}.
 | [You gave me a lot of numbers|I lost track of the numbers|So many numbers]. [I kept|I'm keeping|I'd hang on to] {year}.
N: [It's the one that won't change|That one's never going to change|It's the only one that holds still]. [The rest of them move|Good choice].
 | [Take it along on a visit|Bring it up when you visit]. [Somebody may have a story to go with it|It's a good way to start a conversation].

= price-cut-first
part hook
needs !status=sold,off_market fact:priceCut fact:price
M: [Let's get the money out of the way|Start with the number|Money first, for once]. What do they want for [it|this {kind}|this one]?
 | What's [the number|the figure|the price] today? [Not last month, today|I hear it moved|Somebody told me it changed].
N: {Price}, and that's {cut} less than [it was|before].
 | {Price}. It came down by {cut}.
M: [Then I picked a good day to ask|So my information was old|I see I'm up to date now]. [On to the {kind} itself|Now let's see what comes with it|That's the money done].
 | So the price moved, and the {kind} [stayed put|didn't move an inch|stayed where it was]. [Let's go see the one that held still|I'm here for the {kind}|Now for the {kind}].
callback
M: [What was the number again, for anyone who tuned in late|What was that number we started on|What's the number, one more time]?
 | [I wrote the number down|I made a note of the price], and now I [can't read my writing|can't find my note]. What [was it|is it]?
N: {Price}, [as of this listing|as the listing has it|on today's page]. [Now go see what it's attached to|Go see what stands behind it|What it buys, you can go see].
 | [It's {price}|The price is {price}]. [It's had its one surprise for the day|That's where the listing has it|It held still for the whole episode].

= price-cut-pencil
part hook
needs !status=sold,off_market fact:priceCut fact:price
N: [One number in this listing has an eraser mark|Somebody's been at this listing with an eraser|There's an eraser mark on this page]. The price is {price} now, {cut} [less than it was|less than before].
 | [I like to start with what's changed|Let's start with what changed]. The price is down {cut}, to {price}.
M: [That's the kind of edit I read twice|I notice an edit like that|Edits are where I start reading]. [The walls stayed where they were, I assume|Now let's look at what wasn't edited|On to the parts in ink].
 | [So I'd be reading the second edition|Revised edition, then|I like a second draft]. [Let's read the rest of it|I'll turn the page|Start at chapter one].
callback
M: [And the number with the eraser mark|So, after the eraser|That edited number], [where did it end up|what does it say now]?
 | [Before we go, the number in pencil|Last thing, the penciled number]. What [was it|did it say]?
N: {Price}. [That's how the page reads now|No eraser since|The eraser's back in the drawer].
 | {Price}, [as listed|by the listing]. [The rest you check in person|Go see the parts that can't be erased|A visit is the only proofreading left].

= price-cut-news
part hook
needs !status=sold,off_market fact:priceCut fact:price
M: [Any news|Anything new|What's new] [on this one|with today's {kind}|since it was listed]?
 | [Give me the latest|Start with the latest]. [What's changed on this listing|What's the news on this one]?
N: The price. It's {price} now, [after a cut of|down] {cut}.
 | [One thing|A number]: the price came down {cut}, to {price}.
M: [Well, that's news|That counts as news|That'll do for news]. [And now the things that don't change|Now the older news, like the walls|Let's hear about the rest of it].
 | [I'd only just gotten here|I walked in at the right time|And I nearly slept in]. [Let's look around, then|Time to look around|I'm all ears for the rest].
callback
M: [Any more news on the price|Any change while we were talking|Has the price moved since we started|Did the price hold still]?
 | [I checked the clock|We've been talking a while|It's been a few minutes]. [Is the number still the number|Same price as when we started]?
N: [Still {price}|It's {price}, same as before]. [We weren't that long|It sat still for us|I've been watching].
 | [No change|Same as before]: {price}. [The next update is what you think when you go see it|The rest of the news happens in person].

= price-cut-subtraction
part hook
needs !status=sold,off_market fact:priceCut fact:price
N: [A little arithmetic to start|Some subtraction to wake us up|Let's begin with subtraction]. Take {cut} off the old price, and you [get|land on] {price}.
 | [Somebody did some subtraction here|There's subtraction in this one]: {cut} off, which [leaves|makes it] {price}.
M: [I checked it on my fingers|I carried the one|My math agrees]. [Now something I can picture|Now give me walls and windows|Numbers done, rooms next].
 | [Subtraction I can follow|That's the kind of math I like|No calculator needed]. [Let's count other things|On to things you can stand in|Now the part with doors].
callback
M: [Last bit of arithmetic|Final answer|Check my homework]: what [did the subtraction leave|was left after the cut]?
 | [I've lost my notes|I dropped my pencil]. What did [the arithmetic|all that subtraction] come to?
N: {Price}. [Full marks for asking|Class dismissed|No more math today].
 | {Price}, [as listed|in the listing]. [The field trip is optional, but go see it|Go see what it adds up to|What it adds up to, you see in person].

= many-bedrooms
part hook
needs !kind=multi-family beds>4
M: How many bedrooms [can one front door have|fit behind one front door|does one address need]?
 | [Quick count before we start|First, a count|Let's start by counting]. How many bedrooms [are there|does it have|have we got]?
N: {Beds}. I'd [label them|draw you a map|hand out numbers|put up signs].
 | {Beds}, [in this {kind}|all told|by the listing]. [Pace yourself|We'll need a system|I counted twice].
M: [Then I'm leaving a trail of breadcrumbs|I'd get lost on the way to breakfast|I'd pack a lunch]. [Lead the way|Don't walk too fast|Stay where I can hear you].
 | [So this has an intermission|I'll stretch first|Then I'm glad I sat down]. [Let's get started|We should get going|No time to lose].
callback
M: [I still want that map|About that map of the bedrooms|I never got my map]. [It's a lot of doors to remember|I'd open the wrong one every time].
 | [I've counted them again in my head|I lost count around four|I did a recount].
N: It's {beds}, [same as when we started|and the number hasn't moved|so you can stop counting].
 | It's [still|just the same] {beds}. [Bring comfortable shoes when you visit|Count them yourself when you visit|The best map is a visit].

= many-bedrooms-dibs
part hook
needs !kind=multi-family beds>4
N: This {kind} has {beds}, so [calling dibs could take a while|picking a room is a project|nobody's rushing the decision].
 | {Beds}. [If you're calling dibs|Anyone calling dibs], [start early|plan ahead].
M: I [call the one nearest the coffee|want the one closest to breakfast|call the quiet one]. [We can sort out the rest later|You take the others|Put my name on it].
 | I'd [try a different one every night|sleep my way around, a night apiece] [for a week|and report back]. [Let me see them first, though|But show me around first].
callback
M: [I'm ready to call dibs|Dibs, then|About those dibs|I've thought about dibs]. [I've narrowed it down to all of them|I can't decide, so I'll take turns|I want whichever one's last].
N: [That's {beds} to take turns in|There are {beds} to choose from]. [You've got all week|Nobody's hurrying you|Flip a coin, several times].
 | [You can't call dibs from a chair|Dibs don't count over the radio]. [You have to go see them|Rules say you visit first|Do it in person].

= many-bedrooms-laundry
part hook
needs !kind=multi-family beds>4
M: [I'm buying bedsheets|I'm in charge of bedsheets|Say I'm buying pillows] for this {kind}. How many bedrooms [is that|are there|am I shopping for]?
 | [I'm making the beds|Say I'm in charge of making the beds] in this {kind}. How many bedrooms [is that|am I facing|are there]?
N: {Beds}. [You do the multiplication|So start early|I'd learn to fold fitted sheets].
 | [It has {beds}|There are {beds}]. [Buy in bulk|Bring help].
M: [Then everybody makes their own|I'm hiring|I'm learning to love an unmade bed]. [On with it|Let's look around before I start|Now show me where they all go].
 | [I can't fold one fitted sheet|My linen budget just changed|That's a lot of pillows]. [Keep talking while I fluff|Keep going, I'm fine|Distract me with the rest].
callback
M: [I'm still on the sheets|About those sheets|I've been folding this whole time]. How many bedrooms [was it|did you say|are there again]?
N: {Beds}, [same as before|same as when we started]. [You're doing fine|Take a break|Nobody's inspecting the corners].
 | [It's {beds}|Still {beds}]. [Go see them bare, and leave the sheets home|For a visit, you can leave the sheets home].

= many-bedrooms-number
part hook
needs !kind=multi-family beds>4
N: [The number to hold on to today|Today's number|The number I'd remember], [before the price|ahead of the price]: {beds}.
 | [Before anything else|First things first], [a number|one number]: {beds}.
M: [That's a lot of alarm clocks|That's a lot of doors to knock on|Somebody's bringing slippers for a crowd]. [Let's start at the front one|We'd better begin|Walk me through it].
 | [I've stayed in smaller inns|I know hotels with fewer|I'd want room numbers]. [Check me in|Ring the little bell|Carry on, I'll get my bag].
callback
M: [I'd put numbers on the doors|I'm still thinking about room numbers|Little brass numbers, that's what I'd do]. [One through whatever it was|All the way up].
N: It was {beds}. [You'd be done in an afternoon|Brass adds up|Pencil would do].
 | [You could hang them after a visit|Visit first, screws later]. [It's {beds}, so bring a level|There are {beds}, so take your time].

= short-listing
part hook
needs remarks<6
N: [This listing|Today's listing] doesn't [waste words|talk much|go on]. [A handful of sentences|It's a short read|It says its piece], and [out|it's done].
 | Some listings go on for pages. This one [keeps it short|is brief] and [lets you do the rest|leaves the rest to you].
M: I like a {kind} that [holds something back|keeps a little to itself|doesn't talk over me].
 | Then every word has to [carry something|pull its weight|earn its place]. [Read slowly|Don't rush it|I'll listen closely].
 | [Good|Fine by me]. That leaves [plenty|something|a lot] to find [with my own eyes|out|by asking].
callback
M: [So few words|Such a short listing], and I still [have a list|filled a page|came away with questions].
 | It [said so little|kept it so short], and I've got [a whole page of notes|half a page of questions|more questions than when I came in].
N: [That's what a visit is for|A visit answers most of them|Take them along when you go see it].
 | [Short listings do that|That's the trick of a short one]. [You fill in the rest|You start listening harder|They make you curious].

= short-listing-coffee
part hook
needs remarks<6
M: [You finished this one fast|You were done early today|That was quick reading]. [Is that the whole listing|Did you read all of it|Have you read the whole thing]?
 | [Done already|Finished already]? You [read the whole listing|got through all of it] [while I tuned in|in one sip|before I sat down]?
N: [Every word|All of it]. It's [short|a brief one], so I [read it twice|had time to think|read it again for company].
 | [Front to back|Start to finish]. [It keeps to the point|It gets to the point], and [I've learned to like that|I respect that].
M: [Then we get to be nosy|So we get to ask more|More room for questions, then]. [I came prepared|I brought plenty|I've got a pocketful].
 | [A short one suits me|I can keep up with that|Even I can remember that much]. [Let's make the most of it|We'll go slowly|No skipping, please].
callback
M: [I think we|We] [out-talked the listing|talked longer than the listing did|said more than the page did].
 | [You know|I noticed], we [went on longer than the page|used more words than the listing].
N: [We usually do|It left us the room|It gave us the chance]. [I enjoyed the quiet parts|No hard feelings|It can have the last word].
 | [The longer version is in person|For the long version, go see it|The unabridged edition is a visit].

= short-listing-telegram
part hook
needs remarks<6
N: [Whoever wrote this one|The writer of this listing] [knows when to stop|got to the point|didn't pad it]. [It's only a few lines|It fits on an index card|You could read it at a red light].
 | [Today's is a quick read|This is one of the short ones]. [I timed myself|My tea was still hot|I didn't need a bookmark].
M: [I wish my email worked that way|I know people who could learn from that|My kind of reading]. [Let's see what's in it|We'll open it up|Unpack it for me].
 | Then I'll [bring the questions|supply the questions|do the wondering], and you [tell me what's on the page|stick to the page].
callback
M: I [like|respect|admire] a listing that knows when to [stop|quit|leave]. [We should learn from it|We could take a hint|There's a lesson in that for us].
N: [Then we'll stop, too|So let's stop|I'm taking the hint].
 | [Agreed|Point taken]. [The rest is for a visit|Whatever's left, go see|What it left out, you see in person].

= short-listing-riddle
part hook
needs remarks<6
M: [What are we working with today|How much did they give us|How long is today's listing], Nora? [I see one page|That looks like one sheet|Your stack looks thin].
 | [How thick is the stack|How much reading was it|How much is on the page] [for this {kind}|this time|for this one]?
N: [A short page|Not many words|A few lines], and [I've read them all|all of them useful|I've got most of them by heart].
 | [It's brief|Short and plain]. [I like what's there|What's there, we can use|We won't run out of breath].
M: [Then I'll ask what it didn't get around to|Good, I'll have time to ask things|That gives me room to wonder]. [Somebody should|It's what I'm here for|I'm good at that].
 | [I'd rather have a few true things than a long speech|Short beats long|A few plain facts suit me]. [Let's hear them|Line them up|One at a time].
callback
M: [For a few lines, it told us plenty|That page did all right|It did more with less].
 | [I liked it|I enjoyed it|It was a good read], [short as it was|brief as it was].
N: [It kept something for people who go see it|It left a little for the visit|The rest, it saved for in person].
 | [Agreed|I thought so, too|No argument from me]. [That's all of it|And that's the page|You've heard it all now].

= neighborhood-first
part hook-fallback
needs fact:street fact:beds
M: [Close your eyes|Shut your eyes|Use your imagination] and put me on {street}. What am I [standing in front of|looking at|facing]?
 | [I've just gotten out of the car|I've just stepped off the curb|Say I've just arrived] on {street}, in {city}. What's in front of me?
N: A {kind} with {beds}. [I've got the listing right here|The rest, I've got in my notes|I've read up on it].
 | A {kind}, {beds}, and a listing I [read twice|enjoyed reading|know pretty well by now].
M: Then [walk me in slowly|take it slow], [in order|one room at a time|and leave nothing out].
 | All right. [Lead the way|You lead|After you], and [don't skip the boring parts|mind the small things|I'll keep up].
 | You read, I'll [carry the tape measure|ask the questions|hold the flashlight]. [Deal|That's the arrangement|Same as always].
callback
M: [That felt like being there|I can nearly see it|I could draw it from memory]. [That's the place, front to back|I think I've seen the whole place|I know my way around].
 | So that's the place, [front to back|top to bottom|as far as the page goes].
N: [And we never left the page|All that, and we never stood up]. [You can use the door, so go see it|You can do better in person|A visit has better sound].
 | [The listing's version, anyway|As the listing has it|That's how it reads]. [I enjoyed the walk|Not a bad walk|You were good company].

= fallback-notebook
part hook-fallback
needs fact:beds
N: [Fresh page|New page|Clean notebook] today. At the top, I've written {kind}, {beds}, and [nothing else|a blank line|a lot of room].
 | [My notes start like this|Here's how my notes begin]: {kind}, {beds}. [Then I left some space|The rest gets filled in as we go].
M: [I like an empty page|Best part of any notebook|Nothing beats a clean page]. [Let's fill it|We'll fill it together|Hand me the pencil].
 | [Good|Fine]. I'll [write small|keep my margins straight|take the left column]. [You talk, I'll write|Start whenever you like|You go first].
callback
M: [That page is full|The page filled up|No more room on that page]. [My writing got smaller and smaller|I'm writing in the margins|I had to turn it sideways].
N: [Tear it out and keep it|Then we've done our part|That's a good sign]. [It started out blank|We began with one line|I'll sharpen the pencils].
 | [Take the page along when you visit|Bring it when you go see the place]. [Leave a line for surprises|Add your own underneath].

= fallback-suitcase
part hook-fallback
needs fact:beds
M: [Say I'm moving in|Pretend I'm moving in|Let's say the truck is packed]. What am I [unloading into|carrying boxes into|moving into|hauling the couch into]?
N: A {kind} with {beds}. [Lift with your knees|Mind the doorframe|Start with the small boxes].
 | [It's a {kind}|A {kind}]. {Beds}[, so label the boxes|, so you've got choices to make|].
M: [I haven't even seen it|I should look at it before I lift anything|Let me put this box down]. [Show me around first|A walk-through first|Start at the door].
 | [I packed the coffee maker last|Everything I own says kitchen on it|None of my boxes have labels]. [So let's find out where things go|Show me where it all goes|I'd better learn the layout].
callback
M: [I think I know where my boxes go|I know where every box goes now|I could unload that truck now], [all but one|except one]. It's [marked|labeled] [miscellaneous|stuff|other].
N: [There's always one of those|Everybody has one of those]. [It goes in a closet until the next move|Nobody opens it|Put it down anywhere].
 | Leave that one in the truck. [A visit comes first anyway|Visit first, boxes later|You'd go see the place first anyway].

= fallback-tour-guide
part hook-fallback
needs fact:beds
N: [Good news|Today's job is simple]: one {kind}, {beds}, and [nobody rushing us|all the time we need|just the two of us looking].
 | [One {kind} today|We've got one {kind} today]. {Beds}, and [I've done the reading|I've done the homework].
M: [And I've done none of it|I haven't|I didn't read ahead]. [So explain it to me like I just got here|That makes me the visitor|I'm asking everything].
 | [Then you're the guide|You've got the flag, I'll follow]. [I'll be the one asking about the pipes|I'm the one at the back with questions|I'll try not to touch anything].
callback
M: [Good guide|You make a good guide|That was well guided]. [I only got lost once|I touched nothing|I asked about everything I could think of].
N: [And you stayed with the group|You were the whole group|Best group I've had today]. [Thank you for listening|Watch your step on the way out|Mind the step].
 | [The real tour has a door|For the real tour, you need shoes]. [Go see it|Take one in person].

= disclosure-read
part disclosure
N: {disclosure}
M: [Then read me|So give me|I'd like|Let's have] the label: [address, price, and the count of everything|where it is, what it costs, how many of everything|place, price, rooms].
 | [So|Then|All right], [where exactly is it|what's the full address|where am I going], and [what's the price|what does it cost|how much is it]?
 | I'd [go myself|drive over], but I [have no feet|came without shoes|wasn't built with legs]. What's the [full|exact|whole] address, and the price?
 | [Address and price|The full address and the price|Where and how much], please, before I [get attached|start moving in|pick a room|ask about the couch].
 | [Start with|Give me|Begin with] [where it is|the door number|the address], then [tell me|say] what it [costs|lists for|sells for].
 | [In {city}, then|So, {city}|{City}, all right]. [At what address|What's the address], [and for what price|for how much|and what's the price]?
 | [Whereabouts in {city}|Where in {city}|What corner of {city}], and for [how much|what price]?
 | [The basics, please|Basics first|Let's do the basics]: [the address, the price, the size|where, how many rooms, how much].
 | If I [wrote this on an envelope|were filling out a form|put it in my phone], what's the address, and [what's the price|how much is it]?
 | I've got [a pencil|paper and a pencil|the back of an envelope]. [Address first|Start with the address], [then the price|then the money].
 | [Tell me|Remind me|Say] where [to send the mail|the mail goes|the taxi stops], and what [it's listed for|the price is].
 | [Give me the numbers|Numbers, please|The numbers first]: [on the door, on the price tag|street number, price], [all of them|beds and baths, too].
 | [Set it up for me|Paint the outline|Draw me the outline]. [Where is it|What's the address], and [what does it cost|what's the price]?
 | [What would I tell the cab driver|What do I type into the map|Which bell do I ring], and [what's the price|how much is it listed for]?
 | [One breath|In one breath], [please|if you can]: the address, the [rooms|bedrooms] and the [price|money].
 | Then [where is it|what's the address], [how big|how many bedrooms], and [for how much|at what price]?

= disclosure-after-price
part disclosure-after-price
N: {disclosure}
M: [The price I know|The price I've got|I have the price]. [Where is it|What's the address], and [how big|how many rooms]?
 | [Now the address|The address next|Then the full address], and [how many bedrooms|how much room there is|what's in it].
 | [That's the how much|We did the how much]. [Now the where|Where is it], and [what kind of place|how many rooms]?
 | What do I [type into the map|tell the cab driver|write on the envelope], and [how many bedrooms|how much room] do I get?
 | [Which door is it|What's the full address|Whereabouts in {city}], and what [is|do I find] behind the door?
 | [Fill in the rest of the label|The rest of the label, please|Now the rest of the basics]: [address, beds, baths|where it is, how many rooms].

= essentials-cut-all
part essentials
needs fact:street fact:city fact:beds fact:baths fact:sqft fact:price fact:priceCut !status=sold,off_market
N: {Address}, {city}. It's a {kind} with {beds}, {baths} and {sqft}, for {price}, after a cut of {cut}.
 | {Address}, {city}. {Beds}, {baths}, {sqft}, for {price}. That's after a cut of {cut}.
 | It's {address}, in {city}: {beds} and {baths} in {sqft}. The price is {price}, down {cut}.
 | {Address}, in {city}. That's {sqft}, with {beds} and {baths}, listed at {price} after a cut of {cut}.
 | {Address}, {city}, a {kind} with {beds} and {baths}. It's {sqft}, and {price} after a {cut} cut.

= essentials-cut-no-size
part essentials
needs fact:street fact:city fact:beds fact:baths fact:price fact:priceCut !fact:sqft !status=sold,off_market
N: {Address}, in {city}. It's a {kind} with {beds} and {baths}, for {price}, after a cut of {cut}.
 | {Address}, {city}. {Beds}, {baths}, and a price of {price}. That's after a cut of {cut}.
 | It's {address}, in {city}: {beds} and {baths}, listed at {price}, down {cut}.
 | {Address}, {city}. You'd have {beds} and {baths}, for {price} after a cut of {cut}.

= essentials-all
part essentials
needs fact:street fact:city fact:beds fact:baths fact:sqft fact:price
N: {Address}, in {city}. It's a {kind} with {beds}, {baths} and {sqft}, for {price}.
 | {Address}, {city}. {Beds}, {baths}, {sqft}, and the asking price is {price}.
 | That's {address}, in {city}: {beds} and {baths} in {sqft}, listed at {price}.
 | {Address}, in {city}. {Sqft}, with {beds} and {baths}, for {price}.
 | It's {address}, {city}, a {kind} of {sqft}. That holds {beds} and {baths}, and it's listed at {price}.
 | {Address}, {city}. The {kind} has {beds}, {baths} and {sqft}, and the price is {price}.
 | {Price} for {address}, in {city}. It's a {kind}: {beds}, {baths}, {sqft}.

= essentials-no-size
part essentials
needs fact:street fact:city fact:beds fact:baths fact:price !fact:sqft
N: {Address}, in {city}. It's a {kind} with {beds} and {baths}, for {price}.
 | {Address}, {city}. {Beds} and {baths}, listed at {price}.
 | That's {address}, in {city}: {beds}, {baths}, and an asking price of {price}.
 | It's {address}, {city}. The {kind} has {beds} and {baths}, and the price is {price}.
 | {Price} for {address}, in {city}. It's a {kind} with {beds} and {baths}.

= essentials-bare
part essentials
needs fact:street fact:city fact:price
N: {Address}, in {city}. They're asking {price}.
 | That's {address}, in {city}, listed at {price}.
 | {Address}, {city}, and the price is {price}.

= essentials-no-price
part essentials
needs fact:street fact:city
N: {Address}, in {city}. No price is given, so that's the first thing to ask.
 | That's {address}, in {city}. The listing leaves the price open.

= essentials-after-price-size
part essentials-after-price
needs fact:street fact:city fact:beds fact:baths fact:sqft
N: {Address}, in {city}. It's a {kind} with {beds}, {baths} and {sqft}.
 | {Address}, {city}. {Beds} and {baths}, in {sqft}.
 | That's {address}, in {city}: a {kind} of {sqft}, with {beds} and {baths}.
 | It's {address}, {city}. The {kind} has {beds}, {baths} and {sqft}.

= essentials-after-price-no-size
part essentials-after-price
needs fact:street fact:city fact:beds fact:baths !fact:sqft
N: {Address}, in {city}. It's a {kind} with {beds} and {baths}.
 | {Address}, {city}. You'd have {beds} and {baths}.
 | That's {address}, in {city}: a {kind} with {beds} and {baths}.
 | It's {address}, {city}. The {kind} has {beds} and {baths}.

= disclosure-no-street
part disclosure-fallback
N: {disclosure}
M: [Then let's have it|Go ahead, then|All right]. What do we know?
 | All right. [Start with|Read me] what's on the page.
 | [What have we got|What are we starting with|What's on the page today]?

= essentials-no-street
part essentials-fallback
N: Not much yet. It's a {kind}, and the rest is worth asking about.
 | So far, it's a {kind}. [We'll work with that|That's a start].
`;
