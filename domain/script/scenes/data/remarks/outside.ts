/** Outdoors and parking: what Miles makes of what Nora has just told, and what she says back behind the slashes. */
export const outsideRemarks = `
= roof-deck
A roof's usually just [keeping the rain off|holding the lid on]. That one has a social life. // It's been [promoted|to a few parties].
"I'm on the roof" is a [fun|fine] way to answer the phone. // [It worries people, briefly|Then you explain the lawn chair].
I'd go up for air and stay for [dinner|supper|the stars]. // We'd send up [a plate|a sweater|pie].
Nobody [leaves a roof|goes home from a roof] early. // [It's a long way to the coats|Not with the sun going down|One more song, usually].
That's a [room|party] with no ceiling to [paint|dust]. // [Somebody does it blue|It changes color for dinner|It's redone every morning].
A picnic with no ants. They'd have to [really want it|train for that]. // There's always one [with ambition|with a map|in every family].
Every good [movie|musical|love story] has a scene on a roof. // [The kiss, usually|Yours would have chips|Yours has potato salad].
I'd keep one sweater up there [permanently|on a chair|for good]. // It'd be [everybody's|the group's] sweater by [August|Friday].
Take a [bad mood|grudge|long face] up on the roof and see. // [One of you comes back down|It wouldn't last till sundown].
[Tomatoes|Peppers|Beans] in pots, that much closer to the sun. // They'd be [smug|insufferable] about it.
Lunch on the roof. My [sandwich|pickle|egg salad] has never been that high. // [It'd want a window seat|It'll be talking about that].
So there'd be people on the roof [on purpose|for fun]. // [The pigeons thought of it first|The pigeons will act surprised|With dip].
A chair, pointed straight up. That's all [the stars|the moon] ever asked. // [And a blanket|And nobody talking over the show|And a cookie].
So vacation's [one roof|a few feet] away. Straight up. // [No luggage|And you know the way].
Take [dessert|the pie|the good cookies] up there and nobody finds you. // They'd follow the [plates|crumbs|smell].
A book, a chair and [a lot of sky|nothing but sky]. // [You'd read one page|Same page, all afternoon]. [Happily|And gladly].
The tour saves the best for last, then. // And ends in [lawn chairs|deck chairs], [with lemonade|for hours].
I like watching traffic I'm not in. [Lemonade in hand|Feet up]. // [The finest kind there is|It's nearly a parade, from there].
I'd have the ballgame on up there, [radio low|on a little radio]. // [And stay for extra innings|With the score on a napkin].
The [evening|sunset] doesn't have to stop at the window. // You can [go up and meet it|join it in person|see how it ends].
Supper up there, and the napkins [try to leave|want to fly]. // [A fork holds them down|Every fork's a paperweight].
[Watermelon|A peach|Corn on the cob] on the roof, and let it drip. // [Nobody mops a roof|Elbows out, leaning forward].
= terrace
Terrace. Even the word [sits down|puts its feet up]. // And [orders a lemonade|asks for the menu].
Breakfast outside, and you [haven't left home|never left]. // [Slippers count as shoes|Bathrobes are welcome].
You can burn dinner outside and call it [rustic|a barbecue|smoky]. // [Out there, it's a technique|Smoke's just atmosphere].
I'd put two chairs out and call it [furnished|decorated]. // A third, for [feet|the snacks|the newspaper].
The [fern|ficus|basil] could finally get out a little. // It's been [pressed to the glass|asking for years].
I'd say "from the garden" about [one leaf of basil|a sprig of mint|a single chive]. // And [take a bow|hold for applause].
Company [steps|goes] out for air and never comes back. // You'd [follow with cake|send the cake out|join them].
Outdoors, with the [fridge|couch|bathroom] right behind you. // [Camping, corrected|That's camping done right].
Too bright out there to see the [laptop|spreadsheet]. // What a [pity|shame|tragedy]. [You did try|Nothing to be done].
A string of little lights, and I'd never [come in|go to bed]. // We'd [hand you a blanket|bring you breakfast].
So that's where you'd pace on the [phone|good phone calls]. // [Good gossip needs a lap|Big news takes steps|Every good story has mileage].
Tell me I can eat a [peach|mango|drippy taco] out there. // [Leaning forward, with pride|The messier the better].
I'd chase the [newspaper|crossword|sports page] around it. // [A mug's a fine paperweight|That's what toast is for].
Shaking out a tablecloth with a real [snap|flourish]. // The [birds|sparrows] would [learn your hours|set a clock by you].
A whole [evening|Sunday|phone call] could go by and I'd never notice. // [They do that outside|You'd notice the dessert].
Looking at the stars in [pajamas|a bathrobe|slippers]. // [They've seen worse|The stars never dress up, either].
[Grilled cheese|Leftover soup|A plain sandwich] outside tastes like vacation. // [It's the air|Fresh air's a condiment].
Somewhere outside to [do|plan on] nothing. // [Nothing goes better outdoors|Nothing needs air]. [It really does|I'd join you].
= balcony
So I could make [announcements|proclamations]. // [Lunch is ready, mostly|Pancakes for everyone|The mail's here, people].
A balcony makes [people|anybody] wave. // It's the [rail|railing|audience]. It [does that|brings it out].
With a balcony, Romeo still needs a [ladder|trellis|shorter speech]. // And [better shoes|a snack for after].
I could get some air [without really going out|and stay home]. // [And be back by dessert|It hardly counts as leaving|Half a trip, no bags].
Half outdoors, with the [kettle|oven timer|phone] still in earshot. // It'd [call you back in|let you know].
That's how you'd find out if it's a [sweater|jacket|scarf] day. // One arm out [is plenty|tells you everything].
Somebody's always "just stepping out for a [minute|second]." // [With the good chips|And the chips go with them|And the story goes with them].
Balcony scenes run long. [Look at Juliet|It's a known fact]. // Nobody ever wants to [go in|be the first in].
Blowing bubbles off a balcony. [Hear me out|Just think]. // I'm [already holding the wand|in|clearing my calendar].
If there's ever a parade, I've got a [spot|place]. // You could [warm up on mail trucks|wave at buses till then].
A balcony's a small stage. I'd bow with my [coffee|toast]. // The pigeons would [ask for an encore|stay for the second act].
I'd say good night to the [moon|street|treetops] from there. // [It'd wait up|It'd be only polite].
One breath out there before the [emails|dinner guests|news]. // And [one|a longer one] after.
Lean on a rail and you've got [thoughts|opinions]. // [Deep ones, on both elbows|They come with the rail].
A pot of [basil|parsley|chives] out there, and I'm a farmer. // [The harvest fits a teacup|A bumper crop of garnish].
= balcony~private,large,covered
One chair, one tiny table. That's a [cafe|restaurant]. // [The waiter's you|You know the waiter]. [Tip him|Slow, but charming].
Toast out there, and I'm in a [foreign film|French movie]. // [With subtitles|And crumbs]. [Very moody|Nothing happens, beautifully].
A folding chair, a book, and I've [left town|gone away]. // [Postcards optional|Back for lunch]. [I'd miss you|Rested, too].
= garage
The car gets [its own room|a bedroom|a room of its own]. // [It snores, anyway|It's always wanted one].
I'd always know where I [parked|left the car]. // It [does narrow it down|saves a lot of pacing|takes out the guesswork].
Every great [band|rock band] started in a garage. // [So did every bad one|Most of them with one chord|The drummer's always a little late].
Sit in the car till the song's [over|done], and nobody honks. // The song gets its ending. [I love that|Finally].
A tennis ball on a string, [to say when to stop|and that's parking]. // [It's never wrong|Science at its finest|Elegant engineering].
A pegboard, with an outline for every tool. // And one [empty|very lonely] outline. [The hammer|Always the hammer|The pliers].
The birds will have to find another [windshield|hood]. // [They have a list|They'll manage|They'll be heartbroken].
You can't have a garage sale [without a garage|in a hallway]. // [Otherwise it's just a sale|Half the name's the garage|And now you have to price things].
There's a box marked ["misc."|"stuff"|"kitchen, maybe"] that needs a garage. // [It'd join the others|It has a twin, I expect].
Every big [project|plan|invention] starts in a garage. // [Finishing is another room|A few even finish there].
Nobody has to go [move the car|feed the meter] in slippers. // The car's [tucked in|in for the night|already asleep].
So no circling at [dinnertime|suppertime]. // You'd just [go in and eat|be early for soup]. [Imagine|Lovely].
I'd practice backing in, with nobody [watching|keeping score]. // [Just you and the wall|The wall's very patient|The wall won't say a word].
I'd sweep it once and call it a [workshop|studio]. // [A stool makes it official|One vise, and it is|It'd need a radio].
My [bikes|ladders|skis] live there, and the car if it's good. // The car [waits its turn|will behave].
In a garage, I'd open the hood, look in and [nod|frown|say "hmm"]. // [Then close it, satisfied|That's most of auto repair].
= garden
I'd start with one [tomato|pepper|sunflower|radish] and a lot of confidence. // [Confidence comes up first|Confidence is the easy crop].
First coffee goes out there, before anybody [talks|says anything|wants anything]. // [The plants don't gossip|Flowers are good listeners].
[Robe|Old hat|Rubber boots], mug, and a slow look at what came up. // [The weeds, mainly|A full inspection|Hands behind your back].
Weeding's the only meeting I'd [look forward to|be early for|never skip]. // [You always leave with something|And something gets decided].
Half of gardening is standing there with a [hose|mug|rake] and nodding. // [Then you point|The other half's pointing|I've got the nod already].
Half the fun is saying [hydrangea|delphinium|chrysanthemum] out loud. // [The other half's spelling it|Say it twice. It's good for you].
Somewhere to [read|sit|eat a sandwich] where things are quietly growing. // [They won't rush you|They're in no hurry, either].
You can go out without [going anywhere|finding the car|packing a thing]. // [The best trips|And be home for lunch|I call that traveling].
I've killed a [cactus|fern|plastic plant]. The garden doesn't have to know. // [I won't say a word|Plants talk|Word gets around].
The bees get [brunch|a restaurant|a lunch counter], and we get the flowers. // [Fair split|Everybody eats|And they clear the plates].
A garden needs a hat. I'd have one by [Saturday|noon|the weekend]. // [With a brim. It's required|A ridiculous one, I hope].
There's always one more [leaf|weed|thing to trim]. I'd never come in. // [We'd ring for supper|Supper brings people in].
Dirt under the nails by [lunch|noon|ten]. That's a good [Saturday|weekend]. // [The honest kind|And a long lunch after].
I like a place with one part that's never [finished|done|the same twice]. // [The weeds agree|Gardens see to that|That's gardening].
Five minutes in a garden is [an hour|half an hour|all morning] on the clock. // [Time well weeded|And nobody minds].
= garden~landscap
Landscaped, so somebody already [won the argument with|reasoned with|had a word with] the shrubs. // [They seem to have listened|And the shrubs came around].
= deck
The [grill|charcoal|spatula] finally has a stage. // [And the cook takes a bow|With smoke effects].
I'd be out there in an apron, giving [advice|commentary|orders to burgers]. // [After you click the tongs|You have to click the tongs].
Two folding chairs and a pitcher of [lemonade|iced tea|something cold]. Furnished. // [A third chair for feet|Third chair for the chips].
All hands on deck! I've waited years to [say that|mean that|shout that]. // [Mostly for carrying chips|Hands for carrying plates].
Bare feet and the first coffee, like [a captain|a sailor on leave|an old sea dog]. // [Steady as she goes|Captain's hours].
I'd swab it [every Saturday|once a week|for no reason], just to say 'swab.' // [You'd need a bandana|Say it with feeling].
[Corn on the cob|Watermelon|Anything with ribs] should only be eaten out there. // [Lean forward, elbows out|Leaning way over].
So 'step outside' isn't a [threat|challenge] anymore. It's [supper|an invitation]. // [And there's cake|Bring the chips].
Dinner moves out there and nobody [comes back in|wants to come in|looks at a clock]. // [Somebody goes for sweaters|Except to get sweaters].
Outside, but with a floor. I like my [nature|outdoors|fresh air] level. // [So does the salad|The glasses agree].
A string of lights and I'm [a restaurant|open for dinner|taking reservations]. // [Party of one, please|I'd like a table].
At any party, the good conversation's out on the deck, by the [cooler|chips|grill]. // [I always drift that way|That's where I'd be].
Somebody calls [supper|dinner|your name] and you didn't hear a thing from out there. // [I'd do the same|I've done that|Until they said pie].
Everything tastes better out there, even [potato salad|a cold sandwich|my coffee]. // [Nobody knows why|Science has no idea].
= patio
I'd buy chairs that don't [fold|pinch|match the card table]. [Commitment|Real chairs]. // [You've changed|Growing up, one chair at a time].
Lunch out there on a [Tuesday|Wednesday|Thursday], and I'd call it [a meeting|a conference|fieldwork]. // [I'd second the motion|The ants take minutes].
One umbrella, one chair, one [paperback|magazine]. That's [France|Italy|a resort]. // [Without the airport|With your own refrigerator].
You [sweep|hose off|mop] the outdoors. That's how you know it's a patio. // The outdoors [appreciates it|never says thanks|looks tidier already].
A pot of [basil|mint|geraniums] by the chair and I'm [a farmer|in agriculture|a grower]. // [Big harvest. One leaf|The harvest's a pinch].
Breakfast in a [robe|sweater|sun hat], outside, like somebody in a [novel|play|movie]. // [Opening scene, marmalade|The kind where nothing happens].
The [grill smoke|onion smell|burger smoke] stays outside, where it's [popular|a compliment]. // [Out there it's perfume|It draws a crowd].
I'd say come sit out here to [everyone|whoever rang|the mail carrier]. // [And they'd stay|They'd say just a minute].
There's one chair in the shade and everybody [wants|guards|eyes] it. // [And the shade keeps moving|It moves every hour].
A hand of cards out there, with a [rock|spoon|mug] on the pile. // [The breeze still cheats|The breeze always peeks].
[Ice cream|Watermelon|Corn] belongs where you can hose down the floor. // [And the guests|Then hose the guests].
Nobody leaves a patio. They say [one more song|look at that moon|five more minutes]. // [Then somebody finds blankets|And it's eleven].
The houseplants get somewhere to [vacation|spend a week|take the air]. // [They come back taller|They come home with some color].
Supper outside and still in [slippers|socks]. [I'm for it|Count me in]. // Me too. [Outdoor suppers run long|It stretches supper].
= yard
I'd stand out there with [my hands on my hips|a mug|a hose], [surveying|nodding]. // [Then point at something|That's most of yard work].
I'd plant one [tomato|rosebush|pumpkin] and talk about it [all year|to strangers|nonstop]. // [We'd all want photos|It would have a name].
[Badminton|Croquet|Horseshoes|Bocce] has been waiting in a box for this. // [We'd make up the rules|The rules are long lost].
So I'd own a [rake|wheelbarrow|hose] and know where it was. // [Until you lent it out|For one whole season].
Any dog who visits is going to [do laps|lose its mind|refuse to leave]. // [Then fall asleep on your foot|Six laps, then a nap].
A tent out there counts as [camping|travel|a vacation]. // [With indoor pancakes|And your own bathroom].
The [party|barbecue|birthday] goes outside and takes the crumbs with it. // [The rug thanks everyone|The couch can rest].
I'd lie back and [name|judge|sort] the clouds. // [They're all sheep|I always get a teapot].
You go out to [shake a rug|look at the sky|dump the scraps] and come back in an hour. // [With a leaf in your hair|I'd come find you. Slowly].
The [robins|squirrels|bees] live out there for free. // [And never do dishes|They do a little landscaping].
Sheets on a line out there. They'd smell like [sky|outdoors|Saturday]. // [I'd sleep on that|Clothespins and all].
Lunch on a blanket, a few steps from the [mustard|pickles|forks]. // [Something always gets left inside|And you'd still make two trips].
= yard~fence
Fenced, so the [ball|frisbee|birdie] stays ours. // [Unless you're throwing|Depends who's throwing].
= yard~landscap
Landscaped, so all I do is [admire it|water it|point at things]. // [And take the credit|Nod like you planted it].
= parking-space
No more circling [like a shark|like a moth|the block like a planet]. // [You just pull in|Straight in, engine off].
[Finally, I'd|For once, I'd|I might even] remember where I parked. // [A first for you|That's half my mornings].
The car gets [an address|a place of its own|its own address]. // [Next it'll want a doormat|It might get mail].
That's all the time I used to spend [circling|hunting|creeping behind people with keys], handed back. // [Spend it on dinner|You could learn the cello].
The [ice cream|sherbet|frozen custard] gets home before it's soup. // [It never liked the circling|It always hated the circling].
I could [wave at|nod to|smile at] people who are still looking. // [Kindly, though|Not too cheerfully].
Back late, [luggage|groceries|a cello] in the trunk, and nobody's in your spot. // [The best kind of empty|Empty, on purpose].
No more reading parking signs like [poetry|a riddle|ancient verse]. // [The ending was always a fine|They never rhymed].
I've moved the car at dawn in [slippers|a bathrobe|pajamas] for the last time. // [We all remember|The slippers agree].
I know people who'd [cry|hug somebody|write a poem] over a parking spot. // [I've seen it happen|Short poem, happy ending].
= parking-space~deeded
Deeded. It's a very small [estate|ranch|kingdom]. // [One resident, four tires|Lord of the painted lines].
= parking-space~two_,2_
One for the car and one for [whoever brings pie|guests with dessert|the friend with cake]. // [Dessert gets the close one|Dessert always parks free].
= pool
Cannonballs, then. I'll [announce|rehearse|schedule] mine. // The pool's [been warned|bracing|seen worse].
I'd swim one lap and [talk about it|discuss it|limp] for a week. // [Half|Most] of it [floating|on your back].
Finally, I get to use the word “[backstroke|freestyle|laps]” honestly. // Floating [barely counts|isn't one|counts, generously].
My swim trunks come out of [retirement|storage|hiding]! // They'd [given up hope|stopped asking|taken up knitting].
You get in the water, you [forgive everybody|cancel your plans|forget your phone]. // [In that order|That's about right|And find a raft].
That settles what I'm doing [before|after|instead of] work. // And [possibly|probably|wetly] during.
A sandwich tastes better next to a pool. It's never been explained. // It's the [damp bread|pruney fingers|dripping].
All my best ideas come while I'm floating. Then I [climb out|look for a pen|dry off]. // And they [evaporate|drip away|sink].
Nobody's [too grown-up|too dignified] for Marco Polo. // [Polo|Fine, Polo], Miles.
I'd dip one toe in and [negotiate|discuss terms|think it over]. // Jumping [settles it|ends the talks|is a counteroffer].
My hair's going to be wet at every [meeting|dinner]. I accept that. // It's a [dashing|distinguished|good] look.
I know exactly one dive, and it's called the [flop|pancake|plank]. // [Judges|The judges] [reward|love] volume.
Nobody answers [email|the phone|the door] underwater. // That's [the appeal|the best of it|half the fun].
A raft, a [paperback|magazine|crossword], nowhere to be. // It'll dry [wavy|twice as thick|eventually].
= garage-parking
So I'd never circle the block [again|with cold takeout|muttering]. // The block [will miss|won't forget] you.
The car gets to go home at night, too. // It was always out [late|on the street|all night].
The [pigeons|birds] will have to find another car to review. // They had such [strong|definite|fresh] opinions.
No more running out to move the car in [slippers|pajamas|a bathrobe]. // The whole street [knew them|waved|enjoyed those].
Finally, I'd remember where I [parked|left it]. // [The|In the] same [place|spot]. Every time.
My parallel parking can retire with [dignity|honors|a gold watch]. // Bumpers everywhere [exhale|applaud].
The car has a [nicer|better] place than my first apartment. // And fewer [roommates|radiators|surprises].
No more notes on the windshield. // Yours [rhymed|were lovely|ran long], as I recall.
I'd pat the hood and tell it [good night|sleep well]. // It'd tick [right back|a little|fondly].
[Bags|Groceries] out of the trunk with a roof [overhead|over your head]. // You'd still try for one trip.
= courtyard
A piece of sky with a frame around it. // [New|A different] picture [every day|hourly], too.
I'd hum one tune out there and see what the [walls|bricks|pigeons] think. // They'd [hum along|ask for another|want the words].
So it's outdoors, but indoors has its arms around it. // Outdoors, with [manners|company|posture].
That's where I'd read the [newspaper|paperback|mail], moving the chair with the sun. // You'd do a full [lap|circle|orbit].
You could go out there in [slippers|wool socks]. // That makes them [shoes|loafers|boots].
Every good [play|opera|mystery] has a scene in a courtyard. // Somebody always [overhears|hides|sings].
The birds would drop in. They know a nice [spot|place]. // And leave without [paying|tipping|a word].
A courtyard's a fine place to [eat a peach|peel an orange|open a letter]. // And [think about nothing|take all morning].
Finally, a use for my [folding chair|straw hat|watering can]. // It's been so [patient|brave|ready].
Outside, then inside, then outside again in the middle. It's a donut. // The [hole's|middle's] the best [part|bite].
= outdoor-kitchen
So the smoke stays [outdoors|outside] with the cook. // The cook [prefers|likes] it that way.
Nobody carries a [platter|tray|stack of plates] through a door on one elbow. // We lost [good|fine] [corn|burgers] that way.
[Dinner|Lunch] with a breeze in it. I'm [for|all for] that. // So are the napkins. [They're off|There they go|Airborne].
I'd put on the apron, pick up the tongs and click them twice. // The clicks are [required|the best part|seasoning].
The [squirrels|birds|bees] are going to have [opinions|suggestions]. // And no reservations.
[Corn|Peaches|Peppers], a long spatula, nowhere to be. // That's the whole [recipe|menu|schedule].
A kitchen with no ceiling. I could finally flip a [pancake|burger|flapjack] properly. // The [pigeons|clouds|sparrows] [have been warned|are bracing].
[Crumbs|Spilled chips] take care of themselves out there. // The [sparrows|squirrels] work [weekends|for free].
So it's camping, only somebody packed the kitchen. // And forgot the [tent|canoe|trail mix].
Everybody stands around the cook and gives advice. // Outdoors, it [drifts off|blows away|floats away].
That settles every [Saturday|Sunday] I've got. // [You'd|We'd] better like [coleslaw|corn|my potato salad].
I could burn the [toast|sausages|peppers] and call it campfire style. // Outdoors, that's [flavor|seasoning|a sauce].
= fire-pit
I've got a stick picked out. // [Of course|Naturally]. It has a [name|holster].
Everything I own would smell like it, and I wouldn't mind. // You'd [keep|sniff|wear] the sweater for [weeks|a month].
Golden brown or on fire. I only make the second kind. // [Happy birthday|Make a wish|Blow it out], Miles.
Somebody always brings a guitar. // And knows [half a|one|nearly one] song.
The smoke follows whoever moves chairs. // It's [loyal|fond of you|in love].
Nobody checks the time by a fire. You check the [marshmallows|stars]. // They [run late|keep time|take turns], too.
I'd tell the one about the [hook|hitchhiker|scratching noise]. // You [laugh|scream] before the scary part.
You pull a chair up to that, and the evening's planned. // [Next thing|Then suddenly], it's midnight.
So you're warm on one side, out under the stars. // Then you [turn|rotate], like a [chicken|kebab|globe].
I'd poke it. I can't sit by a fire and not poke it. // Everybody needs a [job|calling|stick].
= pergola
It's a roof that came to terms with the sky. // [Generous|Very fair|Breezy] terms.
So I'd be sitting outside, but sitting somewhere. // In [stripes|slices|good lines].
I'd get a tan like a [zebra|barber pole|crosswalk]. // [Very|Quite] [continental|nautical].
Grapes on top, and I'd eat them lying down. // I'm not [peeling|fanning|rinsing].
Lunch in [slices|ribbons] of sunshine. // Best served [thin|warm|sideways].
It's mostly gaps. The [Swiss cheese|harp|waffle] of roofs. // The gaps are the [good|best] part.
I can't say “pergola” without [sitting down|lowering my sunglasses]. // It sounds like [a pasta|an opera|a dance].
A vine would get ideas from that. // Vines only have one. [Up|Upward|More].
= ev-charger
[The car eats at home|No more charging at the mall].
= balcony~juliet
A balcony for one line of Shakespeare and a geranium.
= porch
I'd wave at everybody from the porch.
Two rockers on the porch, and opinions about the weather.
= hot-tub
[Snow on the hair, soup to the chin|You sit in soup and look at stars].
= fruit-trees
[Free breakfast, one month a year|I'd be up a ladder with a bucket].
= shed
[A place for the mower and my secrets|The rakes get a roof].
= workshop
[I'd make one wobbly stool and retire|Sawdust with a door on it].
= dock
[I'd sit at the end and dangle|Now I need a hat and a cooler].
= acreage
[I'd get lost, once|I'd walk the edges with a thermos].
= garage~heated
A heated garage. The car would live better than my houseplants.
= garage~two-car,2-car,two_car,2.5,three-car,3-car
One side of the garage for the car, one for what I'll sort someday.
= carport
[Shade for the steering wheel|No more oven mitts for the steering wheel].
= driveway
[No circling the block|I'd wave at people still looking for parking].
`;
