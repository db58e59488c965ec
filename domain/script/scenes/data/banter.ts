/** Miles's comments on what Nora just told and, after the slashes, her replies. Editors rated these best. */
export const banter = `
= hardwood
[Wool socks|Socks] on hardwood. That's a [vehicle|transit system|mode of travel]. // [Steering not included|No brakes, though].
I'd tap-dance on the hardwood, if I [could tap-dance|knew how]. // The floor [has done its part|is ready when you are|can wait].
I'd lie down on the hardwood to [think|listen to a record|hear the ballgame]. // [With a pillow, I'd join you|I'd step over you, politely].
I'd play [marbles|jacks] on that hardwood. // Somebody always finds the last one [barefoot|in socks|at midnight].
= hardwood~oak
So a squirrel [misplaced|forgot about|lost track of] an acorn, and now it's a floor. // We [owe him one|should thank him].
= views
I'd spend every phone call pointing at the [view|window]. // They can't see you point. [You'd do it anyway|Point away].
Company looks at the view, and I [kick the laundry behind the couch|hide the dishes]. // [While their backs are turned|They'd never turn around].
Half of having a view is asking what that [little light|tall one|blue thing] is. // And [guessing, confidently|never finding out].
The desk faces away from the view, or I'm [behind by noon|no use to anyone]. // You'd [swivel|turn around anyway]. [Anybody would|Chairs do that].
= appliances
I'd read every manual and [remember|use] one button. // [On. It's a good one|Start. The rest is detail|Defrost, probably].
The takeout menus can move to a [lower|farther] drawer. // [Still within reach|Not the trash, though|A respectful distance].
= appliances~stainless
It said stainless, and then it met [butter|jam|my hands]. // It never said [fingerprintless|smudgeless].
= appliances~panel,integrated
So the fridge is dressed as a cabinet. // [And staying in character|It's in deep cover]. [Humming a little|It's very committed].
Hide-and-seek, and the [fridge|freezer] is winning. // [The hum gives it away|It hums when you get close].
= appliances~new,newer
So if the [cake|soufflé|bread] falls, it's on me. // The oven has [an alibi|witnesses|a clean record].
= primary-suite
They call it a suite, like you've [checked in|got a reservation]. // [And nobody mentions checkout|With no checkout time|And you keep the key].
I'd hang a do-not-disturb sign on the [doorknob|door]. // They'd knock to [ask why|ask if you're serious|offer you toast].
In a suite, I'd ring for [toast|tea|pancakes]. // And then [get up and make it|go see who answers].
= tall-ceilings
I feel taller just [hearing it|hearing that]. // [You sound taller|It shows|Hold that thought, and your chin].
Let go of a balloon in there and it's [moved in|staying]. // It'll come down [when it's ready|by the weekend].
Changing a light bulb is [an expedition|a summit attempt|mountaineering]. // With [snacks at base camp|a friend on the ladder].
You can pull on a sweater with [both arms up|real enthusiasm]. // [The light fixture's relieved|Both sleeves, in one go].
You could hang a [canoe|kite|bicycle] from a ceiling like that. // Somebody [would ask|would have to ask]. [That's the point|Let them].
= walk-in-closet
I'd go in for a sock and come out [an hour later|in a tuxedo|in a cape]. // [Without the sock|With one sock].
The chair with the [jeans|sweaters|shirts] on it is free to go. // It [served with honor|can be a chair again].
I could sort [everything|my shirts] by color. // [Navy, navy, black, navy|Gray, gray, one brave yellow|Blue, blue, that one, blue].
I'd see [everything I own|every shirt I have] and still have nothing to wear. // [Now you'd know for sure|But comprehensively].
I'd finally know what I own. That's [a little scary|humbling]. // [The vests will surprise you|Striped, mostly|It's more vests than you'd think].
= counters~marble
My [keys|groceries|bananas] would look like an exhibit on marble. // [Untitled, mixed media|On loan until dinner|Please don't touch].
= counters
[Everybody at a party|Company always] leans on the counter. // Right [where you need to chop|in front of the forks|beside the chips].
The bananas get a place to [ripen in public|go brown in plain sight]. // Banana bread [was always the plan|is just patience].
= roof-deck
"I'm on the roof" is a [fun|fine] way to answer the phone. // [It worries people, briefly|Then you explain the lawn chair].
= soaking-tub
You top up the hot with your [big toe|foot]. Everybody does. // [It's a life skill|The toe knows the faucet].
Somebody knocks, and I'm [nearly|almost] done. // [You've just sat down|For another hour|That's been true since six].
A [paperback|magazine] goes in thin and comes out [thick|wavy]. // That's how you [know it was good|spot the favorites].
= laundry-room
I'd learn to fold a fitted sheet in [there|private]. // [Nobody has yet|You'd come out with a ball|Legend says it's possible].
= double-vanity
Even [alone|by myself], I'd use both. // [Teeth left, hands right|Mornings left, evenings right|So neither one sulks].
There goes ["are you done in there."|"hurry up in there."] // Now it's ["pass the soap."|"nice hair."|"is that my comb."]
Two people talking with toothbrushes in. I love that [conversation|language]. // [All vowels|Vowels and nodding]. [You get fluent|It's very warm].
= doorman
So there's a ["good morning"|"hello there"] before I've earned it. // [You'd earn it by lunch|And a "good night," either way|Nobody's keeping score].
Somebody would tell me my [tag's sticking out|sweater's on backward]. // With [great|enormous] tact. [A small cough|One eyebrow].
My [dry cleaning|good suit] would get home before me. // And [better dressed|on a hanger, looking sharp|in a better mood].
You'd end up with a whole friendship made of [weather|ballgames|small talk]. // [The best ones are|I've had deeper, and worse].
Nobody's ever called me "sir" in [flip-flops|a bathrobe|sweatpants]. // They'd [do it with a straight face|never look down].
Somebody at the door could tell the ballgame's score from my [face|shoulders]. // And [say nothing|open it gently].
= island
One side for chopping, one side for [opinions|advice|commentary]. // That side [fills up first|is always full].
The cook gets to face [the company|everybody]. // And [hear the jokes the first time|defend the cookies|hold court with a spoon].
= terrace
I'd put two chairs out and call it [furnished|decorated]. // A third, for [feet|the snacks|the newspaper].
I'd say "from the garden" about [one leaf of basil|a sprig of mint|a single chive]. // And [take a bow|hold for applause].
Too bright out there to see the [laptop|spreadsheet]. // What a [pity|shame|tragedy]. [You did try|Nothing to be done].
= cabinets
So every lid gets a [chance|shot] at meeting its pot. // Some lids are [single by choice|seeing other pots].
You close the [door|doors], and the kitchen's clean. // [Housekeeping by hinge|The oldest trick there is|That's the whole method].
I'd know where everything is for a [day|week]. // Then somebody [helps|unloads the dishes for you].
[Guests|Company], opening every door for a [glass|mug]. // It's [always|usually] the last one. Even for me.
Chocolate on the top shelf, so I have to really want it. // A chair [appears|presents itself]. [Every time|It always does].
I'd find the [cookies|chocolate] I hid from myself. // You [knew|weren't hiding very hard|had a map].
= fireplace
Even when it isn't lit, people [stand|pose] in front of it. // Hands behind the back. [Every time|Instantly distinguished].
I could stand at it with one elbow up, [holding forth|making a point]. // [On what, nobody asked|Until the cake came out|We'd nod and pass the cookies].
= balcony
So I could make [announcements|proclamations]. // [Lunch is ready, mostly|Pancakes for everyone|The mail's here, people].
That's how you'd find out if it's a [sweater|jacket|scarf] day. // One arm out [is plenty|tells you everything].
If there's ever a parade, I've got a [spot|place]. // You could [warm up on mail trucks|wave at buses till then].
= balcony~private,large,covered
One chair, one tiny table. That's a [cafe|restaurant]. // [The waiter's you|You know the waiter]. [Tip him|Slow, but charming].
= gym
There goes ["it's too far."|"it's across town."] // You've [still got|always got] "I just ate."
I already own the [headband|sweatband|shorts]. // [That's the warm-up|Then you're half dressed|The hard part's done].
Lying on a mat is an exercise. I'm [sure of it|fairly sure]. // [The advanced one|It's all in the commitment].
One workout, one [cookie|muffin|slice of pie]. That's a system. // In that order, [ideally|at first|for a week].
= garage
A pegboard, with an outline for every tool. // And one [empty|very lonely] outline. [The hammer|Always the hammer|The pliers].
My [bikes|ladders|skis] live there, and the car if it's good. // The car [waits its turn|will behave].
= ensuite
The bed's right there. You could go back and reconsider [the day|Monday|the whole morning]. // [Many have|People have|It's been known to happen].
= formal-dining
Somebody's going to have to learn which fork is [which|first|for the salad]. // [Outside in. I'm nearly sure|Start from the outside and look calm].
I own one [tablecloth|gravy boat|candlestick|good platter]. This is its [moment|big break|opening night]. // [It's been rehearsing|I hope it's been rehearsing|It's been ready for years].
Between meals it's the [jigsaw|gift-wrapping|sewing|tax] room. [Let's be honest|Everybody's is]. // [A very well-dressed one|With better chairs|A dignified one, though].
= in-unit-laundry
So you can wash one [shirt|sock|sweater|napkin], just because. // [A tiny load|A very small load]. Live a little.
I built a whole [sock|T-shirt|pajama] collection around laundry being far away. // [You can thin the herd now|Time to let a few go|Some of those can retire].
Spill the [soup|coffee|sauce|gravy] at lunch, wear the shirt to dinner. // [Still warm|And nobody knows|The shirt won't talk].
No more hauling [sheets|jeans|a big sack] around like [Santa|a sailor|a prospector]. // [You could keep the hat|Keep the hat, though|I'll miss the hat].
With laundry at home, I've got no excuse for [that pile|the heap on that chair|this shirt]. // [None at all|I had noticed|Not a one. Sorry].
The sniff test can [retire|stand down|take the year off], then. // [It was never very accurate|It had a good run|I never trusted your results].
= washer-dryer
One of them [eats|steals|swallows] socks. I've never learned which. // The dryer. [Look how warm it is|It always looks so innocent].
I could wash the lucky shirt [at halftime|between innings|before the playoffs]. // Use cold. [Luck shrinks|Luck can shrink|Luck runs].
The dryer buzzes and everybody suddenly [looks busy|has a phone call|has to be somewhere]. // [The folding finds you anyway|Folding knows where you live].
= washer-dryer~stack
One on top of the other. Bunk beds for [laundry|socks|sheets]. // The dryer [called|always gets|got] the top.
= walk-in-shower
I've won [every argument|some great debates|all my best arguments] in a shower. // [The other side never showed up|You ran unopposed|Easy, with nobody else in it].
The shower's where I [rehearse|practice] [phone calls|speeches|saying no]. // [You always do well in there|Standing ovation, every time|I do both voices].
Shave, sing, plan the [day|menu|week], all in one stop. // [Not the first two at once|I'd separate the first two].
I'd stay in until I was [late|pink|wrinkled|missed]. // [We'd send in coffee|Somebody would slide in a note|We'd start without you].
Every bar of soap I ever dropped [found|hit|knew] my foot. // [Soap has excellent aim|They train for it|It's drawn to you].
= walk-in-shower~walk-in,walk_in
Then there's no clammy curtain [hugging me|sneaking up on me|clinging to my back]. // [It only wanted to be close|They do get attached|It meant well].
= built-ins
Built in, so there's no [little wrench|bag of leftover screws|sheet of instructions with no words]. // [Somebody else did the swearing|You'd almost miss the extra bolt|And no mystery bolt].
My [snow globes|souvenir spoons|bowling trophies|rubber ducks] finally get a proper exhibit. // [With little labels|Free admission|Closed Mondays].
= office
So the commute's [a hallway|about a minute|one cup of coffee]. // [Traffic's light|Leave early anyway|And somehow you'd still be late].
I'd put up a sign that says [in a meeting|back in five|do not disturb], and [nap|close my eyes]. // [The snoring gives it away|I'd hold your calls|Minutes will be taken].
I'd buy a [chair that spins|lamp with a green shade|globe] before I did any work. // [That's a full first day|I'd call that preparation|One must be equipped].
A wall behind me that isn't the [laundry|refrigerator|unmade bed]. People on calls will be stunned. // [They'll think you got promoted|They'd ask if you got promoted].
= powder-room
The fancy soap shaped like a [seashell|rose|little fish|swan] finally has a job. // [Strictly ornamental|And nobody may touch it|No one will dare use it].
That's where the [strange painting|odd mirror|framed diploma|bowling photo] goes. People have a minute. // [And they can't leave|They'll bring it up at dinner].
Somebody's always in there when [the cake comes out|the toast starts|the story gets good]. // [It's usually you|It's tradition|Someone has to be].
I'd put a [crossword|stack of comics|joke book] in there. // [The party would thin out|There'd be a line|You'd never get people out].
= garden
I'd start with one [tomato|pepper|sunflower|radish] and a lot of confidence. // [Confidence comes up first|Confidence is the easy crop].
[Robe|Old hat|Rubber boots], mug, and a slow look at what came up. // [The weeds, mainly|A full inspection|Hands behind your back].
Half of gardening is standing there with a [hose|mug|rake] and nodding. // [Then you point|The other half's pointing|I've got the nod already].
= garden~landscap
Landscaped, so somebody already [won the argument with|reasoned with|had a word with] the shrubs. // [They seem to have listened|And the shrubs came around].
= storage
I could finally buy the giant pack of [lightbulbs|paper napkins|batteries]. // [And forget you have it|Then buy it again by mistake].
The [vacuum|ladder|ironing board] can stop hiding behind a door and falling on people. // [The ambushes can stop|No more ambushes].
Every move, I carry one box nobody's [opened|opened in years|dared open]. It can live there. // [Still taped, still important|It's heavy, so it matters].
I'd go in for [a lightbulb|the cooler|tape] and come out with [a yearbook|old photos|my trumpet]. // [An hour later|It happens to everyone|And without the first thing].
= storage~room
A whole room for 'just in case.' [I've trained for this|I can fill it|I've got the stuff]. // [Nobody doubted you|Someday the case will come].
= storage~private,unit
It's mine alone, so nobody [asks about|comments on|counts] the [accordion|lava lamps|bowling balls]. // [I was about to|They'd be tempted|It's between you and them].
= heated-floors
You'd find me lying on that floor, saying I dropped [a button|something|an earring]. // [For the third time today|I'd come help you look|And still looking, an hour later].
No more [hopping foot to foot|dashing for the rug|doing that little cold-floor dance] in the morning. // [I'd miss it. It was graceful|You could just stand there].
= wall-of-windows
The television's going to [feel ignored|need to try harder|lose its audience]. // [It had its turn|Turn it around. It can watch, too].
That's a two-squeegee [Saturday|job|morning]. [Worth it|Happily]. // [One for each hand|I'd bring the radio].
= wood-fireplace
I'd buy the [flannel shirt|plaid jacket|big axe] first, the firewood second. // [Dress for the fire you want|You'd certainly look ready].
Somebody has to poke it. [I volunteer|I was born to|I've been waiting]. // [It never needs it. Go ahead|The fire will be patient with you].
Everybody has a theory about [stacking logs|kindling|the first match]. // [Mine's right|And mine works|I'll keep mine to myself].
Marshmallows, indoors, [in socks|on a Tuesday|on the good rug]. // [I'll bring the long forks|I already have a stick].
I'd say 'one more log' until [midnight|two in the morning|I ran out of logs]. // [You never mean one|I've heard you say that].
Tell me it lights [with one match|on the first match|on the first try]. // [It does in stories|The fourth, traditionally].
= primary-bedroom
First thing in any bedroom, I fall [backward|face-first|sideways] onto the bed. // [Make sure it's delivered|Have a bed there first].
I promise not to put [an exercise bike|a rowing machine|a treadmill] in there. // [It'd be a coatrack by Friday|You'd only hang shirts on it].
= primary-bedroom~large,oversized,spacious
All that room, and I'd still sleep on [one edge|six inches|the last inch]. // [The middle's for show|Everyone does].
= dining-area
I'd do the [crossword|taxes|jigsaw] at one end and have soup at the other. // [Don't mix up the ends|Soup stays at the south end].
By the [second|third|first] week, everybody has their chair and nobody [voted|said a word|assigned it]. // [And they'd defend it|It's never discussed].
A place to eat that isn't [over the sink|in front of the fridge|leaning on a counter]. // [I'm proud of you|We all grow].
= deck
I'd be out there in an apron, giving [advice|commentary|orders to burgers]. // [After you click the tongs|You have to click the tongs].
= elevator
The [groceries|suitcases|dumbbells|paint cans] ride up with me, like [equals|friends|colleagues]. // [Let them off first|Let them go ahead].
Now I need a [joke|remark|weather report] that fits between floors. // [Four words, tops|Skip the setup|Short, with a nod].
I never outgrew [pushing the button|being the one who pushes the button]. // [Just the one, though|You may go first|One button, Miles].
= transit
Meet friends for [dinner|lunch|a movie] and nobody says 'where'd you park.' // That's [half|most] of [our|the] conversation [gone|freed up].
You can carry a [cello|ficus|floor lamp|wedding cake] on transit and nobody looks twice. // [They'd give it a seat|Somebody would offer it a seat].
I've got a very dignified run for [the one that's pulling out|the closing doors]. // [Nobody's is dignified|I've seen it. No].
I'd keep the fare card in my [good coat|blue jacket|raincoat], ready for anything. // [And wear the other one|You'd be wearing the other one].
I'd give up my seat so grandly, there'd be applause. // There'd be [a nod|a nod, maybe|one nod].
I'd practice saying “this is my stop” and stand up [slowly|gravely]. // [Two|Three] stops [early|too soon].
= family-room
The board games go there, each missing [a piece|one die|one card]. // [A button stands in|We use a bottle cap].
The remote will be [under a cushion|in the couch|under somebody], [always|every night]. // [With the pens|Whoever's comfortable is on it].
Somebody picks the movie and somebody's asleep by [the titles|the first scene]. // [It's usually the one who picked|Always the picker].
= family-room~game
I lose [gracefully|politely|well], and then I want [a rematch|a recount|two out of three]. // [I've seen your graceful|It's usually best of seven].
= exposure
I'd first have to [learn|remember|work out] which way's north. // [It's opposite south|The plants could tell you].
= exposure~east
I'd be up with the sun, once, and [tell everybody|mention it for weeks|expect a medal]. // [It does that every day|The sun never mentions it].
= patio
A hand of cards out there, with a [rock|spoon|mug] on the pile. // [The breeze still cheats|The breeze always peeks].
= dishwasher
[There goes|That ends|So much for] the argument over whose turn it is. // [Now it's about loading|You'd argue about loading instead].
[Everybody|Everyone I know|Everybody else] loads it wrong. // [I've seen your bowls|I thought that was you].
The last [fork|teaspoon|cup] always turns up right after it starts. // [Under a napkin|Without fail|It waits for the click].
Load it, shut it, lean on it, [look accomplished|sigh|take a bow]. // [I've got the lean down|The lean is half of cooking].
= renewed-kitchen
I'd wipe it down [hourly|after every sandwich|twice a meal]. // [Till about Thursday|For one week|Then somebody makes spaghetti].
Somebody did the kitchen before I could get [ideas|a sledgehammer|involved]. // [Just in time|A near miss|Quick thinking].
= renewed-baths
The only thing left to [learn|figure out|discover] is which way's hot. // [One yelp and you'll know|You learn it by yelping].
I've lost whole weekends to one [faucet|toilet seat|soap dish]. Somebody did it for me. // [And made the hardware runs|All three hardware runs].
= foyer
Keys in a bowl. I'd [finally|at last] be a person with a bowl for keys. // [Soon there'd be batteries in it|Then mints, then mystery screws].
That's where you say good night for [forty minutes|half an hour|an hour] with your coat on. // [The best stories come then|One hand on the doorknob].
= yard
I'd plant one [tomato|rosebush|pumpkin] and talk about it [all year|to strangers|nonstop]. // [We'd all want photos|It would have a name].
Lunch on a blanket, a few steps from the [mustard|pickles|forks]. // [Something always gets left inside|And you'd still make two trips].
= yard~fence
Fenced, so the [ball|frisbee|birdie] stays ours. // [Unless you're throwing|Depends who's throwing].
= basement
The paint cans go there, with my other [decisions|bold ideas|regrets]. // [Everybody keeps the beige|Next to the leftover beige].
Holiday boxes go down there neat and come up with [tangled lights|extra tinsel|one more box]. // [Nobody's ever seen it happen|They do it in the dark].
I'd build something down there. [Nobody would ask what|Nobody'd know what]. // [It's always a birdhouse|And everyone gets a birdhouse].
= parking-space
I could [wave at|nod to|smile at] people who are still looking. // [Kindly, though|Not too cheerfully].
I've moved the car at dawn in [slippers|a bathrobe|pajamas] for the last time. // [We all remember|The slippers agree].
= exposed-brick
I'd hang nothing on it and call that [restraint|a choice|taste]. // [You just fear the drill|The drill's relieved].
Coffee tastes [stronger|better|like it has a beard] next to brick. // [You could charge six dollars|That's how cafés do it].
= central-air
One little dial, so there's one little [war|debate|feud]. // [Fought a degree at a time|Somebody's always 'just adjusting'].
[Ice cream|A popsicle|A snow cone], eaten at a normal speed. // [You can look up, even|Between sentences, even].
The cool side of the pillow is [both sides|every side|all of it]. // [Flip it anyway|You'd miss the flip].
I'd say 'it's not the heat, it's the humidity' from [indoors|the couch|under a blanket]. // [With great authority|An expert opinion].
= skylight
Somebody cut a hole in the roof, on purpose, and it [worked out|was a good idea|came out well]. // [The glass helped|Glass was the key].
= gas-fireplace
I'd still [stand there with|own|lean on] a poker. // [For morale|Just supervising].
= staircase
I'd make an entrance, daily, in [slippers|socks|a bathrobe]. // [I'd look up|Somebody should announce you].
The mail sits on the bottom step till somebody [notices|goes up|takes pity]. // [Everybody steps around it|Everyone notices. Nobody carries].
The best seat at a party's the [third|fourth|second] step. // [You hear everything|Good view of the cake].
Shouting up the stairs is how [dinner|supper|news] gets around. // [Nothing's beaten it yet|The original intercom].
= steam-shower
Put a wrinkled [shirt|jacket|suit] in there and call it ironing. // Your [fingers|fingertips|toes] take the wrinkles instead.
Nobody can [find|reach|bother] me in a cloud. // We can [still|always] hear the [humming|singing].
Steam on purpose! Mine usually comes from [burning dinner|a kettle I forgot|an old radiator]. // This one [you can turn off|you invite].
I'd [write|dictate|plan] my memoirs in there. The pages would never survive. // [Possibly|Probably|Perhaps] a mercy.
= marble-bath
I'd speak only in [Latin|verse|proclamations] until I'd dried off. // [Veni, vidi|I came, I saw], I [shampooed|gargled].
= pantry
That's where the [chocolate|good crackers|cookies] would hide, behind the [lentils|flour|oats]. // [First place|The first place] [anybody|everybody] looks.
So I can [shop|browse] at home before I go to the store. // [Shorter lines|No cart, either].
Shut the door, and nobody sees how much [pasta|chocolate|soup] I own. // We've all [guessed|heard rumors|done the math].
Tell me there's a shelf for [cookies|snacks] that nobody else can reach. // [Neither could you|You'd need a chair, too].
Every [can|jar|label] facing the same way. I'd [sleep|breathe] better. // Until somebody [makes soup|wants beans|gets hungry].
= wine-fridge
So the wine gets its own [room|climate|bedroom], and the milk still shares. // The milk [never complains|doesn't mind|understands].
I own one bottle. It'd have [the run of the place|every shelf to itself]. // It could [stretch out|use a friend].
The wine gets to lie down and be the right temperature. Lucky [wine|bottle]. // You [don't|wouldn't] improve lying down.
I'd turn every label out, like I [knew something|planned it|chose them]. // That's [most of it|half of expertise].
Half of mine would be [seltzer|lemonade|ginger ale]. // A [fine|bold] [vintage|year]. Drink it young.
= wet-bar
I'd learn one good [lemonade|iced tea|punch] and be famous for it. // [Famous|Legendary|Known] as far as the [couch|coat closet].
I could wipe it down slowly and ask everybody what's wrong. // They'd tell you, [too|at length|with charts].
Nobody has to leave the [conversation|party|story] to go get ice. // That was my [best|favorite] [excuse|escape].
[A|Finally, a] bar where I'm always on the list! // You [wrote|typed|are] the list.
Last call's whenever [I get sleepy|the pretzels run out|I say so]. // So, [early|right after supper|about nine].
= den
Finally, a home for the [lamp|chair|rug] nobody else likes. // It was [waiting|holding out|made] for a den.
Tell everybody I'm in the den. It sounds [busy|important|thoughtful]. // It sounds like [a nap|hibernating|snoring].
= millwork
Whoever made that never once said “[close enough|good enough|that'll do].” // Not [out loud|with the saw running|where the wood heard].
The last thing I made of wood was a [birdhouse|spice rack|footstool]. It leaned. // Somebody here [owned|could read] a level.
= pool
My swim trunks come out of [retirement|storage|hiding]! // They'd [given up hope|stopped asking|taken up knitting].
I'd dip one toe in and [negotiate|discuss terms|think it over]. // Jumping [settles it|ends the talks|is a counteroffer].
I know exactly one dive, and it's called the [flop|pancake|plank]. // [Judges|The judges] [reward|love] volume.
= eat-in
In there, seconds are [one lean|one reach|an arm's length] away. // That's how thirds [happen|start|sneak in].
= gas-range
[Tortillas|Flatbread|Pita], right over the flame. That's lunch. // [With|Bring|Use] tongs, Miles.
The flame listens to the knob. Nobody listens to me [like that|that fast]. // I'm listening. [Mostly|Eventually|At medium].
= closets
The chair with the [clothes|sweaters|coats] on it goes back to being a chair. // It's [forgotten how|out of practice].
So there's a place to shove everything when [the doorbell rings|company's early]. // And then [lean on|hold|guard] the door.
Nobody trips over my [boots|gym bag|tennis racket] anymore. // [We'd all|Everybody'd] had [a turn|enough turns].
Finally, I could sort by [color|sleeve|size]. // That would last [a weekend|till Tuesday|one laundry].
Shut the closet, and I'm a [tidy|new|better] person. // Until [it opens|somebody opens it].
= bike-storage
So the bike moves out of the [hallway|living room|bedroom]. // It never [paid rent|liked the curtains|did dishes].
My bike would meet [faster|shinier|fancier] bikes. // It might [get ideas|learn something|want streamers].
One less thing on the wall that I'm [calling|passing off as] art. // The tire marks were [abstract|promising|your best work].
There goes my excuse not to ride [to work|for groceries|on Saturday]. // You have [others|spares|backups].
Tires pumped, helmet on, out the door. I can [picture|see] it. // I can [picture|see] the [helmet hair|wobble].
= french-doors
You could open just the one. I'd never open just the one. // One's a door. Two's [an entrance|a curtain call].
= live-in-super
I could stop doing the [rattle|drip|clank] noise over the phone. // You'd do it in [person|the hallway|the elevator|full costume].
Somebody who knows every [pipe|valve|hinge] by its first name. // And which ones [sulk|grumble|sing].
= open-plan
Nobody misses the punch line getting [ice|more chips|the bread]. // You'd tell it [twice|again|louder] anyway.
You move one [couch|chair|rug], and it's a whole new room. // There goes [Saturday|the weekend|my back].
I'd lose my [glasses|keys|phone] in only one room, at least. // That narrows [it|things] down [nicely|some].
= wine-cellar
Somebody asks “red or white,” and the answer's [yes|whatever we like]. // The [best|only] [answer|policy] there is.
Whoever's hosting gets to say, “I'll go [pick something|see what's ready].” // And [vanish|disappear] for an [hour|evening].
The special bottle finally has somewhere to wait for a special [night|occasion]. // [Tuesday|Friday|Soup night]'s special enough.
Somebody's going to say “notes of [cherry|leather|pencil].” // I [always|only] get [grape|grapes].
I'd want a little dust on the bottle when I [bring|carry] it out. // You'd [sprinkle|blow|dab] it on.
= garage-parking
The [pigeons|birds] will have to find another car to review. // They had such [strong|definite|fresh] opinions.
No more running out to move the car in [slippers|pajamas|a bathrobe]. // The whole street [knew them|waved|enjoyed those].
My parallel parking can retire with [dignity|honors|a gold watch]. // Bumpers everywhere [exhale|applaud].
The car has a [nicer|better] place than my first apartment. // And fewer [roommates|radiators|surprises].
[Bags|Groceries] out of the trunk with a roof [overhead|over your head]. // You'd still try for one trip.
= bike-room
A ride starts without moving the [furniture|couch|coffee table] first. // That was the [warm-up|workout|hard part].
= breakfast-bar
I'd slide a [plate|muffin|mug] down it, like in the westerns. // [Somebody|Someone] has to [catch|duck] it.
“The usual,” I'd say, and then make it myself. // And [forget to tip|complain to the cook|overtip].
Whoever's cooking has to hear about my [day|theories|plans]. // A bartender's [burden|duty|life].
= courtyard
That's where I'd read the [newspaper|paperback|mail], moving the chair with the sun. // You'd do a full [lap|circle|orbit].
= facing-windows
The windows know their directions. I never did. // You got lost in [an elevator|a hallway|a closet].
I'd stand at those while the [kettle boiled|phone rang|toaster popped]. // And never [hear it|notice|turn around].
= open-kitchen
I tell a story better with a [spoon|spatula|whisk] in my hand. // You point better, [too|anyway|certainly].
Now everybody sees how I measure things. // You'd have to [start|begin|learn].
= outdoor-kitchen
Nobody carries a [platter|tray|stack of plates] through a door on one elbow. // We lost [good|fine] [corn|burgers] that way.
I'd put on the apron, pick up the tongs and click them twice. // The clicks are [required|the best part|seasoning].
= historic
So it was somebody's brand-new place once. // And [everybody|somebody] [called it|thought it] too modern.
At last, something older than my [jokes|good coat|sourdough]. // It was [close|a near thing|neck and neck].
= primary-bath
The good soap finally comes out of its [wrapper|box]. // After [years|ages] in the [sock drawer|gift bag].
I'd take a [magazine|crossword|library book] in and come out when it's finished. // We'd send [sandwiches|a search party|soup].
You'd get ready in there like there's a [premiere|wedding|coronation]. // For the [hardware store|dentist|post office].
Half my good ideas come while I'm brushing my teeth. // They're [hard to make out|very foamy|mostly vowels].
= beach
I could look for one good shell a whole [afternoon|morning]. // And come home with a [bucketful|pocketful|hatful].
A gull's going to take my [lunch|fries|sandwich]. I've made peace with it. // [So has|It's fine with|A relief for] the gull.
= crown-molding
It gets me to look up during [a party|dinner|a boring story]. // It [looks like|passes for] [thinking|manners].
Cutting those corners takes a saw and [nerve|a clear head|patience]. // And [language|a word] we won't repeat.
= library
I'd own a lamp with a green shade by [Friday|the weekend]. // And start saying “[indeed|quite so].”
Finally, somewhere for the books I [say I've read|bought for the cover]. // Those get the [good|eye-level|front] shelf.
I'd tug on every [atlas|encyclopedia], hoping for a secret passage. // You'd only find [the index|Belgium|a bookmark].
= lounge
It's a living room I don't have to vacuum. // You'd still [fluff|straighten|compliment] a pillow.
I'd read other people's [magazines|newspapers] and start their crosswords. // In [ink|pen|crayon], I assume.
I'd have a favorite chair in there by [Tuesday|the weekend]. // And look [wounded|betrayed|orphaned] when it's taken.
= shared-laundry
Laundry without leaving the building. I could go in [slippers|pajamas|a robe]. // That's [formal|black tie|overdressed], on laundry day.
= windowed-bath
Shaving by daylight! I'd finally find the spot I miss. // [Under the chin|Left side]. We've [all seen it|noticed].
Something to look at besides the shampoo bottle. // I'd [read|finished|memorized] that one.
= custom-closets
One look, and I'd see how many gray sweaters I own. // And [still|then|promptly] buy another.
= original-details
Somebody in a [bonnet|bow tie|bowler hat] looked at those same details. // And thought, [dusty|what a dust catcher|very fancy].
You'd find those one at a time, for years. // Mostly [lying on the couch|on the phone|eating toast].
= water-heater
Nobody ever throws a party for a water heater. // You'd bring [dip|balloons|a cake].
= prewar
I'd start calling the couch a [davenport|divan]. // And [dinner, supper|my robe, a dressing gown].
= parlor
You can't eat [chips|nachos|popcorn] in a parlor. You have refreshments. // [Out of|From] the same bag.
I'd need a [clock|globe|piano] nobody's allowed to touch. // You'd touch it [first|daily|by noon].
= bonus-room
There'd be a model railroad in there by [Friday|the weekend]. // And [delays|a conductor's hat|a dining car].
Finally, somewhere to leave the [puzzle|train set|card house] out. // Until somebody [sneezes|vacuums|helps].
That settles the drums. I mean the [flute|watercolors|chess]. // I [heard|still heard] [drums|“drums”].
= sauna
You sit in the heat, and nobody asks you for anything. // [Except|Only] to shut the door.
I'd agree to anything after ten minutes in there. // I'd bring [contracts|the paperwork|a list].
All that heat, and nobody's cooking. // [Depends|It depends] how long you [stay|sit].
= penthouse
Nobody over my head but the [pigeons|clouds|stars]. // They never drop [shoes|bowling balls|dumbbells].
= guest-suite
The good [pillow|soap|blanket] goes in there, and I pretend not to miss it. // You'd [visit|check on it|wave to it].
I'd be such a good guest in my own guest suite. // You'd leave a [note|nice note|review].
= corner-unit
So you'd see the [parade|ice cream truck] twice. // [Coming|Arriving], then [going|leaving].
= smart-home
So you say “[it's dark|it's chilly]” out loud, and something happens. // I've tried that with [dishes|laundry|weeds].
One button, and the [evening|party|morning] starts. // Once you find [the|your] phone.
Whoever touched the thermostat can't blame the [ghost|draft|guests] now. // There's a [log|record|chart]. It was you.
= windowed-kitchen
A window in the kitchen makes me a better dishwasher. // [Slower|Damper]. But [better|happier].
Burn the [garlic|toast|onions] and you can at least stare out nobly. // [And|Then] [order a pizza|blame the pan].
= security-system~alarm,system
Another code to remember. I'll use the one I always forget. // A [classic|popular|bold] choice.
= security-system~camera,cameras
I'd have to stop [dancing|singing] up to the front door. // Or [get better|get fancier] at it.
= fire-pit
I've got a stick picked out. // [Of course|Naturally]. It has a [name|holster].
Golden brown or on fire. I only make the second kind. // [Happy birthday|Make a wish|Blow it out], Miles.
Somebody always brings a guitar. // And knows [half a|one|nearly one] song.
The smoke follows whoever moves chairs. // It's [loyal|fond of you|in love].
So you're warm on one side, out under the stars. // Then you [turn|rotate], like a [chicken|kebab|globe].
= park-nearby
Everybody's in a good mood in a park. Even the geese. // I've [met|dealt with|argued with] geese.
= sound-system
I sing better when the music covers me. // We'd turn it up. [Gladly|Lovingly|Way up].
= private-elevator
I could rehearse my hello the whole ride. // And still [flub|mumble|sing] it.
You could [hum|dance|yawn] in there, with nobody to explain it to. // Until the doors [open|give you away].
= separate-entrance
You could slip out of a party without the [long goodbye|second hug]. // You'd come back for your [coat|umbrella|pie plate].
= vaulted
I'd look up, say something and wait for the ceiling to answer. // It'd agree with you. [Twice|Grandly|At length].
A balloon gets away, and everybody [waves|salutes|looks up]. // It's back [by Thursday|in a week].
= cooktop
Tell me it knows the difference between simmer and panic. // It does. You're the [question|wild card|variable].
I'd stand over it with a spoon and a serious look. // And half the [dinner|sauce|cheese] gone.
= king-bed
I'd need a map to find my other [sock|slipper|book]. // It's at the [foot|far border|other coast].
= murphy-bed
The bed goes up, and the room's a room again. // And nobody [sees|asks|knows] if it's made.
So by [noon|lunch], there's no evidence of sleep. // Except your [hair|face|pillow crease].
I've seen that [movie|cartoon]. Somebody always goes up with it. // [You'd make|We'd watch] the sequel.
You can't pile clothes on it. There goes my [system|filing|second closet]. // [There's always|You'd find] a chair.
= carpet
I'd end up lying on it, looking for a [button|contact lens|penny]. // For an hour, with a [pillow|book|snack].
= vent-hood
Nobody has to know about the bacon. // [Everybody|Somebody] always knows about the bacon.
The whole floor always knew what I was having. // Now they'd have to [ask|guess|visit].
= stoop
Best seat in town, and it's a [step|stair]. // No cushion. Great [plot|show|legroom].
Everybody who goes by gets a nod. Dogs get two. // The dogs [are counting|expect three].
That's where you wait for the pizza and tell the long story. // It'll [arrive|get there] at the punch line.
= sitting-room
I'd sit, and then I'd sit differently. // The full [program|range|repertoire].
“Do sit down,” I'd say, to the [plumber|mail carrier|pizza delivery]. // They'd be there till [supper|midnight|Thursday].
= recessed-lights
Nobody can bump into a lamp that isn't there. // You'd find the [coffee table|ottoman|fern].
= dog-run
You'd know the dogs' names before the owners'. // Hello, [Biscuit's|Pickles's|Waffle's] person.
I'd go even without a dog. // They'd sniff your [references|pockets|sandwich].
= named-place~park
Everybody in the park's running, and I'm eating a [pretzel|donut|hot dog]. // [Somebody|Someone] has to [cheer|supervise].
You come back from a park knowing every dog. // And not one [owner|human|last name].
A bench, the paper, the second half of a [bagel|muffin|croissant]. // The first half's the [pigeons'|sparrows'].
I'd get into somebody's picnic by admiring the [pie|potato salad|lemonade]. // It works for the [ducks|ants|squirrels].
= named-place~beach,ocean
I'd bury my feet in the sand and forget where I put them. // They [usually|always] [turn|wash|come] up.
The umbrella takes longer than the [swim|picnic]. // And [leaves|goes home|cartwheels off] first.
First the toes, then the yelling, then you won't come out. // Not [until|even for] the [sandwiches|fries].
= named-place~market,whole_foods,trader
I'd go in for [lemons|milk|one onion] and come out with a cartful. // [Minus|Everything but] what you went for.
You knock on a melon, you listen, you nod. // The nod's for [show|the crowd|the melon].
You run into somebody you know by the [soup|yogurt|peaches], for an hour. // And the ice cream [listens|softens|gives up].
Someday I'll learn which checkout line moves fastest. // It's [always|usually] the [other|next] one.
I always get the cart with the bad wheel. // We'd [hear|find] you by the [lettuce|soup].
= named-place~museum,theater,theatre
You nod slowly, and everybody thinks you [understood|get it]. // A hand on the chin [helps|seals it|adds years].
Afterward there's pie, and we [argue|disagree] about what it meant. // It meant [pie|another slice|à la mode].
Somebody in there is going to shush me. // I've [volunteered|rehearsed|started].
Finally, something to say at dinner besides “pass the [peas|salt|rolls].” // You'd say it for [weeks|a month|a season].
= named-place~line,station,subway,train
Somebody else drives, and I read. // The same [page|paragraph|sentence], [over and over|till the end].
I do my best people-watching over a [newspaper|book] I'm not reading. // They're watching you [not read|hold it upside down].
I'd read a whole novel on the train, one stop at a time. // And miss yours [at the ending|for a chapter|weeping].
You'd tap in like you've been doing it [forever|all your life]. // Then tap [the wrong|your library|a coffee] card.
= named-place~river,lake,lakefront,harbor
I'd stand by the water, hands in my pockets, being deep. // Ankle-deep, [tops|at most|maybe].
Skipping stones! I've got the [wrist|sidearm] for it. // I've [heard|seen] it [plunk|sink].
I'd learn one good knot and use it on everything. // We'd never open the [garbage|curtains|crackers] again.
= restaurants~restaurants,restaurant,dining,cafes,cafe,coffee
Nobody at the table has to do the dishes. // My [favorite|best] [course|dish].
You study the whole menu and order the same thing. // They'd already [written it down|turned it in|poured it].
`;
