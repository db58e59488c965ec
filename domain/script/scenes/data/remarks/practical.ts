/** Laundry, levels and systems: what Miles makes of what Nora has just told, and what she says back behind the slashes. */
export const practicalRemarks = `
= laundry-room
The laundry gets a room. Mine always had [the couch|a chair|the bed]. // It's been [promoted|given its own office].
Somewhere for single socks to [meet|wait|hold out hope]. // [A singles' lounge, then|Some have waited years].
I'd fold with the radio on and call it a [club|private club]. // Members and [socks|pillowcases] only.
The iron and I might [make up|start talking|be friends again]. // It's [still steamed|let off most of its steam|had time to cool off].
That's a hiding place. Nobody [volunteers to come in|looks in there]. // Except [with a basket|for a clean shirt|hunting for a sock].
A pile of laundry behind a door is [nobody's business|doing fine]. // Piles [thrive|flourish|relax] in private.
A shirt right out of the dryer. Best part of any [Tuesday|Sunday|Monday]. // [Buttons still warm|You put it on right there].
I'd pull up a [chair|stool] for the spin cycle. // [The ending's a bit dizzy|There's a twist in it|It starts slow, then wow].
The drying rack can come out of the [bathtub|shower|hallway]. // It [never liked it there|was only passing through].
Lights on one side, darks on the other, like a [debate|chess match]. // With one gray sock [undecided|abstaining|in the middle].
If the washer wants to [dance|boogie], it's got a floor. // The dryer [cuts in|takes the slow ones|spins].
I'd learn to fold a fitted sheet in [there|private]. // [Nobody has yet|You'd come out with a ball|Legend says it's possible].
You could leave it half folded and [shut the door|go to lunch]. // [That's the luxury|The socks won't talk|It'll hold that thought].
Everybody talks about kitchens. I live in [clean socks|clean shirts]. // [They hold up the whole day|Nobody writes songs about them].
It's where the pockets [confess|tell the truth|get searched]. // Mostly to [mints|receipts|gum wrappers|old lists].
The basket doesn't have to [tour the place|visit every room]. // It [likes to sit|gets dizzy anyway|never saw the point].
= in-unit-laundry
Laundry in [slippers|a bathrobe|pajamas|socks]. [That's civilized|Finally]. // [There's no dress code|Nobody dresses for it|Come as you are].
So you can wash one [shirt|sock|sweater|napkin], just because. // [A tiny load|A very small load]. Live a little.
You could [watch a ballgame|make a pie|take a nap|read a chapter] and do laundry at the same time. // Only one of those takes [effort|any effort|work].
Nobody takes my wet [socks|shirts|sheets] out and leaves them [on a table|on a chair|in a heap]. // Nobody but you. [You'd be gentle|You'd be kind about it].
I built a whole [sock|T-shirt|pajama] collection around laundry being far away. // [You can thin the herd now|Time to let a few go|Some of those can retire].
Well, that settles [Sunday|Saturday|the weekend]. // [You get it back|It's yours again|All yours again].
Spill the [soup|coffee|sauce|gravy] at lunch, wear the shirt to dinner. // [Still warm|And nobody knows|The shirt won't talk].
No more hauling [sheets|jeans|a big sack] around like [Santa|a sailor|a prospector]. // [You could keep the hat|Keep the hat, though|I'll miss the hat].
Warm [socks|sheets|pajamas], steps from the machine. That's a good [evening|night]. // [Don't fold them yet|I'd put them right on|Folding can wait].
With laundry at home, I've got no excuse for [that pile|the heap on that chair|this shirt]. // [None at all|I had noticed|Not a one. Sorry].
Ten at night, and I want [the blue shirt|that sweater|clean sheets] by breakfast. // [Press a button and go to bed|Easily arranged|There's a button for that].
Somewhere a [gym bag|pair of jeans|picnic blanket|beanbag cover] just got a second chance. // [And a second rinse|Give it the long cycle|With extra soap].
[Muddy|Soaked|Covered in flour] at the door, presentable by [supper|dinner|dessert]. // [And the clothes, too|So are the clothes|Even the shirt cleans up].
You forget a load, and the worst that happens is [wrinkles|you run it again|you remember it Thursday]. // [Low stakes. I like that|A forgivable crime|I've lived through worse].
I'd start a load just to hear somebody else [working|being busy|doing a chore]. // [It's good company|I find it restful, too|It never asks for help].
The sniff test can [retire|stand down|take the year off], then. // [It was never very accurate|It had a good run|I never trusted your results].
The whole laundry trip's about as long as [a yawn|a sneeze|one chorus]. // [Round trip|And that's there and back|Coming home included].
Clean sheets on a [Wednesday|Tuesday|Thursday], for no reason. // [That's the best reason|No reason's a fine reason|I've done it for less].
= washer-dryer
A washer and a dryer. One soaks it, the other [makes up for it|apologizes|smooths it over]. // [It's a working relationship|They've been at it for years|They know their parts].
One of them [eats|steals|swallows] socks. I've never learned which. // The dryer. [Look how warm it is|It always looks so innocent].
The [drying rack|shower rod|back of the chair|doorknob] gets its life back. // [It's earned a rest|All those wet sweaters|It never signed up for that].
Sheets straight from the dryer. Tell me that isn't [luxury|riches|the high life]. // [I wouldn't dare|I won't even try|I'd be lying].
The dryer's the only thing that hands me a warm [shirt|sweater|sock] on a Monday. // All it asks for is the [lint|lint, and thanks].
I could wash the lucky shirt [at halftime|between innings|before the playoffs]. // Use cold. [Luck shrinks|Luck can shrink|Luck runs].
One spill, one button, one movie, and it's a clean [tablecloth|shirt|sweater]. // [The dryer's the sequel|Then the sequel, in the dryer].
Two machines whose whole job is my [socks|gym clothes|pajamas]. // [They've seen worse|They never comment|They don't hold it against you].
Fresh [pillowcases|pajamas|sheets] whenever I [say so|like|think of it]. I could get used to that. // [Give it a week|Most people do|It's an easy habit].
I'd pull up a chair and watch it spin. Better than [most television|most shows|the news]. // [And it always ends well|The plot turns a lot|No cliffhangers, either].
The dryer buzzes and everybody suddenly [looks busy|has a phone call|has to be somewhere]. // [The folding finds you anyway|Folding knows where you live].
The hamper can stop being [a mountain|a landmark|the tall one in the room]. // [It goes back to being a basket|Just a basket again].
[Rained on at lunch|Caught in a sprinkler|Splashed by a bus], fluffy again by [dinner|supper]. // [You'd look brand-new|You and the shirt both|Like it never happened].
Now I only have to learn what the [little triangle|hand in the bucket|crossed-out circle] on the tag means. // [Nobody knows. Use cold|No one ever has|Mystery is part of laundry].
Whites, colors, and [one very red sock|that loud red shirt|the red sock]. I'm ready. // [That one rides alone|That one goes last|Or everything's pink].
= washer-dryer~stack
One on top of the other. Bunk beds for [laundry|socks|sheets]. // The dryer [called|always gets|got] the top.
= washer-dryer~side-by-side,side_by_side
Side by side, like [old friends|two people on a bench|a good team]. // They finish each other's [loads|laundry|socks].
= washer-dryer~vented
Vented, so the [steam|hot air] leaves and the warm [socks|shirts|sheets] stay. // [The right way around|I'd keep the socks, too|Good. Only one of them folds].
= storage
I have a box labeled [miscellaneous|cables|maybe|important]. It's been waiting for this. // [Everybody has that box|I think I own its twin].
The [skis|tent poles|golf clubs|folding chairs] can come out from [under the bed|behind the door|behind the couch]. // [They could use the stretch|They've met enough dust].
Storage means I never have to [decide|choose|sort it out]. // [That's what boxes are for|Decisions keep nicely in boxes].
The suitcase that holds the other suitcases gets its own [place|spot|address]. // [The little ones tag along|It brings its own guests].
The [fake tree|sled|beach umbrella|turkey platter] only works [a day|a week|a month] a year. It needs somewhere to wait. // [Seasonal work's like that|Long vacation, good lodging].
The [bread machine|fondue set|exercise bike|accordion] can retire with dignity. // [It served bravely|No more guilty looks].
I could finally buy the giant pack of [lightbulbs|paper napkins|batteries]. // [And forget you have it|Then buy it again by mistake].
That's where [hobbies|good intentions|resolutions] go to rest. // [In labeled bins, I hope|They like the company].
The [vacuum|ladder|ironing board] can stop hiding behind a door and falling on people. // [The ambushes can stop|No more ambushes].
Every move, I carry one box nobody's [opened|opened in years|dared open]. It can live there. // [Still taped, still important|It's heavy, so it matters].
I'd label everything, for [an afternoon|a day|one weekend]. // [By evening it's all 'stuff'|After that it's all 'stuff'].
I'd go in for [a lightbulb|the cooler|tape] and come out with [a yearbook|old photos|my trumpet]. // [An hour later|It happens to everyone|And without the first thing].
= storage~cage
A storage cage. The [skis|suitcases|golf clubs] can think about what they've done. // [They get visitors on weekends|Visiting hours are Saturdays].
= storage~locker
A locker! I'd forget the combination [the first day|by third period|like old times]. // [Tape a mirror inside|And be late for homeroom].
= storage~room
A whole room for 'just in case.' [I've trained for this|I can fill it|I've got the stuff]. // [Nobody doubted you|Someday the case will come].
= storage~private,unit
It's mine alone, so nobody [asks about|comments on|counts] the [accordion|lava lamps|bowling balls]. // [I was about to|They'd be tempted|It's between you and them].
= basement
Every hobby I ever [quit|dropped|paused] could live down there. // [They'd have plenty to discuss|They'd get along].
The paint cans go there, with my other [decisions|bold ideas|regrets]. // [Everybody keeps the beige|Next to the leftover beige].
I'd go down for [a hammer|a lightbulb|the cooler] and forget why. // [It comes back at the top|Everyone does. It's the trip].
Somebody's going to take up [woodworking|the drums|table tennis]. // [Loudly, for a month|With great enthusiasm, till spring].
A whole level for what I'm not [dealing with|deciding on|throwing out] yet. // [Filed under later|Later goes downstairs].
Holiday boxes go down there neat and come up with [tangled lights|extra tinsel|one more box]. // [Nobody's ever seen it happen|They do it in the dark].
I'd build something down there. [Nobody would ask what|Nobody'd know what]. // [It's always a birdhouse|And everyone gets a birdhouse].
= basement~cellar
A cellar, so [jam|pickles|potatoes]. I'd start with [one jar|a shelf]. // [Label the year|With a handwritten label].
I've always wanted to [say|announce|tell a guest] 'it's down in the cellar.' // [Even if it's the mop|Whatever it is].
= basement~full
Full. I could make it [fuller|even fuller|fuller than that]. // [Give it a weekend|I've seen your boxes].
= central-air
The fans can go back in the [closet|box|corner]. // [With thanks|They've blown enough papers around].
I could wear a [sweater|cardigan|flannel shirt] in August and mean it. // [By choice|Some people wait all year].
One little dial, so there's one little [war|debate|feud]. // [Fought a degree at a time|Somebody's always 'just adjusting'].
The windows get to be windows, with no [box|machine|contraption] sitting in them. // [Back to their day job|They missed the job].
[Ice cream|A popsicle|A snow cone], eaten at a normal speed. // [You can look up, even|Between sentences, even].
The cool side of the pillow is [both sides|every side|all of it]. // [Flip it anyway|You'd miss the flip].
I'd stand at the vent with my [shirt|robe|pajamas] puffed out like a sail. // [Everyone does it once|Fair winds, Captain].
Friends drop by in [July|August|a heat wave], 'just to say hi.' // [With a toothbrush|And stay through dinner].
One button, cool air, and the whole place [exhales|sighs|relaxes]. // [So do you|And so would I].
I'd say 'it's not the heat, it's the humidity' from [indoors|the couch|under a blanket]. // [With great authority|An expert opinion].
Central. I'd hate to have to go out to the [suburban|rural|regional] air. // [A long drive for a breath|That's a commute for lungs].
[Chocolate|Frosting|Butter] behaves when the kitchen does. // [So does the baker|It's very sensitive].
= wine-cellar
My whole wine collection would [echo|get lonely|feel promoted] in there. // It'd make [friends|do|plans].
I'd start with one bottle and a [sweater|notebook|magnifying glass]. // [Collections|Empires] [begin|start] that way.
Somebody asks “red or white,” and the answer's [yes|whatever we like]. // The [best|only] [answer|policy] there is.
I'd go in for a bottle and come out with [a story|an opinion|a lecture]. // And the wrong [bottle|year|hat].
Whoever's hosting gets to say, “I'll go [pick something|see what's ready].” // And [vanish|disappear] for an [hour|evening].
Wine just lies there and gets better. I've tried that. // With [mixed|wrinkled] [results|reviews].
The special bottle finally has somewhere to wait for a special [night|occasion]. // [Tuesday|Friday|Soup night]'s special enough.
Somebody's going to say “notes of [cherry|leather|pencil].” // I [always|only] get [grape|grapes].
My filing system would be red, white and [pretty label|birthday present|can't remember]. // [Sommeliers|Experts] have [done|seen] worse.
I'd sneak in a few jars of [jam|pickles|olives]. They'd age. // By [accident|mistake|neglect], yes.
Nobody would ever find the bottle I was [saving|hiding]. // [Including|Not even] [you|yourself].
I'd want a little dust on the bottle when I [bring|carry] it out. // You'd [sprinkle|blow|dab] it on.
= shared-laundry
So you meet the neighbors over the [lint trap|rinse cycle|folding]. // [Friendships|Operas] start with [less|a stray sock].
Everybody's [socks|pillowcases] get to know each other. // A few [elope|switch partners|never come home].
I'd bring a [book|crossword|stool] and guard the dryer like a dragon. // A [warm|wrinkled|fluffy] hoard of treasure.
Laundry without leaving the building. I could go in [slippers|pajamas|a robe]. // That's [formal|black tie|overdressed], on laundry day.
Somebody in there folds fitted sheets like a magician. I'd watch. // [They|Magicians] never [reveal|say] how.
One red sock in the wrong load, and everybody's pink. // Pink [suits|flatters|becomes] [you|everybody].
The machines hum, I read, everybody comes out [warm|fluffy]. // And [missing|short] [one sock|a button].
I'd fold them right there, while they're [warm|hot]. // You'd fold [one|half|yourself to sleep].
= water-heater
Hot water. The whole reason [anybody gets|I get] out of bed. // That and [bacon|toast|the dog].
Nobody ever throws a party for a water heater. // You'd bring [dip|balloons|a cake].
You get to sing an extra [verse|song|chorus] in the shower, in its honor. // It can't [stop|hear|boo] you.
It's the unsung hero of every [bath|dish|shower]. // You'd sing. [Loudly|In the shower|Off-key].
That's what [a morning|a Monday|half my charm] runs on. // [Coffee|Bacon] [begs|would like] to differ.
Somewhere it's getting my bath ready and asking for nothing. // Not even [a rubber duck|one bubble|a thank-you].
I'd pat it every time I went by. // Nobody's ever [thanked|patted|hugged] it before.
You only think about hot water when you're [covered in soap|shampooed]. // A [bracing|memorable|loud] time to think.
= bonus-room
There'd be a model railroad in there by [Friday|the weekend]. // And [delays|a conductor's hat|a dining car].
Finally, somewhere to leave the [puzzle|train set|card house] out. // Until somebody [sneezes|vacuums|helps].
I'd call it my studio and keep the [vacuum|ironing board|luggage] in it. // Every artist [starts|began] [somewhere|that way].
Tell me there's room for a blanket fort. // There's always room for [one|a fort]. [Password's soup|No shoes].
That settles the drums. I mean the [flute|watercolors|chess]. // I [heard|still heard] [drums|“drums”].
Somebody's going to race [toy cars|marbles|wind-up mice] across that floor. Me. // My money's on [the red|the wobbly|the blue] one.
[Somewhere|Finally, somewhere] for a [hobby|craft] to go wrong. // Mine [went wrong|dried] on the kitchen table.
= bonus-room~bonus,flex
A bonus! I haven't had one since [the office party|my paper route]. // Don't spend it all [at once|on hats|in one place].
A room with no job. I know the feeling. // You two [should|will] [talk|have lunch|get along].
It could be anything, so I'd never decide. // [Undecided|Maybe|Someday] needs a room, too.
= garden-level
So the [bees|worms|ladybugs] and I would be on the same floor. // You'd get their mail.
On garden level, even the address smells like [mint|lilacs|tomatoes]. // It [beats|smells better than] “[ground|lower]” [by a mile|any day].
I'd have dirt under my nails by [breakfast|noon]. // And call it [local color|geography|a manicure].
Somebody named a floor after the nicest thing near it. // Not the [boiler|mailboxes|hoses]. Good call.
So I'd have my coffee down where the [roots|tulips|bulbs] are. // They take theirs [weak|as rain|iced].
At that level, you look a daisy right in the [eye|face]. // They [blink|fold|nod] first.
= smart-home
I'd argue with it, and it would have [data|charts]. // It'd be [gracious|polite|smug] about winning.
The lights and I would have to be introduced. // [In|Use] your [indoor|radio|nicest] voice.
I'd tell the lights good night and wait for an answer. // They'd [blink|flicker]. [Once|Politely|Shyly].
So you say “[it's dark|it's chilly]” out loud, and something happens. // I've tried that with [dishes|laundry|weeds].
I'd do the lights from [bed|the couch] and feel like a [wizard|maestro]. // Then [again|twice more], [to show off|with commentary].
A home that's smarter than I am. Finally, somebody to ask. // You'd [use it|lean on it|cheat] for the crossword.
One button, and the [evening|party|morning] starts. // Once you find [the|your] phone.
Whoever touched the thermostat can't blame the [ghost|draft|guests] now. // There's a [log|record|chart]. It was you.
I'd say please and thank you to every [switch|button|lamp]. // That's [only|just] [smart|manners].
My old place was controlled by [jiggling|kicking|tapping] it. // [It|That place] listened, [eventually|Tuesdays].
= hvac
Those are four letters that settle the thermostat argument. // You'd [start|find|schedule] another.
Heating, ventilation, air... I never remember what the C's for. // [Cookies|Compromise|Cardigans], I've always [assumed|hoped].
You touch one little number, and the whole place listens. // Everyone else [has|gets|wants] a number, too.
I could retire the box fan. We've been together since college. // It gave you its [best|youth|all].
So a sweater's a [choice|decision], not a strategy. // You'd [choose|still choose] the [orange|itchy] one.
It goes on, it goes off, and nobody ever [claps|thanks it]. // You [just|nearly] did. [It blushed|Nicely].
= security-system
A system! All I've ever had was a [hunch|doormat]. // Systems [beep|have buttons|hold up better].
I'd wave at it, going [in|out], to be friendly. // It [appreciates|remembers|likes] good manners.
= security-system~alarm,system
Another code to remember. I'll use the one I always forget. // A [classic|popular|bold] choice.
So something beeps when I come in with the [pizza|groceries|donuts]. // That's [applause|envy|hello], in beeps.
= security-system~camera,cameras
I'd have to stop [dancing|singing] up to the front door. // Or [get better|get fancier] at it.
= new-windows
I could send the window-propping stick to [a farm|Florida|a museum]. // It held [up|on|out] as long as it could.
Somebody else picked them, measured them, waited for them. I just look out. // You [got|took] the best [job|part|shift].
New panes, and no growing pains. // I'll [allow|forgive|frame] that one.
I'd hate to leave the first [nose print|fingerprint] on those. // You'd [be first in|start the] line.
Look through this one, now this one. It's the eye doctor's. // [Number one|Number two], or about the same.
I'd open every one, just to try it. // Then close them, [for the encore|and bow].
Tell me somebody left a sticker for me to peel. // [That is|That's always] the [fun|best] part.
Fresh glass, and the houseplants get first pick. // They've [formed|started] a [line|committee].
= sound-system
Finally, my [vacuuming|dishwashing|ironing] gets a soundtrack. // Something with [horns|drums|cymbals], I hope.
I'd play our own voices on it. Just to hear. // Nobody [likes|believes] their own voice.
I'd conduct the whole overture with a [spatula|spoon|breadstick]. // The violins [fear|follow|forgive] you.
One good song, and I'm doing the [twist|robot|cha-cha] by the refrigerator. // It hums [along|the harmony|louder].
Everybody's going to want to pick the song. // Whoever [cooks|dries the dishes|brought dessert] picks.
I sing better when the music covers me. // We'd turn it up. [Gladly|Lovingly|Way up].
One finger on a button, and it's a party. // And it ends [with|after] “one more.”
I've been playing music with my phone in a [coffee mug|soup bowl]. // It did [wonders|what it could|its best] for the bass.
= separate-entrance
You could slip out of a party without the [long goodbye|second hug]. // You'd come back for your [coat|umbrella|pie plate].
I'd come in that way in a [trench coat|big hat|cape]. // With the [recycling|groceries|laundry], mysteriously.
Its own entrance! I'd make one daily. // And [a longer|another] exit, [usually|knowing you].
A separate door, so nobody has to see my hair before [coffee|noon]. // The mail carrier's [seen|sketched|named] it.
My own doorbell. I'd pick the [tune|chime]. // I vote [chimes|anything but polka|one note].
So you'd tell the pizza, “Other door.” // The pizza [always finds|knows] [a way|you].
= adu
A house for the house. // It was getting [lonely|clingy|big ideas].
Company, but over there. My favorite kind. // Over there, with [waving|casseroles|semaphore].
That settles it. I'd finally [start|finish] the novel out there. // Page one gets a new [address|desk|excuse].
You'd say “I'm going out” and mean the other house. // Back by [dinner|supper|dessert]. [Take a sweater|Wave].
Guests with their own front door. They could even knock. // And be [surprised|asked in|early].
Somebody could practice the [trombone|bagpipes|accordion] in there. // And emerge a [virtuoso|star|different person].
The main house and its little [sidekick|understudy]. // It gets the [best|funny|good] lines.
I'd rent it to my [hobbies|houseplants|records]. They've outgrown me. // They're [behind on|rarely good for] the rent.
= new-roof
That's the one part nobody compliments at dinner. // I would. [Twice|Over soup|With a toast].
Somebody else already climbed the ladder. // And somebody [else|braver] [held it|said careful].
I'd lie in bed and feel [pleased|smug|grateful] about the roof. // People brag about [less|worse|sourdough].
So the [house|whole place] got a new hat. // And [wears it well|tips it|didn't ask for feathers].
You never see it, and it never asks you to look. // [Humble|Modest|Shy], for something so high up.
The pigeons get first look at the new work. // They'll [strut|walk|gossip] all over it.
= loft-space
[Up and out of sight|A spot above it all]. [I'd nap there|I'd keep the guitar up there].
= washer-dryer~combo,all-in-one
One machine, both jobs. I'd give that washer a raise.
= laundry-room~sink
A sink in the laundry room. The sneakers have somewhere to soak.
= finished-basement
The drum kit goes in the basement. Everybody wins.
That's the table-tennis floor, down in the basement.
Movie night goes in the basement, where nobody sees the popcorn.
= attic
[The holiday boxes have an address|Holiday boxes, upstairs].
= mini-split
[Each room votes on its own weather|Everybody gets their own thermostat war].
= solar
[The roof has a job|A roof that works days].
= generator
[When the block goes dark, your soup's still hot|The ice cream survives the storm].
= home-gym
[No commute to the treadmill|The treadmill can see you from the couch].
`;
