/** Kitchen and dining: what Miles makes of what Nora has just told, and what she says back behind the slashes. */
export const kitchenRemarks = `
= appliances
They're already in. All you carry is [groceries|the eggs|a bag of onions]. // [My favorite kind of moving|The fridge was the heavy one].
So [dinner|supper|the lasagna] is out of excuses. // [The cook still has a few|Only the cook has any].
I'd read every manual and [remember|use] one button. // [On. It's a good one|Start. The rest is detail|Defrost, probably].
The grocery list can [get ambitious|aim higher|put on airs] now. // [It'll still start with eggs|Butter, eggs, ambition].
The takeout menus can move to a [lower|farther] drawer. // [Still within reach|Not the trash, though|A respectful distance].
It's an appliance because you [have|only have] to apply yourself. // [Toast asks very little|Only lightly, for toast|Hardly at all, for toast].
So the midnight snack is [in good hands|professionally equipped|well supported]. // It mostly needs [the fridge light|a fork].
[Leftovers|Yesterday's noodles|Cold potatoes] would feel important in a kitchen like that. // They [were dinner once|were somebody once].
The next [potluck|supper club] is at your place, then. // [They'd bring casseroles|And they'd all leave the wrong lids|I'd bring the beans].
I'd [pat|thank|say good night to] the fridge on my way by. // It [hums back|would hum a little louder].
[Grilled cheese|Canned soup|My chili] would try harder with that kind of equipment. // It'd ask for [parsley|a garnish].
Everything going at once, I'd feel like a [conductor|maestro]. // [Cue the potatoes|A little less garlic|Bring up the beans].
= appliances~stainless
It said stainless, and then it met [butter|jam|my hands]. // It never said [fingerprintless|smudgeless].
You'd know who went back for [seconds|cake|the last pickle]. They'd leave fingerprints. // [Case closed|Right hand, with frosting].
Stainless steel is a very blurry mirror to [cook|chop|stir] in front of. // Flattering, though. [Everyone looks rested|No details].
My refrigerator magnets might need [other work|a new career]. // They've [had a good run|earned a rest].
Stainless makes [a bagel|reheated noodles|buttered toast] look like a profession. // [Yes, Chef|Order up]. [Extra butter|One for the pass].
Like a restaurant kitchen, and I'm the only [order|table|customer]. // [The wait is reasonable|You get the good table].
= appliances~panel,integrated
So the fridge is dressed as a cabinet. // [And staying in character|It's in deep cover]. [Humming a little|It's very committed].
Guests would be hunting for the [milk|ice|lemonade] for a while. // [Warmer, warmer, cold|They'd know it when they're cold].
Hide-and-seek, and the [fridge|freezer] is winning. // [The hum gives it away|It hums when you get close].
Appliances with manners. They don't show up until they're [called|wanted]. // And then they bring [ice|butter|cold lemonade].
= appliances~new,newer
So if the [cake|soufflé|bread] falls, it's on me. // The oven has [an alibi|witnesses|a clean record].
I'd keep the [shelves|crisper|oven door] spotless for a week. // [A glorious week|I'd come over and look].
Young appliances. They've still got [ambitions|big ideas|plans]. // Nobody's told them about [fish sticks|frozen peas].
At that age, the manuals still [apply|count]. I'd read [one|the cover]. // [The plot's in the diagrams|I like the part with the arrows].
= counters~granite
Granite. That's a [mountain|cliff] that agreed to hold my [mail|toaster|groceries]. // It [took some convincing|slept on it first].
People carve [presidents|monuments|lions] out of that. I'd be making toast. // Quicker, and [you can eat it|there's jam].
So I'd [try|do my best] not to take it for granite. // [I'll allow it once|You've been waiting for that|I saw that one coming].
Drop a [peppercorn|poppy seed|bit of thyme] on granite and it's gone. // It [found its people|blends right in].
Granite [keeps its cool|stays calm] around my cooking. // It used to be magma. [You don't scare it|It's past all that].
= counters~quartz,quartzite
Quartz is what keeps the time in a [watch|wristwatch]. // Then [dinner|supper] should be [punctual|right on the dot].
That's the sparkly one from the [museum|science museum] gift shop. // In the [large|grown-up|serving] size.
[Geology|Earth science] on the bottom, peanut butter on top. // [A new layer forms at lunch|Then a thin band of jelly].
It takes [pressure|heat and pressure] to make quartz. Dinner, too. // [Yours has a deadline|Yours comes with salad|Yours is quicker, usually].
= counters~marble
Michelangelo saw a statue in marble. I see a [pie crust|tray of cookies|scone]. // [Yours gets eaten|Yours is easier to share].
I'd butter bread on marble like a [Roman|senator|Roman emperor]. // [Friends, Romans, crumbs|Lend me your jam].
Pie dough loves a [cool|smooth] slab of marble. // [And so do warm hands|Bakers get quite misty about it].
The veins in marble are a map of [nowhere|no place in particular]. // With [crumbs|lemon seeds|blueberries] for towns.
My [keys|groceries|bananas] would look like an exhibit on marble. // [Untitled, mixed media|On loan until dinner|Please don't touch].
= counters
[Everybody at a party|Company always] leans on the counter. // Right [where you need to chop|in front of the forks|beside the chips].
The bananas get a place to [ripen in public|go brown in plain sight]. // Banana bread [was always the plan|is just patience].
[Cookies|Pies] cool on a counter. So do [tempers|arguments]. // [The cookies help|One cools the other|In that order, with crumbs].
If I can see counter, I'll buy another [gadget|machine]. // The [waffle iron|pasta maker|juicer] heard you.
Half of life is leaning on a counter, waiting for [toast|the kettle|the pasta]. // [It's a good half|The better half].
A counter's where the mail goes to [think|age|ripen]. // [Face down, mostly|Unopened, but together].
Somewhere to set [every bag|all the bags] down at once. // The eggs [go last|land last]. [Gently|As is only right].
I'd look at a clear counter a [minute|while] before I cooked. // Then [flour|onions], [everywhere|from end to end].
= island
An island with no [ferry|lighthouse|palm trees]. // [No tide, either|You just go around].
Stranded on an island with the [cookies|snacks|fridge]. I'd never flag a ship. // [Rescue could wait|I'd wave it right on by].
You [plan a party for|set up] the living room. Everybody's at the island. // It's [closer to the cheese|where the chips are|nearer the oven].
They say [no man is an island|nobody's an island]. // [You'd never hold a salad|You couldn't sit that still|You'd tip the fruit bowl].
So that's where the [groceries|grocery bags] come ashore. // [Bananas first|The eggs, by lifeboat|All hands to the ice cream].
One side for chopping, one side for [opinions|advice|commentary]. // That side [fills up first|is always full].
You can go all the way around it. I'd do [laps|a lap]. // [Hunting for the scissors|With a spoon in hand|Looking for your coffee].
Cookie dough finally gets a [runway|landing strip]. // With flour [to the shoreline|along the coast|on the pilot].
Nobody just [watches|stands there], at an island. // [Somebody hands you a peeler|There's always a carrot for them].
Two cooks could [chop|stir|work] at it and never collide. // They'd [orbit|circle], [politely|with knives down].
Buffet. Plates at one end, [pie|brownies|dessert] at the other. // [Then around again|It's a loop, luckily].
An island's a table that [stood up|rolled up its sleeves]. // [To help with the dishes|And it's never sat back down].
I'd stand at the island at midnight with [cold noodles|leftover pie|a fork]. // [No reservation needed|The best table in town].
On a desert island, I'd take one [book|record]. // On that one, you could [fetch the rest|go get another].
Tell me somebody's putting a palm tree on it. // A [basil plant|bunch of parsley|pineapple], [maybe|I'd think].
[Pancakes|Waffles|Grilled cheese] would land right where the people are. // [Short flight|A soft landing]. [No survivors|Syrup standing by].
So the rest of the kitchen's the [mainland|continent]. // [Regular crossings, with butter|The fridge is its port].
I'd lean on the island with [coffee|toast] till I was [useful|awake]. // [It'd hold you|Islands have time].
The cook gets to face [the company|everybody]. // And [hear the jokes the first time|defend the cookies|hold court with a spoon].
Put a [pie|bowl of lemons|vase] on an island, and I'm a grown-up. // [It takes so little|That's all it ever takes].
That settles where the [mail|newspaper] and the bananas go. // And then dinner [squeezes in|works around them].
[Wrapping paper|A map] on an island, [rolled all the way out|out flat]. // With a coffee mug [holding down the coast|on each cape].
= cabinets
So every lid gets a [chance|shot] at meeting its pot. // Some lids are [single by choice|seeing other pots].
You close the [door|doors], and the kitchen's clean. // [Housekeeping by hinge|The oldest trick there is|That's the whole method].
I'd know where everything is for a [day|week]. // Then somebody [helps|unloads the dishes for you].
[Guests|Company], opening every door for a [glass|mug]. // It's [always|usually] the last one. Even for me.
Chocolate on the top shelf, so I have to really want it. // A chair [appears|presents itself]. [Every time|It always does].
My [spices|soups|teas] would stand in alphabetical order. // The A's get [insufferable|a bit proud].
I'd find the [cookies|chocolate] I hid from myself. // You [knew|weren't hiding very hard|had a map].
Everything in there has [a place|a spot|an address], in theory. // [It's a lovely theory|The theory holds till dishes].
There's always one cabinet that's all plastic [tubs|lids]. // [Opened with both hands|We don't discuss that one|You open it sideways].
Presidents get a cabinet. Mine would be [soup|beans|crackers], mostly. // [Fewer leaks|It meets at dinner|Very loyal, with a spoon].
The [bundt pan|fondue pot|waffle iron] I use once in a blue moon gets a home. // It never [gives up hope|stops believing].
Behind a door, nobody sees my tower of [bowls|mugs|pans]. // It [leans|sways], [but privately|with dignity].
A real home for the big [platter|roasting pan|skillet]. That's all I ask. // It's [lived in the oven|been in the oven] long enough.
The mugs could be with [their own kind|other mugs]. // The chipped one's [in charge|their leader|usually the favorite].
= cabinets~cabinetry
Cabinetry. That's a cabinet [in a tie|with a diploma|that went to night school]. // Same forks, [better manners|better posture].
= cabinets~custom
Somebody asked the kitchen what it wanted. // [It said shelves|It had a list]. [Politely|In pencil].
So they fit like a [good|tailored] suit. // With room for [dessert plates|the big platter].
= cabinets~white
White cabinets. I'd wash my hands [first|before and after]. // [They'd be touched|Jam days, especially|Twice, for jam].
= formal-dining
The good [plates|glasses|forks|napkins] finally come out of the [box|tissue paper|top cabinet]. // [About time|High time]. They've been very patient.
A whole room where the [laptop|mail|jigsaw puzzle|tax folder] never has to move for the soup. // [Soup gets the right of way|The soup has right of way|The soup never liked waiting].
Somebody's going to have to learn which fork is [which|first|for the salad]. // [Outside in. I'm nearly sure|Start from the outside and look calm].
I own one [tablecloth|gravy boat|candlestick|good platter]. This is its [moment|big break|opening night]. // [It's been rehearsing|I hope it's been rehearsing|It's been ready for years].
[Leftovers|Takeout|A grilled cheese|Frozen pizza] at the head of the table, back straight. // With a [cloth napkin|candle lit|real napkin].
Candles on a [Tuesday|Monday|Wednesday|Thursday]. Somebody has to start. // [I'll bring the matches|I've got matches|You light, I'll sit].
Everybody sits down at once and somebody says pass the [rolls|salt|potatoes]. [Old magic|I've missed that]. // [It still works|It never fails|And then pass them back].
A dinner in there could go [till midnight|to a second pot of coffee|on for hours]. // [That's up to the chairs|It depends on the chairs|The chairs will decide].
Nobody [perches|balances|teeters] on a stool in a dining room. // Chairs with backs. [It changes a person|Civilization].
I'd seat people by who tells the longest [stories|jokes], and take the other end. // I'd sit nearest the [potatoes|gravy|rolls].
The [turkey|roast|lasagna|big pie] gets carried in like [royalty|a parade|somebody famous]. // [As it should|And gets a hand|It's earned it].
Arguments come out [more polite|better spoken|in whole sentences] across a dining table. // And [shorter|quicker]. The food's getting cold.
Between meals it's the [jigsaw|gift-wrapping|sewing|tax] room. [Let's be honest|Everybody's is]. // [A very well-dressed one|With better chairs|A dignified one, though].
Dinner with a room to itself. [I'm for it|I'm all for it]. // Me too. [People stay longer|The talk gets better|Meals slow down].
= formal-dining~formal
Formal, so I'd better find [shoes|a collar|my other shirt|a belt]. // [At least through the soup|Until dessert|For the first course, anyway].
I own [one tie|one good jacket|one shirt with buttons]. That's as formal as it gets. // [One will do|That's plenty|It's more than the soup expects].
It's formal, and somebody still ends up with [a roll in a pocket|a spoon on their nose|gravy on a cuff]. // Every [table|dinner|party] needs one.
= formal-dining~separate
Separate, so nobody has to [look at|face|think about] the pots while they eat. // [They keep|They'll wait. Pots do|Out of sight till dessert].
= dining-area
So there's a spot for the [table|big table|table with the leaf]. // [And the chairs may come|Chairs welcome, too].
Dinner gets somewhere to be besides [my lap|the couch|the coffee table]. // [Laps are for napkins|Gravy prefers a table].
I'd do the [crossword|taxes|jigsaw] at one end and have soup at the other. // [Don't mix up the ends|Soup stays at the south end].
Somebody always ends up at the corner with the [table leg|wobbly chair|piano bench]. // [Whoever comes last|Latecomers' rules].
By the [second|third|first] week, everybody has their chair and nobody [voted|said a word|assigned it]. // [And they'd defend it|It's never discussed].
The bowl of [lemons|clementines|pears] goes in the middle and nobody's allowed to [touch it|move it]. // [You'd eat one by Thursday|Company only].
[Toast|Pancakes|Coffee|Noodles], sitting down, like [people|citizens|grown-ups]. // [With a plate and everything|Even on a weekday].
That's where the [gossip|good news|long story] gets told. // [Over the second helping|Around dessert|After the plates, usually].
A place to eat that isn't [over the sink|in front of the fridge|leaning on a counter]. // [I'm proud of you|We all grow].
I'd light one candle for [macaroni|soup|leftovers|takeout]. // [Food likes to be noticed|Supper can tell].
Between meals, it's [where the mail lands|mail headquarters|the sorting office]. // [Then the forks take over|Until somebody sets out forks].
You [slow down|eat slower|stay longer] once there's a real table. // [All that passing things|Somebody always starts a story].
Then somebody can drop by at [six|dinnertime|suppertime] and just pull up a chair. // [Add water to the soup|We'd stretch the soup].
= dining-area~area
Area. That's a relaxed word for [where supper happens|where you eat|the place with the forks]. // [Elbows are fine in an area|Nobody dresses for an area].
= dishwasher
[There goes|That ends|So much for] the argument over whose turn it is. // [Now it's about loading|You'd argue about loading instead].
[Everybody|Everyone I know|Everybody else] loads it wrong. // [I've seen your bowls|I thought that was you].
So I can use every [pot|bowl|spoon] in the place for one [soup|batch of cookies|sauce]. // [And walk away whistling|It won't say a word].
The sink gets to be [a sink again|empty|a place for flowers]. // [Not a waiting room|It forgot how that felt].
It hums away while you [have seconds|sit down|eat pie]. // [My favorite dinner music|Good company, too].
Rinse first or don't rinse first. I've seen [friendships|dinner parties|good people] divided. // [Don't start|We won't settle it here].
The only mystery left is whether it's [clean or dirty|been run yet]. // [Nobody's ever sure|A great riddle].
A dinner party, and at the end I'm [still sitting|still at the table|telling a story]. // [With dry hands|Not up to the elbows in suds].
Unloading's the chore, and I [do it|time it|race it] while the coffee brews. // [Forks by the first drip|The forks decide it].
My [wooden spoon|good knife|favorite mug|old skillet] isn't allowed in. // [It gets a private bath|Special treatment, by hand].
The last [fork|teaspoon|cup] always turns up right after it starts. // [Under a napkin|Without fail|It waits for the click].
Load it, shut it, lean on it, [look accomplished|sigh|take a bow]. // [I've got the lean down|The lean is half of cooking].
= renewed-kitchen
Somebody already picked the [faucet|knobs|hinges], so I don't have to. // [Knobs have ended friendships|There were hundreds to choose from].
Somebody ate [noodles|takeout|sandwiches] off a [cardboard box|paint can|windowsill] for a while to get that. // [Raise a fork to them|A noble sacrifice].
Now my [grilled cheese|pasta|gravy] has no excuse. // [It never did|Neither has the cook|The kitchen's done its part].
The first thing I'd make in there is [toast|coffee|a mess|pancakes]. // [With ceremony|I'd watch].
I'd wipe it down [hourly|after every sandwich|twice a meal]. // [Till about Thursday|For one week|Then somebody makes spaghetti].
The junk drawer would be full by [Friday|the weekend|the second day]. // [That's when it's home|They fill themselves].
Somebody did the kitchen before I could get [ideas|a sledgehammer|involved]. // [Just in time|A near miss|Quick thinking].
A kitchen that's had its [makeover|big haircut|second act]. I'd compliment it. // [Kitchens like to hear it|It'll pretend not to notice].
So the [to-do list|list on the fridge] loses its biggest line. // [Write 'pie' there|Put pie in its place].
I'd be afraid to fry anything for [a day|a week|an hour]. // [Then, bacon|Until somebody says bacon].
All the [measuring|choosing|hammering] is done. I just [stir|show up hungry|hold the spoon]. // [The best job on the site|I'd want that job, too].
I'd invite people over to [open a drawer|run the faucet|look inside a cabinet]. // [They'd say ooh|They'd take turns].
= renewed-kitchen~updated
Updated, like my [phone|computer], but with [dinner|soup|pancakes] at the end. // [And nothing to restart|And no password].
= renewed-kitchen~renovated
Renovated. That's a word [you want|I like best|that belongs] in the past tense. // [Especially at breakfast|The only tense for it].
= pantry
Finally, the [big|giant|ridiculous] bag of rice has an address. // [And neighbors|With lentils next door|And a door to knock].
I'd alphabetize the [soup|beans|spices] the first night. // By the [weekend|second], it's chaos and [crackers|noodles].
That's where the [chocolate|good crackers|cookies] would hide, behind the [lentils|flour|oats]. // [First place|The first place] [anybody|everybody] looks.
So I can [shop|browse] at home before I go to the store. // [Shorter lines|No cart, either].
Shut the door, and nobody sees how much [pasta|chocolate|soup] I own. // We've all [guessed|heard rumors|done the math].
You stand in there at [midnight|bedtime|two in the morning], holding a cracker, thinking. // [Great thoughts|Big decisions] need crackers.
Maybe I'd stop buying [paprika|cinnamon|baking powder] I already have. // [You wouldn't|Never|Nobody does]. It hides.
Room for the [waffle iron|bread machine|fondue set] I [used once|swore by]. // It's earned [a sabbatical|its retirement].
Tell me there's a shelf for [cookies|snacks] that nobody else can reach. // [Neither could you|You'd need a chair, too].
A whole place just for food. I feel [understood|seen|respected]. // The [flour|pasta|jam] [speaks|thinks] well of you.
Every [can|jar|label] facing the same way. I'd [sleep|breathe] better. // Until somebody [makes soup|wants beans|gets hungry].
Every dinner starts with a [long look|hard stare] in there and ends as [spaghetti|toast|pancakes]. // [Most|All the] good stories do.
= backsplash
I stir like [a conductor|I'm swatting bees|a drummer]. That wall and I will be close. // You, the wall and the [tomato|barbecue|cranberry] sauce.
So it's a [raincoat|bib|apron] for the wall. // [A well-cut one|With better buttons].
Throw the spaghetti at it, and at least it lands somewhere [pretty|nice|handsome]. // If it sticks, it's [done|art|decor].
My [blender|whisk|pancake batter] and that wall are going to get acquainted. // A sponge [does|handles] the introductions.
That wall's going to see everything I [burn|attempt|overdo]. // It [won't talk|keeps secrets].
Somebody dressed up the one wall that gets hit with [soup|sauce|gravy]. // It's [brave|hardworking|a good sport]. It earned it.
Finally, a wall you're [allowed|supposed|encouraged] to wipe down. // And it [won't|doesn't] [hold a grudge|take it personally].
Half the word is “splash.” I can [provide|contribute|handle] that half. // Nobody [doubted you|had doubts].
Something [nice|handsome|good] to look at while the water thinks about boiling. // So you'd [actually|finally] watch the pot.
You'd stare at that wall while the [onions|pancakes|noodles] make up their minds. // It's a [good|fine] wall to stare at.
I'd judge it by how the [curry|chili|beet juice] wipes off. // A [fair|proper|colorful] way to meet a wall.
My [gravy|marinara|pancake batter] always wanted an audience. // Now it has [a canvas|a stage].
= wine-fridge
The [cheese|good mustard|chocolate] moves in there by the weekend. // As a [chaperone|roommate|lodger].
So the wine gets its own [room|climate|bedroom], and the milk still shares. // The milk [never complains|doesn't mind|understands].
I own one bottle. It'd have [the run of the place|every shelf to itself]. // It could [stretch out|use a friend].
The wine gets to lie down and be the right temperature. Lucky [wine|bottle]. // You [don't|wouldn't] improve lying down.
I'd say “[let it breathe|give it a minute|it's opening up]” and feel qualified. // Then pour it with [pizza|popcorn].
Nobody's chilling the wine in [a bucket|the sink|the freezer] anymore. // And [forgetting it|finding it] there [at breakfast|on Monday].
Finally, the vegetable drawer goes back to the vegetables. // The [lettuce|celery|parsley] [gets|wants] its room back.
One cold glass with [leftovers|Tuesday's chicken|a grilled cheese], and dinner's an occasion. // [Weeknights|Tuesdays] [deserve|need] one.
I'd turn every label out, like I [knew something|planned it|chose them]. // That's [most of it|half of expertise].
Half of mine would be [seltzer|lemonade|ginger ale]. // A [fine|bold] [vintage|year]. Drink it young.
= eat-in
The [toast|soup|coffee] never has time to get cold. // It has [nowhere|no distance] to [travel|go].
So the cook gets company, and [advice|critics|commentary]. // Company gets [handed a peeler|an apron].
[Bills|Taxes|Postcards], coffee and gossip, all at the kitchen table. // With [crumbs|jam|butter] on every page.
You can eat and guard the last [pancake|slice|dumpling] at the same time. // [Fork|Elbow|Napkin] at the ready.
Nobody carries the [gravy|soup|casserole] down a hallway. // The [rugs|carpets|floors] send their [thanks|regards].
In there, seconds are [one lean|one reach|an arm's length] away. // That's how thirds [happen|start|sneak in].
Somebody flips the [pancakes|crepes|eggs], and you get a front-row seat. // [Front row|The front row] gets [splattered|syrup].
So the [refrigerator|cookie jar|coffee pot] joins us for dinner. // It always brings [something|something good].
Everybody ends up in the kitchen [anyway|regardless|eventually]. // Might as well have [chairs|a seat|a plate].
I like hearing the [kettle|skillet|coffee] from my chair. // It's calling [you|you back|about seconds].
= gas-range
Blue flame! I'd make [popcorn|cocoa|toast] [just to watch it|as an excuse]. // A show that [comes with|serves] snacks.
You turn the knob and it goes click, click, [whoosh|foomp]. I love that. // Best part of [any|the] [soup|breakfast].
Heat you can see. My [eggs|pancakes|crepes] might stand a chance. // Their [first|only], by [your|their] account.
I could say “[turn down the flame|over a low flame]” and mean it. // Instead of [waving at|fanning|saluting] smoke.
[Tortillas|Flatbread|Pita], right over the flame. That's lunch. // [With|Bring|Use] tongs, Miles.
Now we're cooking with gas. I've been [saving|holding on to|rehearsing] that one. // I [felt|heard|smelled] it coming.
I'd toss a [pan of mushrooms|skillet of onions|crepe] one-handed and apologize. // The floor eats [well|first|out] tonight.
Low means low, on gas. The [sauce|stew|soup] gets all afternoon. // And so [do you|does the cook].
You can read the flame from across the [room|table|conversation]. // Small and blue means [keep talking|patience|not yet].
I'd stand there and stir with [great|real|total] authority. // That, and a [wooden spoon|clean apron].
[Peppers|Eggplant|Marshmallows] over the flame on a [Tuesday|Wednesday]. // Camping, with [a ceiling|clean forks].
The flame listens to the knob. Nobody listens to me [like that|that fast]. // I'm listening. [Mostly|Eventually|At medium].
Garlic, butter, a blue flame. You'd have people [at the door|by six|following their noses]. // They'd [better bring|bring the] bread.
Char on the [peppers|flatbread|corn], on purpose for once. // You'd call it [technique|rustic|smoky].
= breakfast-bar
I've only ever closed one bar, and it served [pancakes|oatmeal|toast]. // [Last call|Closing time] [was noon|involved syrup].
Coffee on a stool, one elbow on the [paper|crossword|sports page]. // [Refills are|Toast is|Gossip's] on the house.
So the bar opens at sunrise and serves [eggs|waffles|grapefruit]. // The bouncer's [still asleep|in pajamas|buttering toast].
I'd slide a [plate|muffin|mug] down it, like in the westerns. // [Somebody|Someone] has to [catch|duck] it.
“The usual,” I'd say, and then make it myself. // And [forget to tip|complain to the cook|overtip].
So there's breakfast without [setting|clearing] a table. // Or [finding|even facing] [the|a] table.
You hop up on a stool and get handed a [waffle|pancake|muffin]. // [No better|The best] seat in [town|the house].
Whoever's cooking has to hear about my [day|theories|plans]. // A bartender's [burden|duty|life].
The mail lands there, then the keys, then [me|my elbows|a muffin]. // Then [breakfast|lunch|supper], around it all.
I'd do the [crossword|puzzle] there until [lunch|noon|somebody moved me]. // Nine letters: “still here.”
Sit up, eat up, head out. I like a [simple|brisk|tidy] morning. // You'd [linger|order seconds|miss the bus].
Breakfast for dinner's practically [required|the rule|tradition] at one of those. // Syrup and all. [I'm in|Happily].
= open-kitchen
So the cook hears the gossip. As it should be. // And [salts|stirs|sweetens] it a little.
No hiding the [takeout|burnt batch|frozen pizza] in there. // You'd [have to plate|better garnish] it [fast|well].
I'd narrate everything, like a [cooking|game] show. // [Live|Unrehearsed], before a [hungry|studio] audience.
So nobody's stuck alone with the [dishes|potatoes|carrots]. // Unless they [volunteer|lose the toss|ask nicely].
I tell a story better with a [spoon|spatula|whisk] in my hand. // You point better, [too|anyway|certainly].
Everybody can [smell|see] what they're getting. // No [menu|surprises] [needed|required].
Now everybody sees how I measure things. // You'd have to [start|begin|learn].
No kitchen door to swing through. There goes my [entrance|big entrance]. // You'll manage [one|it] with a [whisk|ladle].
Guests drift in, and guests get [a peeler|an onion|an apron]. // That's how dinner [happens|gets made|gets loud].
The pot boils over, and there are [witnesses|spectators]. // And [helpers|mild applause|a review].
= windowed-kitchen
Something to look at while the [water boils|soup simmers|kettle decides]. // A watched window never [boils|simmers|whistles].
A window in the kitchen makes me a better dishwasher. // [Slower|Damper]. But [better|happier].
Basil, in the light, in a [teacup|coffee can|jelly jar]. I can taste it. // It might [survive|outlive|forgive] you there.
A pie cooling by the window. Somebody's always [tempted|lurking]. // It's [usually|always] the [baker|narrator].
You'd see what kind of day it is before the first cup. // And pick a [mood|sweater] [after|later].
Burn the [garlic|toast|onions] and you can at least stare out nobly. // [And|Then] [order a pizza|blame the pan].
I'd do dishes by [daylight|moonlight] and feel like a painting. // Still Life With [Sponge|Saucepan|Suds].
When I get misty over [onions|shallots], I can blame the scenery. // The onions [still|always] [take|want] credit.
Daylight on the cutting board! Even [carrots|turnips|radishes] turn into a still life. // With [one|a] [bite|corner] missing.
Whoever peels the [potatoes|carrots|beets] gets the window. // [Volunteers|A line forms], at last.
= breakfast-nook
The second cup happens right there. // And talks you into a [third|muffin|chat].
I don't talk until the toast's done. Everybody'd know where I was. // And when to [risk|try|skip] hello.
A whole spot for one meal. Lunch must be [jealous|furious]. // Lunch eats [standing up|at desks|in cars].
That's where the [horoscope|box score|weather page] gets syrup on it. // It [sweetens|softens|glues down] bad news.
Somebody pours, somebody butters, somebody steals the [bacon|jam|last waffle]. // You're [all three|usually all three] somebodies.
I'd wear [pajamas|a robe|slippers] till ten in there, on principle. // Noon, on [Sundays|Saturdays|holidays].
Pancakes [deserve|should have] an address. // [Waffles|Crepes] could [sublet|share].
Breakfast there at [suppertime|midnight] would feel like breaking in. // [Bring|I'll bring|Nobody forgets] the syrup.
You could plan the whole day there and never begin it. // [Jam|A muffin] [delays|derails] everybody.
Eggs, coffee, elbows. There's no wrong [order|way to start]. // Coffee. Then I'll [discuss|decide|speak].
= cooktop
Everything happens up top, so the oven can mind its business. // It [prefers|likes] [to work alone|its privacy].
I'd line up the pots like a drum kit. // The lids are the [fun|best|loud] part.
Soup in back, eggs in front, me in the middle. // [Conducting|Waving a spoon|Narrating], no doubt.
Grilled cheese at [midnight|bedtime]. Nobody's stopping us. // Mine's with [tomato|mustard|pickles].
One pot's dinner, and the rest are [company|moral support]. // [Pots|They] do get lonely. [Mine hum|Poor things].
So that's where my famous [chili|gravy|stew] happens. // Famous in [one|its own|every] bowl.
Tell me it knows the difference between simmer and panic. // It does. You're the [question|wild card|variable].
I'd stand over it with a spoon and a serious look. // And half the [dinner|sauce|cheese] gone.
= peninsula
It's an island that couldn't bear to leave. // Somebody had to [stay home|stay close|feed everybody].
I'd pull up and call it my [office|embassy|study]. // Open till [lunch|the toast pops|supper].
In school it was water on three sides. Here it's [onions|coffee|gossip]. // High tide's at [six|dinnertime|breakfast].
It's like Italy, only you can lean on it. // With [nearly|about] as much [garlic|basil].
The cook's on one side, the advice is on the other. // [Cheese|Gossip] crosses [freely|daily].
That's where everybody leans while I [chop|stir|talk]. // Leaning [helps|counts|is cooking].
You can't sail around it, so the party stops there. // Everybody runs aground [by the chips|happily|hungry].
Finally, I know what a peninsula's for. // School never mentioned [pancakes|snacks|stools].
= double-oven
The pie and the roast can stop arguing. // It was about [temperature|seniority|the rack].
So the [rolls|biscuits|potatoes] don't have to wait for the roast. // They were never [patient|gracious|good sports].
One for dinner, one for the dessert I promised. // I remember. [Cherry|Lemon|Chocolate].
I could burn two things at once. // Twice the [aroma|ambition|excitement].
Cookies in one, a chicken in the other, me in between. // In [mitts|a trance|crumbs].
So [each dish|every casserole|each pie] gets its own temperature. // No more [splitting the difference|meeting halfway].
Finally, [pizza|biscuit|brownie] races at home! // My money's on the [top|bottom|mushroom].
That settles who's hosting [Thanksgiving|the holidays]. // You [peel|baste]. I'll [taste|supervise].
= galley
Everything's one step away. It's a cockpit with a toaster. // Prepare for [takeoff|toast|crumbs].
Galley's a ship's word. I'd say “aye, aye” to the toaster. // It'd [pop up|jump] and salute.
I'd turn around at the sink and already be at the [stove|refrigerator]. // A [waltz|pivot|two-step], with potatoes.
Two cooks in there have to dance. // One [leads|stirs], one [peels|tastes].
Nobody wanders through while you're [stirring|plating|juggling pans]. // They [hover|beg] at the [border|end].
You'd never lose the [spatula|cook|cheese] in a galley. // It's [right|usually] behind you.
So I'd be captain of the [soup|eggs|toast]. // The captain [goes down with|goes back for] breakfast.
A hand on each counter, like I'm about to give a speech. // On [soup|eggs|butter]. A short one.
= vent-hood
So the fish stays a secret. // [Between|Just] you and the hood.
Nobody has to know about the bacon. // [Everybody|Somebody] always knows about the bacon.
It hovers up there, minding everything I [fry|sear|burn]. // Every kitchen needs a [lookout|chaperone|witness].
I could finally sear something like I mean it. // And [narrate|salt|serve] it grandly.
My [curry|stir-fry|steak] can come out of hiding. // It was [never|badly] [hidden|disguised].
The whole floor always knew what I was having. // Now they'd have to [ask|guess|visit].
It takes a deep breath so I don't have to. // Especially around [cabbage|broccoli|anchovies].
[Curry|Garlic|Onions] for supper, and the couch never finds out. // The couch [suspects|always knows].
= butlers-pantry
All pantry, no butler. I'd manage. // [Very good|You rang], [sir|Miles].
I'd carry one [sandwich|muffin|pickle] out of there on a tray. // And announce it [by name|twice|in a whisper].
The mess waits in there while dinner looks [effortless|elegant]. // [That's|That secret's] what the butler knew.
Somewhere to eat the extra [dumpling|deviled egg|meatball] with nobody watching. // The butler [counts|saw|had one].
In the mysteries, that's where he did it. // With the [gravy boat|candlestick|salad fork].
The good platters finally get lodgings of their own. // And a [bell|pension|day off].
I'd call “dinner is served,” and it'd be [grilled cheese|takeout|soup]. // Under a [silver|very shiny] lid, [naturally|I trust].
So the party has a backstage. // That's where the [real|good] [gossip|frosting] is.
= island~large,oversized,huge,massive,expansive,giant,enormous
Somebody could nap on an island [that size|that big]. I'm not saying who.
I'd lose the [salt|pepper|good spoon] on an island [that size|that big], and find it [in spring|at the holidays].
That's an island you could hold [a town meeting|a bake sale|auditions] at.
= island~seating,seats,stools,breakfast,bar
The party never makes it past the stools at the island.
I'd have breakfast at the island, and lunch, and be caught there at dinner.
Whoever sits at the island gets handed something to chop.
= island~marble
Marble on the island. I'd put a coaster under my coaster.
= island~two_,double_,dual_
One island for cooking and one for everybody who says they're helping.
= waterfall-island
The counter goes over the edge of the island and keeps going. [I respect the commitment|Somebody couldn't stop].
A waterfall you can [wipe down with a sponge|set a coffee on].
= counters~quartz,caesarstone
[A sandwich|Toast|Takeout] looks [planned|like an occasion] on quartz.
A bowl of [lemons|pears|limes] on quartz, and it's [a magazine cover|a still life].
= counters~butcher,wood
Butcher block likes a little oil now and then. So do I.
= appliances~miele,gaggenau,sub-zero,subzero,wolf,viking,thermador,bosch,bertazzoni,la_cornue,fisher,liebherr,cove,jenn
Somebody [meant|planned] to cook there. I'd try not to let them down.
Serious appliances. I'd bring a can opener and some respect.
My [frozen pizza|instant oatmeal|canned chili] would feel overdressed in there.
With those appliances, I can't blame the oven anymore.
I'd practice saying the names on the appliances before I turned one on.
= appliances~new,newer,updated
New appliances, so nobody else's pizza is baked on.
= gas-range~burner
That range has more burners than [I have recipes|I have pots|my whole cookbook].
Soup on one burner, and the rest just to [show off|keep it company].
= cabinets~42,tall,floor-to-ceiling,ceiling-height
The top of the cabinets is where the fondue set goes to rest.
= cabinets~walnut,wood,oak,cherry,maple,rift
Wood cabinets, so even the cereal lives in furniture.
= cabinets~blue,navy,green,gray,grey,black,espresso
Somebody was brave about the color of the cabinets. I like that.
= farmhouse-sink
You could [bathe a large dog in that|soak a roasting pan in that, lying flat].
= pot-filler
Carrying a full pot across a kitchen is the only exercise I do, so [there goes that|that's over].
= second-kitchen
[One kitchen for show, one for the onions|The mess has its own address]. I approve.
`;
