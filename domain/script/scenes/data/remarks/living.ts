/** Living rooms, light and finishes: what Miles makes of what Nora has just told, and what she says back behind the slashes. */
export const livingRemarks = `
= hardwood
Drop a [grape|bead|coin|pea] on hardwood and you hear it leave. // [And where it's headed|Every bounce, going away].
[Wool socks|Socks] on hardwood. That's a [vehicle|transit system|mode of travel]. // [Steering not included|No brakes, though].
You can't [waltz|tango|twirl] on a rug. Hardwood lets you turn. // [And it taps back|It even keeps time].
A [lost earring|runaway button|dropped screw] has nowhere to hide on hardwood. // Only under the sofa. [It knows the way|They all know the way].
Hardwood. So a rug's [a choice|an accessory|a guest] now, not [an alibi|a cover story]. // Rugs by [invitation|appointment] only.
A broom and [one song|a short song|half a song], and the hardwood's done. // [The chorus is for corners|The corners want an encore].
Hardwood used to be a tree. Now it holds up my [slippers|socks|sofa]. // It [took|found] [indoor work|a desk job].
Hardwood, so every [chair|table|sofa] gets little felt [shoes|slippers]. // [Four apiece|A pair for each end]. Very [smart|well shod].
On hardwood, you learn [everybody's|people's] footsteps. // The one with the [soup|cake|full cup] is slower.
Bare feet and hardwood, first thing. That's [an alarm clock|a wake-up call]. // [It works from the ground up|The kindest one I know].
Hardwood brings out the [figure skater|speed skater|curler] in a person. // [The lamps are the judges|Low marks for the landing].
Hardwood takes a scuff and calls it a [story|memory]. // [Everyone gets a chapter|Then asks for another chapter].
Real wood underfoot. The [table|bookcase|rocking chair] will feel right at home. // [They'll compare rings|It's a family reunion].
[So long|Farewell|Goodbye], vacuum. With hardwood, it's me and [a|the] broom. // You two [suit each other|look happy].
I'd tap-dance on the hardwood, if I [could tap-dance|knew how]. // The floor [has done its part|is ready when you are|can wait].
[Dust|Lint|A crumb] can't hide on hardwood. It has to [face me|come out and fight]. // [An honest fight|It usually drifts under the sofa].
Nobody ever looked at hardwood and wished for [shag|linoleum|orange carpet]. // One decade did. [All is forgiven|We've moved on|We don't discuss it].
I'd lie down on the hardwood to [think|listen to a record|hear the ballgame]. // [With a pillow, I'd join you|I'd step over you, politely].
A jigsaw puzzle could [sprawl|spread out|grow] right there on the hardwood. // [And you'd be sitting on the last piece|Edges first, then supper].
Every plank's a little different. I'd pick a [favorite|best friend]. // [Everyone does|People do]. [The others never know|It's usually the knotty one].
With hardwood, you can knock on wood [without getting up|from any chair|whenever you like]. // [Luck, by the plank|Handy for the superstitious].
Somebody laid that [board by board|plank by plank|one board at a time]. // And the last one [had to fit|fit, with a tap].
They put "hard" right [there|up front] in the name. // [The wood part softens it|It's softer-spoken in person|The second half is friendlier].
A [fork|spoon|pot lid] dropped on hardwood is an announcement. // [Dinner|Supper], [usually|nine times in ten].
Moving the furniture just turned into [curling|shuffleboard|bumper cars]. // Felt feet, one push. [The sofa glides|Off goes the sofa].
Hardwood warms up a room before there's a [chair|lamp|picture] in it. // It does. [You could furnish slowly|A chair's just a bonus].
I'd play [marbles|jacks] on that hardwood. // Somebody always finds the last one [barefoot|in socks|at midnight].
That settles it. Shoes by the door, socks [on display|in full view|on parade]. // [The matching pair, ideally|The good pair, then].
A patch of sun on hardwood, and I'm [a houseplant|lying down in it]. // You'd have to [scoot along hourly|move when it moves].
Good shoes on hardwood sound like [an entrance|a big announcement|a decision]. // Even [going for a glass of milk|on the way to bed].
= hardwood~oak
Oak. It started as an acorn with [big plans|ambition]. // And [kept its feet on the ground|ended up under everybody's feet|turned out level].
So a squirrel [misplaced|forgot about|lost track of] an acorn, and now it's a floor. // We [owe him one|should thank him].
= hardwood~wide
Wide planks, so fewer lines for [crumbs|raisins|beads] to hide in. // [They'll have to use the sofa|The sofa's always hiring].
= hardwood~refinished
Refinished. So it was finished once, and asked for [an encore|another go|a second act]. // [It got its ovation|This time it means it].
= views
Nobody finishes [a sentence|an email|a phone call] facing a view. // [You just trail off|It trails off, pleasantly].
So the television's got [a rival|competition]. // [And no reruns|One with no commercials|It has better color, too].
I'd spend every phone call pointing at the [view|window]. // They can't see you point. [You'd do it anyway|Point away].
Company looks at the view, and I [kick the laundry behind the couch|hide the dishes]. // [While their backs are turned|They'd never turn around].
Your [coffee|tea|soup] gets cold in front of a view. // [It'd be worth reheating|Nobody's ever complained].
A view makes staring out the window count as [an activity|having plans|a hobby]. // [You'd be fully booked|I'd put it on the calendar].
That settles where the [couch|armchair|good chair] goes. Facing out. // [And everybody in a row|All seats forward, like a bus].
You never have to [dust|polish|wipe down] a view. // Just the [glass|sill] in front of it.
I'd know it's raining without asking my [phone|watch]. // [The old method|You'd use your eyes]. It [still works|may catch on].
Nobody has to hang a [painting|poster|calendar] there. // [That one came framed|It's already hung, and straight].
Every visitor goes right to the window, [coat|hat|scarf] still on. // [They say hello to you second|Hello comes after].
You'd find me at the window on a [Tuesday|Wednesday], [looking busy|deep in thought]. // Very [busy|thoughtful], from behind.
Same picture every day, and it's never the same. // And [somebody else|the sky] [does the redecorating|does the work].
[Takeout|Toast|A sandwich] in front of that is dinner and a show. // [No intermission|And no line for tickets].
Half of having a view is asking what that [little light|tall one|blue thing] is. // And [guessing, confidently|never finding out].
A view makes a whole [room of people|dinner party] go "oh." // Briefly. Then they [all point|start naming things|want pie].
Something to stare at that isn't [a screen|my phone|my inbox]. Good. // [And it never pings|It doesn't need charging].
[Anybody|Even an owl] would lose a staring contest with a view. // It [never blinks|has all day|isn't even trying].
The desk faces away from the view, or I'm [behind by noon|no use to anyone]. // You'd [swivel|turn around anyway]. [Anybody would|Chairs do that].
With a view, a [cracker|peach|cold slice of pizza] is a picnic. // [Indoors, and no ants|And you skip the ants].
I'd show it off like I [painted|built|arranged] it myself. // [And take a small bow|Everyone does, by dessert].
Waiting for the [kettle|toast|laundry] is all right, with something to look at. // [You'd let it wait|You'd forget what you put on].
= tall-ceilings
I feel taller just [hearing it|hearing that]. // [You sound taller|It shows|Hold that thought, and your chin].
That's a lot of [up|overhead|air]. // [And none of it needs dusting|The nicest kind of empty].
Let go of a balloon in there and it's [moved in|staying]. // It'll come down [when it's ready|by the weekend].
Changing a light bulb is [an expedition|a summit attempt|mountaineering]. // With [snacks at base camp|a friend on the ladder].
The tall [lamp|bookcase|fern] can finally stop [slouching|stooping]. // It's [been waiting years|stretching as we speak].
You can pull on a sweater with [both arms up|real enthusiasm]. // [The light fixture's relieved|Both sleeves, in one go].
You look up when you [come in|sit down]. You can't not. // Everyone does. [Then they exhale|Then they say "huh"].
[Big|Good|Silly] ideas need somewhere to go. // [Up is traditional|They tend to rise].
You could toss [pizza dough|a pancake|your hat] with some follow-through. // [Catching it is the other half|Down is the tricky part].
I'd [sing|hum] in there, just to fill it. // It'd take [the whole chorus|a couple of verses|a ballad, at least].
So a ladder counts as [furniture|decor]. // It [goes with everything|looks good with books|holds a plant nicely].
The houseplants can [aim high|get ambitious|think big]. // Nobody's [telling them when to stop|going to trim their hopes].
Even a [tall hat|top hat|chef's hat] stays on under that. // [Feathers and all|With room for a feather].
All my tall friends can [stand up straight|unfold]. // They do [get tired of ducking|enjoy that|like to be asked].
Finally, a room to juggle in. [Lemons, probably|Oranges first]. // [Up was never the problem|It's down you'd practice|They'll come back sooner or later].
An argument sounds [small|silly] under a tall ceiling. // [They float up and get lost|And an apology carries].
A big [yawn|stretch|good morning], both arms, and you touch nothing. // [All the way up|I felt that one].
Painting it takes a long [pole|neck|afternoon]. // And a [hat you don't love|patient friend below].
Long curtains. I'd finally have something to [throw open|sweep aside|fling]. // [With a line ready|As if there's an audience].
The top shelf gets the books I'll [read someday|say I've read]. // [Up where nobody can quiz you|Poetry likes the altitude].
A ceiling that stays out of your [hair|way|business]. // From a [polite|respectful] distance.
You could hang a [canoe|kite|bicycle] from a ceiling like that. // Somebody [would ask|would have to ask]. [That's the point|Let them].
A tall bookcase, a rolling ladder, and me [sailing|gliding] by. // [Waving, I assume|With one foot out, like a trolley].
Lie on the floor, look up, and it's [a planetarium|the opera house]. // [Stars not included|Best seat in the place].
All that headroom, and I don't even own a [top hat|tall hat|crown]. // You could [start|be fitted].
Confetti would get a real [flight|trip] under a ceiling like that. // [The scenic route|It'd land in time for cake|You'd be finding it for years].
= fireplace
That settles the seating. Everybody faces the [fireplace|hearth]. // [It's good at holding a room|Even the lamp leans in].
[Every|Any] story gets better by a fireplace. // [And longer|The fish gets bigger]. [Each time|By the minute].
A fireplace is the original [screen|television|late show]. // [One channel, and it's good|No password, either].
You can stare at a fireplace and nobody [interrupts|asks why]. // It looks like [wisdom|deep thought|a big decision].
Even when it isn't lit, people [stand|pose] in front of it. // Hands behind the back. [Every time|Instantly distinguished].
I'd say things like, "Let's retire to the [fire|fireside|hearth]." // We'd [follow, with cocoa|already be there].
Fire, place. I like [clear labeling|a plain label]. // [So there's no confusion|It leaves no doubt|Short and to the point].
The good [chair|armchair|rug] just found its spot. // There'll be a [waiting list|line for it|rotation].
Soup, thick socks, a fireplace. That's an [evening|entire evening]. // In any order, [soup steady|as long as there's bread].
I'd lose at [chess|checkers|cards] by a fireplace, [nobly|in comfort]. // [You'd lose glowing|Warmly, at least].
Whoever sits closest to the fireplace runs the [evening|meeting|conversation]. // And turns [pink|toasty] on one side.
A room [leans in|gathers] around a fireplace. Nobody asks it to. // [Chairs are the first to go|The rug got there already|The sofa's been inching over].
Ghost stories have a [stage|venue|home], with a fireplace. // [And a flashlight under the chin|Somebody always yelps first].
By a fireplace, I'd get through the [really long|thousand-page] novels. // [Eyes closed, mostly|Even the footnotes|And lose your place happily].
I could stand at it with one elbow up, [holding forth|making a point]. // [On what, nobody asked|Until the cake came out|We'd nod and pass the cookies].
[Apologies|Proposals|Toasts] and card tricks go better at a fireplace. // [Card tricks most of all|The lighting's on your side].
Nobody [checks a watch|looks at a clock] in front of a fireplace. // [Clocks run slow there|They check the popcorn|Time sits down, too].
Light the fireplace, switch off the [lamp|overhead light], done. // Everybody looks [kinder|well rested|like a portrait].
= built-ins
Built in, so there's no [little wrench|bag of leftover screws|sheet of instructions with no words]. // [Somebody else did the swearing|You'd almost miss the extra bolt|And no mystery bolt].
On moving day, that's one thing nobody [lifts|carries|wraps in a blanket]. // [It's already where it goes|It's home before you are].
Nobody will ever ask me to [slide|drag|nudge] {them} two inches to the left. // [Or back again|And then two inches back|Or a little to the right].
Nothing [gets lost|rolls away|ends up] behind a built-in. // The [pens|coins|paper clips] will have to hide elsewhere.
That's one spot I'll never have to [dust|vacuum|sweep] behind. // [Or feel guilty about|The dust is locked out|And nobody ever did].
Somebody with a [tape measure|pencil behind one ear|level] stood there and thought hard. // [And measured twice|Twice, before cutting|Then had a sandwich and cut].
Everything I own that doesn't [match|stack|go anywhere] could go there. // [Line it up and it's a collection|Put together, it's a collection].
Furniture you never have to [measure for|get through a doorway|carry around a corner]. // [It came with the wall|It grew there|It's never left the wall].
My [snow globes|souvenir spoons|bowling trophies|rubber ducks] finally get a proper exhibit. // [With little labels|Free admission|Closed Mondays].
I like a wall that [pulls its weight|has a job|does some work]. // [Most of them just stand there|The others look lazy now].
With built-ins, I'd be organized for [a week|nine days|a whole weekend]. // [A good stretch, though|We'd take pictures|And you'd bring it up for years].
= built-ins~custom
Custom. Nothing I [wear|own|buy] fits that well. // Walls [hold still for the tailor|don't eat dessert].
I've never had so much as a [shirt|hat|pair of shoes] made custom. // [The wall got there first|Start with a wall|Walls are easier. No collar].
= built-ins~shelv,bookcase,bookshel
One shelf for the books I've read, and the rest for books I [say I've read|mean to read|bought anyway]. // [Dust them equally|Same as everybody's|The spines won't tell].
The books come up off the [floor|nightstand|windowsill]. // [They've earned it|And stand up straight, finally|They were tired of lying around].
I'd sort the books by [color|height|how long I've owed them to somebody]. // [Librarians everywhere just shivered|No library would hire you].
People judge you by your shelves. I'd [borrow better books|put the thick ones up front|hide the joke books]. // [Poetry at eye level, that's the trick|I always look, too].
= built-ins~cabinet
Close the doors and it's [tidy|clean|all handled] in two seconds. // [As far as anyone knows|That's exactly how I clean|Guests never open them. Much].
= office
So the commute's [a hallway|about a minute|one cup of coffee]. // [Traffic's light|Leave early anyway|And somehow you'd still be late].
The [kitchen table|dining table|couch] never has to be an office again. // [It never liked the meetings|It hated the paperwork|It was hopeless with spreadsheets].
Finally, somewhere for the [printer|stapler|paper shredder] that isn't [the bed|the floor|the ironing board]. // [It deserves a desk|It's been very good about it].
Tie on top, [pajamas|sweatpants|slippers] below. Now there's a room for it. // [Just stay seated|Never stand up|Keep the camera high].
I'd put up a sign that says [in a meeting|back in five|do not disturb], and [nap|close my eyes]. // [The snoring gives it away|I'd hold your calls|Minutes will be taken].
A place where the [bills|taxes|passports|warranties] go and can be found again. // [That alone is worth a desk|One of life's mysteries, solved].
I'd buy a [chair that spins|lamp with a green shade|globe] before I did any work. // [That's a full first day|I'd call that preparation|One must be equipped].
Work gets a room and doesn't [follow you to supper|sit down at dinner|come to bed]. // [It can eat at its desk|Work can have a sandwich in there].
A wall behind me that isn't the [laundry|refrigerator|unmade bed]. People on calls will be stunned. // [They'll think you got promoted|They'd ask if you got promoted].
Even if all I do there is [stack mail|sharpen pencils|lose pens]. // [That's management|You'd be overqualified|That's most office work].
The boss there sounds [reasonable|easygoing|like somebody I'd get along with]. // [Very flexible on lunch|And takes long lunches|Generous with Fridays].
I'd be employee of the month [every month|twelve times a year|by default]. // [It's a small field|The field is thin|You'd still campaign].
Nobody [microwaves fish|steals lunches|borrows the stapler] at a home office. // [And if they do, it's you|The suspect list is short].
They can call it an office. I'd keep [a guitar|a sewing machine|the model trains|an easel] in it. // [You'd work late every night|That's unpaid overtime, then].
Somewhere to take a call that isn't [the bathroom|a closet|the car]. // [Your callers will be relieved|Callers can always tell|They noticed the echo].
= office~window
An office with a window. I'd get [half as much done|nothing done], [happily|in great spirits]. // [Staring counts as thinking|It's called strategy].
= big-windows
The [ferns|tomato seedlings|houseplants|orchids] just moved to the front of the line. // [They've been leaning for years|Their bags are packed].
I'd follow the sun around with my [chair|coffee|newspaper]. // [Like a slow sundial|A very slow dance|And be back by supper].
You'd know the weather before the [radio|phone|forecaster] did. // [And be right more often|Just look up from the toast].
Whoever hangs those curtains needs [a friend|patience|a lot of cloth]. // [I'd hold the other end|And a good lunch after].
More window, less wall. That's [less to paint|fewer pictures to hang|less to decorate]. // [The light does it for you|Daylight fills in|The sky fills in].
I'd read by daylight till [supper|I couldn't see the page|somebody called me to eat]. // [The lamp can sleep in|The lamp gets the day off].
Now I have to [own a squeegee|learn the squeegee|get good with a squeegee]. // [Left to right, top down|It's all in the wrist|There's a rhythm to it].
Nobody takes a quick look out of [a big window|a window like that]. // [The coffee always goes cold|My coffee can confirm|The toast always burns].
A chair, a [mug|teacup|sandwich], and an hour of [looking|staring]. I'd call that a plan. // [A full calendar|I'd be in the next chair|Bring a second chair].
Even a [Monday|gray Tuesday|rainy Thursday] looks [better|almost friendly] through a big window. // [Everything does, from inside|Especially with toast].
In light like that, even my [paint choices|sweater|haircut|cooking] might look [all right|planned]. // [Daylight's generous|Light forgives a lot].
You'd get up to [water a plant|find a pen|make a call] and end up looking out. // [It'll come back to you|That's what they're for|A fair trade].
= big-windows~picture
A picture window, so the [art's already up|painting's already hung]. // [Framed and everything|And it keeps changing].
= big-windows~arched
Arched, like the windows are [raising an eyebrow|pleasantly surprised|impressed]. // [They've seen the room|They like what they see].
= big-windows~casement
Casement. You throw it open and [announce something|burst into song|address the people]. // [Breakfast, mostly|Keep it short|The people say good morning].
= big-windows~oversized
Oversized. So was every [sweater|coat|sandwich] I ever loved. // [Windows don't shrink|And these won't shrink].
= heated-floors
The slippers are [out of work|unemployed|free to go]. // [They'll land on their feet|They had a good run].
You'd find me lying on that floor, saying I dropped [a button|something|an earring]. // [For the third time today|I'd come help you look|And still looking, an hour later].
The first bare foot of the day, and nobody [flinches|yelps|hops]. // [The whole morning improves|The day starts politely].
No more [hopping foot to foot|dashing for the rug|doing that little cold-floor dance] in the morning. // [I'd miss it. It was graceful|You could just stand there].
So the heat starts at the [toes|feet|socks] and works up. // [Toes first. As it should be|That's the correct order].
So socks are [a choice|decoration|jewelry|optional] now. // [Wear them for color|A fashion statement|Purely ornamental].
You'd [catch me|find me] sitting on the floor like it's [a picnic|a campfire|story time]. // [Save me a spot|I'd be next to you|I'd bring the sandwiches].
I'd lay my [pajamas|sweater|socks] out on a floor like that. // [One side, then flip|Like pancakes. Flip once].
A floor that's [glad to see you|nice to you|happy you came]. // [Kindness, from the ground up|It's good to be met].
Nobody [brags|writes home|calls a friend] about a floor until it's heated. // Then they [take off their shoes|never stop|show everyone].
Guests will take off their shoes and [never leave|stay put|forget to go home]. // [Plan on extra breakfast|Then there's breakfast to make].
The floor's up before you are, and [in a better mood|already warm|in good spirits]. // [One of you should be|Somebody should be].
Warm from below, like [a good pie|bread in the oven|a griddle]. // [You'd be golden by noon|I'd stand still and rise].
It's the only heat you can [stand on|put your feet on|lie down on]. // [The rest just blows past|And nothing to bump into].
Somebody thought about my feet. [Nobody thinks about feet|It never happens]. // [They'll want to write a note|Your feet send thanks].
= heated-floors~radiant
Radiant. I've been called [tired|fine|a lot of things], but never radiant. // [Stand on it a while|Give it ten minutes].
= wall-of-windows
So I can't hang a [thing|picture|clock] there. [Fine by me|Good]. // [It's taken|The outdoors got there first].
I'd stand there with a coffee like I was [deciding something|about to make a speech|thinking it over]. // [Very executive|Hand in one pocket|With a slow nod].
The television's going to [feel ignored|need to try harder|lose its audience]. // [It had its turn|Turn it around. It can watch, too].
That's a two-squeegee [Saturday|job|morning]. [Worth it|Happily]. // [One for each hand|I'd bring the radio].
You never have to paint that wall. You just [admire it|watch it|let it be]. // [It repaints itself|It changes its own colors].
The [couch|armchair|good chair] won't need telling which way to face. // [Out, every time|It'll turn by itself].
I'd find the warm spot and [stay|lie in it|follow it], like a lizard on a rock. // [Lizards live well|A well-read lizard].
The moon's coming in whether you [ask it or not|invite it or not|like it or not]. // [It keeps its voice down|Let it. It's well behaved].
I'd lose [an hour|a morning|half of Sunday] there. // [That's not lost, that's spent|And you wouldn't look for it].
You wouldn't need a [painting|poster|movie]. Something's always on. // [And no reruns|It's live, too].
Rain there would be [a show|an event|a matinee]. // [Front row, no umbrella|With good seats].
[Sunday paper|Jigsaw puzzle|Board game|Road atlas], spread out on the floor, right in the light. // [And there goes noon|Till the sun moves on].
My [fern|cactus|ficus] would think it had [gone home|been promoted]. // [It might even stand up straight|You'd get no thanks, just leaves].
= wall-of-windows~wall_of,window_wall,walls_of
A wall you look through. [They've improved walls|Walls have come a long way]. // [It took them long enough|The other walls must talk].
= wall-of-windows~floor-to-ceiling,floor_to_ceiling
Floor to ceiling, so the [ferns|plants|seedlings] get light from the [ankles|bottom leaf] up. // [Nobody's left in the dark|Even the low ones].
Floor to ceiling. There's nowhere left to [put more window|add a window|fit another pane]. // [They ran out of wall|They used it all up].
= wood-fireplace
[You can't fake|Nobody's ever faked|There's no faking] the crackle. // [People do try|There are recordings. No].
I'd buy the [flannel shirt|plaid jacket|big axe] first, the firewood second. // [Dress for the fire you want|You'd certainly look ready].
Somebody has to poke it. [I volunteer|I was born to|I've been waiting]. // [It never needs it. Go ahead|The fire will be patient with you].
Everybody has a theory about [stacking logs|kindling|the first match]. // [Mine's right|And mine works|I'll keep mine to myself].
Marshmallows, indoors, [in socks|on a Tuesday|on the good rug]. // [I'll bring the long forks|I already have a stick].
No screen ever held a room like [a fire|three burning logs|burning oak]. // [And no ads|Same show, never dull].
I'd say 'one more log' until [midnight|two in the morning|I ran out of logs]. // [You never mean one|I've heard you say that].
A fire turns [a long story|a bad joke|an old story] into a good one. // [You pause, it crackles|It does the sound effects].
It's camp, except you've got [a couch|cushions|a lamp]. // [And plumbing|Camp never had plumbing].
Stack your wood by size and people [assume things|nod at you|think you know how]. // [Let them|Say nothing. Nod back].
Tell me it lights [with one match|on the first match|on the first try]. // [It does in stories|The fourth, traditionally].
That settles where the [couch|good chair|rug|armchair] goes. // [Everything else follows|And where you go, after that].
Soup, a fire, a [Monday|Tuesday|Sunday] night. [That's all of it|List complete]. // [Bread, maybe|You forgot bread].
Nobody checks a phone in front of a [real|wood] fire. // [Both hands are facing the heat|They're holding their hands out].
I'd stare into it and call it [thinking|work|a meeting]. // [Put me down for that|I'd sit in on that].
Suddenly the [junk mail|newspaper|crossword I gave up on] has a use. // [A warm ending|It goes out in glory].
= family-room
That's the room where the [couch|rug|coffee table] is allowed to look [loved|a little tired]. // [It's earned every crumb|That's how you know it's working].
Feet on the [coffee table|ottoman|furniture]. I'm [asking|declaring it] now. // [In that room, granted|Permission granted].
The board games go there, each missing [a piece|one die|one card]. // [A button stands in|We use a bottle cap].
A room where sweatpants are [the dress code|formalwear|the uniform]. // [Strictly enforced|Ties at your own risk].
The remote will be [under a cushion|in the couch|under somebody], [always|every night]. // [With the pens|Whoever's comfortable is on it].
Somebody picks the movie and somebody's asleep by [the titles|the first scene]. // [It's usually the one who picked|Always the picker].
[Rainy Saturday|Lazy Sunday], jigsaw on the floor, nobody [dressed|in a hurry|answering the phone]. // [Edges first|I'd do the edges].
You'd hear laughing from there and have to [go see|go find out|drop everything]. // [You had to be there|By then it's over].
I'd settle in for one [show|inning|chapter] and come out at [midnight|bedtime]. // [It's never just one|We'd have saved you a plate].
That's where the [drum kit|train set|puzzle table|karaoke machine] ends up. // [And we all act surprised|By popular demand].
= family-room~family
Nobody [sits up straight|has good posture|sits like a portrait] in a family room. // [Spines get the night off|You'd be asked to leave].
Nobody's [dressed up|showing off|on their best behavior] in a family room. // [Second-best behavior's warmer|Second-best is plenty].
= family-room~media,theater,theatre,screening
The best seat goes to whoever [brings|carries|makes] the popcorn. // [And they hold the bowl|As it should be].
= family-room~game
I lose [gracefully|politely|well], and then I want [a rematch|a recount|two out of three]. // [I've seen your graceful|It's usually best of seven].
= exposure
That tells the [ferns|tomatoes|houseplants] where to [line up|stand|sit]. // [They lean that way already|They've been told].
I'd first have to [learn|remember|work out] which way's north. // [It's opposite south|The plants could tell you].
You could tell time by where the light [lands|falls|hits the rug]. // [And be late by a cloud|Give or take a cloud].
[Usually exposure's a scandal|Exposure's usually bad news]. There, it's [daylight|sunshine]. // [Wear sunglasses, not a disguise|The good kind of exposed].
= exposure~south
South! The plants would send [you a card|a thank-you note|flowers, if they could]. // [In green ink|Signed with a leaf].
= exposure~east
East, so breakfast gets the [spotlight|limelight|good light]. // [The toast takes a bow|Even the orange juice glows].
I'd be up with the sun, once, and [tell everybody|mention it for weeks|expect a medal]. // [It does that every day|The sun never mentions it].
= exposure~west
West, so [dinner|supper|dessert] gets the [big finish|golden hour|slow fade]. // [Even the dishes glow|With the dishes in silhouette].
The long light at the end of the day, right [on the couch|across the table|on your book]. // [I'd sit till it was gone|That's when I'd sit down].
= exposure~north
Painters love north light. I'd [buy a beret|get an easel|start with a pear]. // [And a smock|Start with the smock].
= exposure~two_,three_,triple,double,dual,four_,_and_,multiple
If one side's [sulking|dull|cloudy], you [turn around|try the other|face the other way]. // [Light with a backup|A second opinion].
You'd have a [morning|coffee] chair and an [evening|afternoon] chair. // [And a stool for lunch|And one cushion, always moving].
= foyer
Keys in a bowl. I'd [finally|at last] be a person with a bowl for keys. // [Soon there'd be batteries in it|Then mints, then mystery screws].
That's where you say good night for [forty minutes|half an hour|an hour] with your coat on. // [The best stories come then|One hand on the doorknob].
So you come in without landing [in the soup|on the couch|in the middle of things]. // [It's an overture|Every home needs an overture].
The [umbrella|backpack|tote bag|junk mail] stops there and goes no farther. // [Border control|That's the frontier].
Guests get a second to pretend they [didn't run|weren't lost|didn't buy the pie]. // [And we pretend back|We never let on].
I'd greet people there like a [maître d'|butler|hotel manager]. // [Do the little bow|With a coat over one arm].
First impressions get [a room|their own room|a place to happen]. // [Mine could use one|And shoes get a row].
A hook for the hat, [right inside|by the door]. Now I need [a hat|the hat]. // [Hook first, hat follows|The hook will wait].
The [pizza|takeout|noodle] handoff has a room of its own. // [Takeout, formally received|Do tip in there].
That's where you shout [hello|that you're home|that you brought dinner]. // [And a voice says 'in here'|Then listen for the kettle].
The list I forgot would be [on the table|on a hook|taped up] there, [waving|pointing at me]. // [And you'd pass it twice|Next to the keys you forgot].
You can read a {noun} by its [shoes|coats|umbrellas]. // [I'd hide a few|Mine would be a mystery].
Shoes off, bag down, [exhale|shoulders down]. Nothing else happens till then. // [Then hello|House rules|Phones can wait].
= foyer~foyer
I never know whether to say 'foyer' [in French|with an R|the fancy way]. // [Either way, wipe your feet|Just say it confidently].
= exposed-brick
I'd hang nothing on it and call that [restraint|a choice|taste]. // [You just fear the drill|The drill's relieved].
The brick does the [decorating|talking|work]. I'd do the [leaning|nodding|sitting]. // [You've each found your job|A fair partnership].
I'd lean on it like I was [in a band|on an album cover|in a movie], arms folded. // [The bass player, I'd guess|Definitely the bass player].
Somebody laid every one of those by hand, and [whistled|told jokes|argued] between rows. // [And stopped for lunch|You can almost spot lunch].
Exposed! I'd be embarrassed, but the brick just [stands there|owns it|looks good]. // [It's got the build for it|It has nothing to hide].
No paint color to [agree on|choose|argue about]. // [Brick, or brick|The brick settled it].
Any old [poster|guitar|bicycle|lamp] looks [important|intentional] against brick. // [Even a folding chair|Even the laundry rack].
A wall with a past. I'd [tell it things|confide in it|talk to it]. // [It won't repeat it|It keeps things to itself].
Coffee tastes [stronger|better|like it has a beard] next to brick. // [You could charge six dollars|That's how cafés do it].
Every brick's a slightly different [shade|mood|face]. I'd pick a favorite. // [Don't tell the others|I think I have mine].
I don't know whether you dust brick or [salute|respect|thank] it. // [A nod will do|It's been fine so far].
The third little pig [was right|had taste|knew what he liked]. // [He did his homework|He'd feel at home].
Hang one lamp near brick and it's a [bistro|jazz club|coffeehouse]. // [I'd like a corner table|Two by the wall, please].
It usually starts with one person, a hammer and [a hunch|a free Saturday|no plan]. // [And then they couldn't stop|The good kind of mess].
= skylight
Rain gets a drum. I'd turn the [radio|television|music] off. // [It keeps good time|Soft brushes, mostly].
The moon can [look in|drop in|come in] without knocking. // [It leaves before breakfast|It never stays long].
You could check the weather without [sitting up|lifting your head|finding your slippers]. // [All forecasts should work that way|The laziest forecast going].
Nobody looks in but [pigeons|clouds|the odd goose]. // [They're discreet|They don't stop].
A window that forgot which way was [out|sideways]. // [Up's a kind of out|It had ambitions].
I'd lie on the [rug|floor] and watch the clouds [commute|go to work|clock in]. // [No traffic up there|They're never in a hurry].
Daylight, straight down, like [a spotlight|opening night|somebody's cue]. // [Take a bow|Hit your mark].
Most windows look at something. A skylight just looks [up|at the sky|at nothing much]. // [The dreamer of the bunch|Every group needs one].
The [plants|ferns|seedlings] won't know which way to lean. // [Straight up, for once|Good posture, finally].
The lamp can take [lunch|the afternoon|a long lunch]. // [It's earned a siesta|Lamps never get lunch].
I'd wave at [planes|every plane|pilots] from under there. // [A window seat might wave back|Somebody up there waves back].
Somebody cut a hole in the roof, on purpose, and it [worked out|was a good idea|came out well]. // [The glass helped|Glass was the key].
= gas-fireplace
A fireplace with an off switch. That's [camping|wilderness|roughing it] I can handle. // [Very few bears|No bears, either].
I'd light it in [June|July|August], just to watch it go. // [With the iced tea|In short sleeves].
All the flicker and none of the [splinters|sweeping|hauling]. // [You can still wear flannel|Keep the flannel, though].
I'd still [stand there with|own|lean on] a poker. // [For morale|Just supervising].
Click, and it's [evening|October|a ski lodge]. // [Just add soup|Fastest trip I know].
That fire never [needs another log|asks for wood|sends anybody outside]. // [It paces itself|Very low-maintenance company].
At bedtime you just [tell it so|switch it off|say good night]. // [No hard feelings|Most fires argue].
I've failed at [kindling|newspaper twists|the little teepee of sticks] my whole life. This helps. // [The scouts forgive you|Nobody has to know].
That saves me [buying an axe|chopping anything|pretending I'd chop]. // [We all knew|Trees everywhere exhale].
A fire and a [movie|book|jigsaw], and nobody has to get up. // [Except for snacks|Only for cocoa].
Light the gas and the room's in a better mood before you [sit down|find a blanket|find your slippers]. // [It's contagious|So are you].
Toast by the fire on a [Monday|Thursday|workday]. With logs you'd never have time. // [One click, then jam|It's ready before the butter].
= staircase
I'd make an entrance, daily, in [slippers|socks|a bathrobe]. // [I'd look up|Somebody should announce you].
The mail sits on the bottom step till somebody [notices|goes up|takes pity]. // [Everybody steps around it|Everyone notices. Nobody carries].
Halfway is where you remember what you [forgot|left up there|were going for]. // [It's always halfway|Halfway's for thinking].
The best seat at a party's the [third|fourth|second] step. // [You hear everything|Good view of the cake].
Framed photos all the way up, [every haircut|all the haircuts|decades of haircuts] included. // [You'd get younger going down|A step for every mistake].
Shouting up the stairs is how [dinner|supper|news] gets around. // [Nothing's beaten it yet|The original intercom].
I can say I'm 'going up' and mean [bed|a nap|a book]. // [Say it with a yawn|And nobody follows].
A [rubber ball|spool of thread|loose orange] would have the time of its life. // [One bounce per step|It'd ask to go again].
In my [head|mind|imagination], I've already slid down the banister. // [You stuck the landing, too|To applause, I assume].
I own one pair of glasses. With a staircase, they're always on the other [floor|level]. // [Every time|It's practically science].
= staircase~curved,spiral,sweeping,winding,circular
You can't just come down stairs that turn. You have to [arrive|appear|be revealed]. // [Shoes first, then smile|A little at a time].
= staircase~spiral
I'd come down a spiral slightly [dizzy|dazzled|windswept] and call it charm. // [We'd hold out a chair|It suits you].
= wet-bar
The sink makes it wet. I'd help, by [spilling|pouring badly|shaking things]. // [Thorough|Generous|Thoughtful] of you.
I'd learn one good [lemonade|iced tea|punch] and be famous for it. // [Famous|Legendary|Known] as far as the [couch|coat closet].
I could wipe it down slowly and ask everybody what's wrong. // They'd tell you, [too|at length|with charts].
Nobody has to leave the [conversation|party|story] to go get ice. // That was my [best|favorite] [excuse|escape].
[Finally|At last], somewhere to slice a [lime|lemon|orange] with style. // Style and [a sink|a drain].
Belly up to the bar, in [socks|pajamas|slippers]. // It's a [relaxed|forgiving] dress code.
[A|Finally, a] bar where I'm always on the list! // You [wrote|typed|are] the list.
Last call's whenever [I get sleepy|the pretzels run out|I say so]. // So, [early|right after supper|about nine].
The dirty dishes can't [see|find|reach] you at the bar. // They'll [wait|keep|soak].
Olives, [pretzels|cherries|lemon twists], a bowl of nuts. That's dinner handled. // [Nearly|Almost] every food group.
= den
Bears spend the whole winter in one. I [get|understand|respect] it. // They'd want [the remote|snacks|a blanket], too.
That's where the good [blanket|chair|lamp] ends up, and so do I. // [Usually|Always] in that order.
I'd say I was reading in the den. My [snoring|closed eyes|bookmark] would testify. // Page [one|two], [every night|all evening].
[Lions|Foxes|Bears] and I agree on what to call a room. // They [never|don't] fight over the [lamp|remote].
Finally, a home for the [lamp|chair|rug] nobody else likes. // It was [waiting|holding out|made] for a den.
In a den, [slippers|sweatpants|wool socks] count as dressed. // [Overdressed|Formal], [some nights|on Sundays].
The [jigsaw puzzle|model ship|board game] stays out until it's done. // Or until [a piece|one piece] [goes missing|hits the vacuum].
Tell everybody I'm in the den. It sounds [busy|important|thoughtful]. // It sounds like [a nap|hibernating|snoring].
Nothing [urgent|serious|stressful] ever happened in a den. // That's [its charm|the point of one|den policy].
Every home should have one room that doesn't [match|try|tidy up]. // [A den|That one] can wear [plaid|slippers].
= millwork
Somebody [measured|sanded|fitted] for weeks so a wall could have manners. // [It says thank you|It stands up straight|It tips its hat].
I'd run [a hand|a finger] along it every time I [passed|went by]. // [Everybody does|You'd never stop]. It's made for that.
I can't cut a [bagel|sandwich|birthday cake] that straight. // They didn't use a [bread|butter|plastic] knife.
That's wood with an education. // Finishing school, [I believe|clearly|by the look|no doubt].
Even the dust gets somewhere [elegant|handsome|fancy] to land. // Dust always had [taste|nerve|ambition].
Whoever made that never once said “[close enough|good enough|that'll do].” // Not [out loud|with the saw running|where the wood heard].
So the [walls|rooms] had a tailor. // [And sat for fittings|And it fits|And held still].
Work like that makes me want to [stand up straight|tuck in my shirt|fix my collar]. // The [wood|wall] [noticed|appreciates it|approves].
You'd find a new [corner|curve|joint] in it every [slow|rainy] Sunday. // And [point it out|mention it] every Monday.
The last thing I made of wood was a [birdhouse|spice rack|footstool]. It leaned. // Somebody here [owned|could read] a level.
= great-room
They called it great and left me no room to [argue|exaggerate|improve]. // [Plenty|Lots] of room for [everything|anything] else.
So you can [cook|read|eat], argue and nap in the same room. // [Ideally|Preferably|Maybe] not at once.
Everybody in one room, and I still get the [corner seat|good chair|best cushion]. // You'd [arrive|get there|sit down] early.
I'd need a bigger [rug|couch|coffee table], and I'd enjoy the shopping. // And a [longer tape measure|longer weekend|strong friend].
You could have the [party|reunion|recital] and the after-party in the same room. // Saves a [cab|cab ride].
Nobody has to shout “[dinner|soup's on|pancakes]” down a hallway. // They'd [smell|see] it [coming|first].
Somebody reviewed the room before I could. Great, [they said|apparently]. // I'd have said [very good|lovely|super], myself.
The couch goes out in the middle, like [an island|a raft|a houseboat]. // The remote's [lost|adrift|already lost] at sea.
Folding chairs for everybody I owe a [dinner|favor|phone call]. // That's a [long|loud] [list|guest list].
One big room, so you'd always see who took the last [cookie|pancake|slice]. // It's [usually|always] [you|the narrator].
= french-doors
You can't open both without saying something. // “[Bonjour|Voilà|Ta-da]” would [do|cover it].
Two doors, one [flourish|big entrance]. I've [practiced|been rehearsing]. // I [saw|heard about] the refrigerator.
I'd fling both open just to announce [soup|leftovers|lunch]. // [In an accent|With a scarf|Twice], no doubt.
You could open just the one. I'd never open just the one. // One's a door. Two's [an entrance|a curtain call].
Doors you can [see|wave] through. I'd never sneak up on anybody. // [Everybody|Everyone] gets time to [prepare|hide|tidy up].
All my high school French gets called [up|to duty] at last. // [Both|All three] [words|verbs], then.
You could get a [couch|piano|wide load of laundry] through those without an argument. // You'd [find|start|narrate] one anyway.
Half open, it's a painting. All the way open, it's a [musical|party]. // Closed, it's [intermission|a rehearsal|a still].
Tell me I get to come in through the middle. // Arms [wide|out], [naturally|I assume].
Even carrying [a sandwich|the vacuum|socks], you'd make an entrance. // With [one elbow|both elbows|great feeling].
= open-plan
So I could burn the [toast|garlic|rice] with everybody watching. // From [every|any] seat, [with commentary|live].
Nobody misses the punch line getting [ice|more chips|the bread]. // You'd tell it [twice|again|louder] anyway.
You move one [couch|chair|rug], and it's a whole new room. // There goes [Saturday|the weekend|my back].
With no walls, the [rug|couch|lamp] has to say where the room starts. // It takes the job [seriously|personally|well].
Tell me who needs a wall to [watch a pot|hear gossip|read the paper]. // [Nobody|No one] I'd [invite|feed].
Open plan, so the conversation never has to change rooms. // It just [changes|moves|steals] chairs.
I'd lose my [glasses|keys|phone] in only one room, at least. // That narrows [it|things] down [nicely|some].
The plan is open. Mine usually are. // [This one|Theirs] came with [drawings|a kitchen].
Out in the open, the [garlic|bread|roast] gets to be part of the party. // The best-smelling [part|guest|voter].
You could stir the soup and never leave the [argument|ball game|story]. // The soup [takes no sides|stays neutral|has no comment].
Finally, room for the [tango|conga line|big jigsaw]. // Around the coffee table, [though|naturally|twice].
Everybody together, and the [cook|host|dishwasher] counts as everybody. // Whoever [stirs|washes up] gets the last [word|bite].
= facing-windows
The [fern|cactus|ficus] will want to know which way. // It [already knows|leaned before I finished|has a guess].
So I'd always know which way I'm [facing|pointed|looking]. // [Finally, somebody|At last, one of us] [does|will].
The windows know their directions. I never did. // You got lost in [an elevator|a hallway|a closet].
I'd plan my [coffee|nap|reading] around the light. // The chair would [come along|keep up|oblige].
My chair goes right in front, and so does my [coffee|lunch|book]. // And your whole [morning|day|calendar].
You could tell time by the [light|shadow of the lamp] on the floor. // [Roughly|About] [lunch|teatime|four].
I'd give directions by them. The bathroom's [northeast|southwest] of the couch. // Guests would [need|want] [a compass|snacks].
I'd stand at those while the [kettle boiled|phone rang|toaster popped]. // And never [hear it|notice|turn around].
Watching the light cross a room is a perfectly good [hobby|plan]. // [Cheaper|Drier|Slower] than [sailing|golf].
At last, a window I can describe to my [houseplants|begonia]. // They'd [want|ask for] a [transfer|meeting].
= historic
So it was somebody's brand-new place once. // And [everybody|somebody] [called it|thought it] too modern.
I'd stand at a window and think about [horses|gaslight|big hats]. // Hats [were better|did more|traveled] then.
Historic, so my [burnt toast|bad guitar|spaghetti sauce] goes on the record. // A footnote, at [most|best|least].
The past did all the breaking in. // Like [good shoes|a good baseball glove|good jeans].
Somebody stood right there, long ago, wondering about [supper|dinner]. // Same [question|problem], fewer [menus|takeout menus].
I'd lower my voice a [little|notch] coming in. // [Until|Only until] the [coffee|radio] got going.
You come home, and you're part of [the story|history]. // The part with the [groceries|umbrella|lost keys].
At last, something older than my [jokes|good coat|sourdough]. // It was [close|a near thing|neck and neck].
= crown-molding
So the room's in a crown and I'm in [socks|sweatpants|a cardigan]. // [Kings|Queens|Emperors] did worse at home.
Somebody decided a wall shouldn't just stop. // [It should|Walls should] take a [bow|little bow|curtsy].
That's the frame, so I guess we're the picture. // Group portrait, with [snacks|one blinking|pie].
It gets me to look up during [a party|dinner|a boring story]. // It [looks like|passes for] [thinking|manners].
Cutting those corners takes a saw and [nerve|a clear head|patience]. // And [language|a word] we won't repeat.
It's the [icing|piping] on the room. // I [want|call|claimed] the corner piece.
Crown molding makes me want to say “[my good man|I dare say].” // [Do resist|Please resist|Kindly don't], good sir.
A ceiling with a [cuff|collar|hem]. Somebody finished the job. // And [pressed|ironed|starched] it.
Even a cobweb would look [titled|noble] up there. // The [Duke|Earl|Archduke] of Dust.
Leftovers under a crown! I'd be the [duke|prince|baron] of something. // Of [Tuesday|crumbs|casserole], at least.
= library
I'd whisper in there, even [alone|on the phone|with a cold]. // The books [appreciate|like|expect] it.
I'd own a lamp with a green shade by [Friday|the weekend]. // And start saying “[indeed|quite so].”
Finally, somewhere for the books I [say I've read|bought for the cover]. // Those get the [good|eye-level|front] shelf.
No due dates! I could finish the one about the whale. // The whale's [waited|in no hurry|been patient|a slow reader].
A chair, a lamp, a murder mystery. Nobody come looking. // The [butler|gardener|cousin] did it.
Whoever borrows a book from me signs [a card|in ink]. // And gets [stamped|the stern look|a bookmark].
Everybody tilts their head in a library, to read the [spines|titles]. // It looks like [deep thought|a secret|yoga].
I'd arrange mine by [color|height|how much I cried]. // [A librarian|Somebody's dictionary|An alphabet] just fainted.
You'd fall asleep on chapter one, like a professor. // Chapter one makes a [good|fine] [pillow|blanket|tent].
So there's a room where nobody asks what you're [watching|streaming]. // They ask [what|which] [chapter|page].
I'd tug on every [atlas|encyclopedia], hoping for a secret passage. // You'd only find [the index|Belgium|a bookmark].
Even my [cookbooks|westerns|old paperbacks] would look scholarly in there. // Especially the [stained|dog-eared|buttery] ones.
= original-details
Original, because somebody kept saying no to the [dumpster|wrecking bar]. // [Stubbornness|A good no] [ages|keeps] well.
Somebody in a [bonnet|bow tie|bowler hat] looked at those same details. // And thought, [dusty|what a dust catcher|very fancy].
You'd find those one at a time, for years. // Mostly [lying on the couch|on the phone|eating toast].
I'd send [flowers|a card|a cake] to whoever left them alone. // Leaving well enough alone's [a craft|an art|hard].
Somebody made those before there was a button for it. // With a [pencil|mustache|pipe], [I imagine|no doubt].
You can't order original. I've looked. // [Shipping|Delivery] takes a [century|lifetime].
New things try so hard to look like that. // Those [never had to|didn't need to] [try|bother].
It's nice when a room remembers who it is. // Better than [I|we] do [before coffee|on Mondays].
I'd give tours to the [plumber|mail carrier|pizza delivery]. // Short tours, long [sighs|pauses|gestures].
Original! I can't say that about my [jokes|lasagna|dance moves]. // We [knew|hadn't mentioned it|treasure those].
= duplex-home
So you can go upstairs to [sulk|nap|change hats] without leaving home. // And come back down for [snacks|pie|applause].
Whoever shouts “what” from the other floor, I already like them. // [Sorry|Hang on|Louder], what.
A [party|card game|debate] on one floor and a nap on the other. // They'd trade at [ten|halftime|the bell].
My glasses would always be on the other floor. // Or on your [nose|head|sweater], more likely.
One level for the [mess|laundry pile|jigsaw], one for company. I've wanted that. // They'd [switch|merge] by [Friday|Sunday].
Somebody yells “[dinner|pizza|pie],” and it has to travel. // That word always [arrives|gets there|lands].
I'd call the other floor on the phone, just to [chat|say hello]. // Long distance. [Sort of|Collect].
The snacks would always be on the other floor. // Not [for long|after midnight|by halftime].
= beams
Somebody left the bones showing. Good bones. // [Bones|They] like [a compliment|to be seen|company].
I'd look up at those and trip over the [rug|ottoman|coffee table]. // [Twice|Daily|Still], I'd guess.
A ceiling that shows its work! My math teacher would [weep|cheer]. // Full [credit|marks|applause], [then|I'd say].
From the couch, I'd stare up there and call it thinking. // Beam [inspection|studies], for the record.
So the ceiling has [eyebrows|ribs|stripes]. // They [suit it|look good up there|flatter it].
You could lie on the floor and count them, like sheep. // You'd be [asleep|snoring] by [three|the third].
My old ceiling was held up by [paint|wallpaper|tape] and hope. // Hope doesn't span [as far|much|a hallway].
Whoever hung those up there ate a good [breakfast|lunch]. // And had [very good|strong] [friends|help].
You want to [dance|sing|tell stories] under something like that. // [Barns|Sailors] have known it [forever|for ages].
Under beams like that, I'm beaming. // [We noticed|Somebody had to|I'll allow it].
= prewar
Built before television, so the rooms are for [talking|conversation]. // Or leaning toward the radio. [I approve|Sensibly].
I'd wear a hat, just to take it off coming in. // And [toss|aim] it at a [hook|lamp].
Somebody [danced|waltzed|jitterbugged] to the radio in there once. // Somebody [should|could|will] again.
I'd start calling the couch a [davenport|divan]. // And [dinner, supper|my robe, a dressing gown].
It's older than every gadget I own. // And needs [no password|fewer chargers|no manual].
Back then a door was a door and a wall was a wall. // And a [phone|radio] was furniture.
It's prewar, and everything I own is pre-wrinkled. // You'd [match|get along|blend in].
I'd answer the door like a detective in an old movie. // It's the [pizza|package|plumber], see.
= parlor
You don't sit in a parlor. You receive [visitors|callers]. // I'll send in my [card|hat|regrets].
Nobody says “parlor” in a hurry. // It's a word that [sits down|takes its gloves off].
You can't eat [chips|nachos|popcorn] in a parlor. You have refreshments. // [Out of|From] the same bag.
Come into my parlor, said the spider. That's all I know. // The fly should've [declined|phoned ahead|brought pie].
I'd need a [clock|globe|piano] nobody's allowed to touch. // You'd touch it [first|daily|by noon].
Parlor games! I'd finally win at [charades|dominoes|twenty questions]. // Two words. Sounds like “[no chance|fat chance|oh dear].”
That's where the good news gets read aloud. // Or the [takeout menu|lease|box scores|instructions].
Everybody gets better posture in a parlor. // Until the [pie|second cookie|rocking chair].
= brownstone
Somebody looked at it and said what they saw. Brown, and stone. // [Honest|Plain] [people|folks], masons.
I'd come home with bread under my arm, like in a novel. // Chapter one. The [bag rips|bread's gone|crust vanishes].
Every movie about [falling in love|moving to the city] has one of those. // And somebody [running|dancing|kissing] in the rain.
I'd have to buy a [long coat|scarf|pipe] and look thoughtful. // You've got the [sigh|scowl] [already|down].
Nobody just goes into a brownstone. You [arrive|return]. // Then [fumble|hunt|pat yourself down] for the keys.
Those always look like they've read the book. // And [liked it better|won't spoil it|lent it out].
A row of those looks like a shelf of [good|old] books. // [I'd pull out|I'd start with] [the middle|that] one.
You say “brownstone” on the phone, and people picture you in [tweed|a robe]. // They [aren't|wouldn't be] [wrong|far off].
= penthouse
The button at the very top. I'd push it like I [invented|earned] it. // Then look at your [shoes|fingernails|watch].
Nobody over my head but the [pigeons|clouds|stars]. // They never drop [shoes|bowling balls|dumbbells].
I'd put the word in front of everything. Penthouse [mustard|pancakes|laundry]. // Penthouse [socks|leftovers]. It works.
I'd [yawn|stretch|sigh] in the morning like somebody in an old movie. // The robe does [half|most] of [it|the work].
I'd yell “top of the world,” just the once. // The pigeons [know|have heard|yell it, too].
That's the elevator's favorite floor, I bet. // It gets to [rest|sit down|exhale] there.
Even a [pizza|sandwich|bagel] feels promoted, going up there. // It's earned [the|its] [tip|promotion].
That settles the return address. The whole word, spelled out. // In [cursive|gold ink|capitals], [I suppose|naturally].
= corner-unit
Two directions to look in. I'd lose my train of thought in both. // Twice the [daydreaming|wandering|staring].
So you'd see the [parade|ice cream truck] twice. // [Coming|Arriving], then [going|leaving].
Nobody puts my [ficus|armchair|fern] in a corner. Except that one. // It [asked|begged|packed] for that one.
I got sent to the corner a lot in school. This is nicer. // Less [chalk|humming|facing the wall].
A corner hears [two|both] sides of everything. // And [never|rarely] [repeats it|argues].
One chair, turned a little, and you've got both ways covered. // Like [an owl|an umpire|a lighthouse].
That's the corner piece of the [brownies|lasagna|cornbread]. // [Crisp|Chewy|The good] edges and all.
I'd turn the corner in my own living room. // In [slippers|socks|a robe]. [With a signal|Blinker on].
= herringbone
Every piece sits at an angle. Whoever laid it measured twice. // And muttered [once|throughout|in fractions].
So the floor's wearing tweed. // Elbow patches [and all|to follow|included].
I'd follow one zigzag all the way to the [couch|window|wall]. // With a [slight|graceful|sideways] wobble.
Apparently the herring had an eye for design. // [Little|Tiny] bones, [big ideas|great taste].
My [socks|good jacket|tie] would match the floor. // You'd [disappear|vanish|blend in] at parties.
Somebody looked at a plain floor and said, let's complicate it. // Then [bought|wore out] a protractor.
I'd never find a dropped [almond|earring|puzzle piece] on that. // It's [always in|probably in] the next zigzag.
So many little arrows. I'd feel [guided|directed|encouraged]. // They all point to the [snacks|refrigerator].
= private-elevator
The doors open, and you're home. Home in one ding. // My favorite [word|note|verb], ding.
Nobody else gets on with a [wet umbrella|tuba|surfboard]. // I'd [miss|almost miss] the [small talk|suspense].
I could rehearse my hello the whole ride. // And still [flub|mumble|sing] it.
You leave, you forget something, you ride right back. // Twice, [usually|most mornings|waving].
Guests get a grand entrance whether they want it or not. // Shirts get tucked [on the way|by the ding].
Singing in the elevator's finally my own business. // It only knows the [one|same] note.
I'd still [step aside and|smile and] hold the door for nobody. // Good manners need [practice|no audience|exercise].
You could [hum|dance|yawn] in there, with nobody to explain it to. // Until the doors [open|give you away].
The pizza would arrive like a [dignitary|movie star]. // In a cloud of [oregano|steam|mushrooms].
All my life I've shared an elevator with somebody's [bicycle|perfume|dry cleaning]. // They [speak|spoke|think] well of you.
= vaulted
I'd look up, say something and wait for the ceiling to answer. // It'd agree with you. [Twice|Grandly|At length].
A balloon gets away, and everybody [waves|salutes|looks up]. // It's back [by Thursday|in a week].
My singing's been waiting for a ceiling like that. // The ceiling [hadn't heard|was hopeful|has been practicing].
So the ceiling [got|took] a running start. // And [stuck|nailed] the landing.
Finally, the tall [lamp|ficus|bookcase] doesn't have to stoop. // It can [stop|quit] [apologizing|slouching].
I'd dust up there with a broom tied to a [broom|ski|fishing pole]. // I'd [hold the chair|watch|keep score].
There's room up there for [big ideas|tall tales]. // Yours can [circle|hover|bob] awhile.
It's like a [concert hall|train station|ballroom] for my couch. // The couch [sits up|looks taller|feels the honor].
= bay-window
My chair goes in the bay, and so do I. // As [captain|lookout|figurehead].
The wall leaned out to see who's coming. // [Nosy|Curious|Friendly]. I like that in a wall.
Left, right and center, all from one chair. // You'd know everybody's [business|dog|umbrella].
The [fern|begonia|ficus] has called it already. // [Plants|They] [book|line up] early.
I'd wave at everybody who [looked up|went by]. // You'd be a local [landmark|attraction|weathervane].
You sit there and you're half outside, in [slippers|socks|a robe]. // The half [with|holding] the [coffee|newspaper].
A bay with no boats. I'd keep lookout [anyway|just the same]. // Land ho, [mostly|again|captain].
Somebody's reading there all Sunday, and it's me. // Same page, [different|better] [light|blanket].
I'd put a lamp in it, so everybody could find [home|the way back]. // I'd [look|watch] for it. [Every time|Gladly].
Nobody ever had a bad idea sitting in one of those. // You're [welcome|sure] to [test|disprove] that.
= top-floor
So the upstairs neighbor's the sky. // It works [nights|odd hours|outdoors].
You get to the top and you're done. I like a clear goal. // And [lunch|a couch|coffee] at the finish.
So I'd be closer to the moon than anybody else in the building. // By a floor. [Brag modestly|It counts|It noticed].
“Top floor” sounds like something you'd win at a fair. // You'd take it over the [goldfish|bear|ring toss].
I'd tell people I was going back up to the summit. // And [plant|leave|pack] a flag.
Nothing above me but the [roof|antenna] and the pigeons. // [They're|Luckily, they're] light on their feet.
You can't miss the last stop. // You'd find a way. [Whistling|Reading|Talking].
Cream rises. So would I. // So does [toast|bread dough|a soufflé].
= stained-glass
The floor gets colored in when the sun's right. // Outside the lines, [mostly|too|like yours].
I'd stand in the [blue|red|gold] part until somebody asked. // You'd look [moody|regal|seasick].
Even my gray [sweater|socks|mood] would come out ruby in that light. // For an hour, [anyhow|you'd sparkle].
Somebody couldn't leave well enough clear. // Clear had its [chance|day|fans].
A window that's a painting, too. // And the sun does the [lighting|lamp work|framing].
You wouldn't look out of it. You'd look at it. // That's the [trick|whole trick|fun].
That's what my [grape juice|spaghetti sauce] stains were going for. // They needed [light|lead|a frame].
I'd get up early just to wear the colors. // They go with [everything|a robe|pajamas].
= mudroom
The boots get that far and no farther. // They've had a long [day|trip|chat with a puddle].
Somebody named a room after mud. I admire the honesty. // They passed on “[dirt foyer|puddle hall|slush salon].”
[Wet umbrellas|Scarves|Galoshes] and one glove. It's a waiting room. // The other glove's [expected|running late|traveling].
So the rest of the place never finds out about the [puddle|hike]. // Mud [can keep|keeps] [a secret|its word].
I'd pull off one boot and need a [rest|snack|moment]. // That was the [easy|loose] one.
A wet dog waits in there. I'd wait with him. // Whoever [shakes|drips|sulks] less goes first.
Finally, a room where it's fine to [drip|stomp]. // They put it [in|right in] the name.
You set down the [groceries|backpack|umbrella], and nobody says a word. // They say “[shoes|shoes, please|boots].”
I'd know how everybody's day went by the shoes. // Shoes [never lie|tell everything|can't bluff].
One spot for the coat I wear, the rest for coats I don't. // [Optimism|Hope] takes up [space|room].
= carpet
Bare feet on something soft, first thing. I'm for it. // Worth [getting|waking|sitting] up for.
I'd end up lying on it, looking for a [button|contact lens|penny]. // For an hour, with a [pillow|book|snack].
[Cards|Checkers|The Sunday paper] on the floor, flat on your stomach. // Getting up's [tomorrow's|another|somebody's] problem.
A dropped [cookie|grape|button] gets a soft landing. // And [a little|some] [fuzz|lint].
You could practice [somersaults|your cartwheel|a tango dip] on carpet. // After you, [Miles|maestro|champ].
My toes have been asking for that. // [Toes|They] [have standards|know quality].
= stoop
Coffee on the stoop, saying good morning to the [block|mail|dogs]. // They'd know your [mug|robe] by [Friday|spring].
Best seat in town, and it's a [step|stair]. // No cushion. Great [plot|show|legroom].
You stoop to sit on it. // And [groan|creak|hum] to get up.
A [peach|popsicle|slice of pizza], out on the steps, dripping on nothing much. // A [civilized|well-mannered] drip.
Everybody who goes by gets a nod. Dogs get two. // The dogs [are counting|expect three].
That's where you wait for the pizza and tell the long story. // It'll [arrive|get there] at the punch line.
= sitting-room
A room for sitting. I've trained for this. // You're practically a [professional|champion|coach].
Finally, a room that asks for something I can do. // For hours. I've [seen|watched|timed] you.
No standing in there, I guess. // In [an emergency|a pinch], you could [lean|hover].
Tea, a good chair and news about everybody. // And [cookies|shortbread|ginger snaps], to keep it flowing.
I'd sit, and then I'd sit differently. // The full [program|range|repertoire].
“Do sit down,” I'd say, to the [plumber|mail carrier|pizza delivery]. // They'd be there till [supper|midnight|Thursday].
What you do in there is right on the label. // Napping's [implied|in the small print|extra credit].
A room with nothing on its to-do list. // [Just|Except] [you|a nap].
= recessed-lights
Nobody can bump into a lamp that isn't there. // You'd find the [coffee table|ottoman|fern].
So the lights get recess. // They [come in|line up] when it's dark.
Little moons, up in the ceiling. // Full, [every night|on demand|no howling].
I'd hit the switch and take a bow. That's stage lighting. // Break a leg. Not the [ottoman|coffee table|lamp].
Lights that tuck themselves in. I respect that. // [Shy|Bashful|Modest], but [bright|brilliant].
You couldn't put the lampshade on your head at that party. // You'd bring [one|your own|a spare].
= fireplace~two_,three_,four_,five_,six_,several,multiple
One fireplace to read by, one to be seen reading by.
= fireplace~marble,limestone
Marble around a fireplace. I'd dress for it.
= fireplace~stone,brick
I'd lean on the warm side of the fireplace after the fire was out.
= decorative-fireplace
The fireplace gets to retire and look good. I'd fill it with books.
I'd put candles in the fireplace and let it reminisce.
= wood-stove
I'd be splitting kindling for the stove by the weekend.
A stove wants a flannel shirt and a stack of logs.
= hardwood~original
Original floors. Somebody learned to [dance|waltz] on those, I'd like to think.
The original floors have outlasted a lot of rugs.
= hardwood~walnut
Walnut floors. It'd be like walking on a piano.
= hardwood~new
The first scratch on those new floors would be mine, and I'd confess.
= engineered-wood
Socks and wood floors. I'd get some speed up.
= herringbone~herringbone
Every piece of herringbone sits at an angle. Whoever laid it measured twice.
All those zigzags in the herringbone. Somebody had patience.
= coffered
A ceiling with pockets. I'd lie down to look at it properly.
You'd catch me counting squares on the ceiling.
= tall-ceilings~9-foot,9_foot,nine-foot,9'
A foot over the usual ceiling. I could [flip a pancake|swing a sweater on|raise a toast] with confidence.
My tallest friend could stop ducking under that ceiling.
= tall-ceilings~10-foot,10_foot,ten-foot,10'
The ceiling's at basketball-hoop height. [I still couldn't touch it|I'd still need the ladder|I'd jump once, to be sure].
= tall-ceilings~11-foot,11_foot,eleven-foot,11'
The ceiling's higher than a basketball hoop. [Nobody's dunking in there|I'd take it as a challenge|I'd pass the ball to somebody taller|I'd stick to free throws|I'd want a referee].
= tall-ceilings~12-foot,12_foot,twelve-foot,12'
The ceiling's two of me, nearly. I'd borrow [a ladder|the tall ladder] for the [light bulb|top shelf|cobwebs].
= tall-ceilings~13,14,15,16
That's about two ordinary doors, one on top of the other. The ceiling has room for [a real tree in December|a proper bookcase].
You could stack two of me under a ceiling like that.
= tall-ceilings~17,18,19,20,21,22,23,24,25
A giraffe could come to dinner, [look around|stretch|stand up straight] and not bump the ceiling.
= double-height
[I'd hum one note and wait|I'd clap once, for science|You could fly a small kite]. That's a lot of air under one ceiling.
Two stories of air under a ceiling. I'd whisper, just to hear it.
= family-room~media,screening,theater,theatre
In a media room, the best seat goes to whoever brings the popcorn.
I'd put the popcorn machine in the media room and lose a whole winter.
= library~paneled,panelled,paneling
Wood panels and books. I'd start saying “indeed” in the library.
= sunroom
[The plants get the best seats|I'd be fighting a fern for the chair].
= pocket-doors
A door that knows when to leave. I'd demonstrate it to every guest.
The door disappears into the wall. I'd do it daily, for the trick.
= barn-door
[A barn door, no barn|All the barn, none of the hay].
= hidden-door
I'd [find every excuse to use it|give up the secret within the hour].
= views~skyline,city,downtown,manhattan,cityscape
At night, the view's [the lamp|the night-light|the television].
I'd [know|tell] the weather by which building in the view [went missing|had its head in a cloud].
I'd turn the [couch|good chair|table] toward the view. The television can face the wall.
You'd start [pointing at|naming] buildings in the view and getting them wrong.
= views~lake,river,water,ocean,harbor,bay
The view does something else every [hour|morning]. I'd keep [notes|a diary].
I'd learn which boats in the view keep a schedule.
= views~park,garden,tree,courtyard,green
You'd get [the leaves turning|a whole autumn] in the view, and I wouldn't own a rake.
The view comes and goes with the leaves, like [a slow movie|a play in four acts].
= views~sunset
With that view, dinner's whenever the sunset says.
= exposure~two_,three_,triple,double_,dual,four_
If one exposure's [gloomy|cloudy|dull], you try the other.
`;
