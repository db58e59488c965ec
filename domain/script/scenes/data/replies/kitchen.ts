/** Things that are missing, possible or planned get no reply. */
const isThere = String.raw`^(?!.*\b(?:there's no|there isn't|there aren't|isn't any|has no|have no|doesn't (?:have|include)|no (?:in-unit|elevator|dishwasher|laundry|central|window|storage|basement|washer)|options? (?:to|for)|plans (?:show|call|include)|potential|proposed|could (?:be|add|become)|can be (?:converted|added)|converted to|room for an?|space for an?|ready for)\b)`;

/** Miles's replies about kitchens, tables, laundry, storage and home systems. */
export const kitchenReplies = String.raw`
= one odd drawer
The odd drawer ends up with the birthday candles.
~ Every kitchen needs one nobody can explain.
~ The batteries will move in there by spring.
= many restaurant kitchens are built
If it works on a Friday night, it works.
~ The longest clear stretch wins, then.
= ^staging,|passage between kitchen and dining room, for plates
A waiting room for the mess.
~ Guests see dinner, and none of the pots.
= see if there's water
The faucet casts the deciding vote.
~ No faucet, no bar. That's fair.
= basil usually|herbs generally like
Mint never complains, at least.
~ The basil gets the final say.
= soup night|plan on soup|oven often won't work
There are worse outages than soup.
~ Soup by flashlight, and no one's unhappy.
= around fifty-five degrees
Fifty-five all year. Some people move for that.
~ Steadier weather than the street gets.
= ground hardly changes temperature
A cool floor in July isn't the worst news.
= no date\. ask|no year is given|doesn't finish the thought
Somebody knows, and somebody has the invoice.
~ A year would finish that sentence.
= ${isThere}.*(?:pot filler|wall-mounted (?:tap|faucet) over)
It fills the pot. Draining it is still on you.
~ The pot fills where it boils.
~ That tap is for pasta nights.
= ${isThere}.*(?:(?:two|2|dual|double|second|2nd) dishwashers?\b)
Take clean plates from one, fill the other. Skip the cupboard.
~ One running, one filling.
~ The second round of plates doesn't wait.
= ${isThere}.*(?:\b(?:two|2|double|dual) (?:\w+ )?islands)
Most kitchens fight to fit one island.
Two islands is nearly an archipelago.
~ One to cook at, one to gather around.
= ${isThere}.*(?:(?:two|2|second|prep|separate|additional) sinks?\b.*kitchen|kitchen.*(?:two|2|second|prep|separate) (?:separate )?sinks?\b|there are two sinks)
Two people can wash at once. No excuses.
~ One sink for lettuce, one for pots.
~ Two sinks, so rinsing doesn't stop the dishes.
~ The second sink saves somebody an elbow.
= ${isThere}.*(?:(?:eight|8)[- ]burner)
That's two ordinary stoves, side by side.
Eight pots at once. I can't name eight.
~ Twice the usual burners. Somebody means it.
= ${isThere}.*(?:(?:six|6)[- ]burner)
Four for dinner, two for second thoughts.
~ Half a dozen pots at once.
~ Two more burners than most stoves.
~ With six burners, the soup keeps its place.
~ Six flames, and the kettle still gets one.
~ That stove can run a whole menu.
= ${isThere}.*(?:(?:five|5)[- ]burner)
The kettle gets a burner of its own.
~ One more burner than the usual four.
~ That fifth burner is for the sauce.
= ${isThere}.*(?:(?:two|2)[- ]burner)
One for the pasta, one for the sauce. That's dinner.
= ${isThere}.*(?:griddle)
Then everybody's pancakes come out at once.
~ The griddle takes care of breakfast.
= ${isThere}.*(?:warming drawer)
A warming drawer forgives the late.
~ Plates come to the table warm. That's restaurant stuff.
~ Nobody eats the second serving cold.
= ${isThere}.*(?:steam oven)
Leftovers come back to life in steam.
Steam is how bread gets that crust.
= ${isThere}.*(?:espresso machine|coffee (?:system|maker)|built-in coffee|miele coffee)
Somebody still has to descale it.
~ Coffee without putting shoes on.
~ That's the morning line down to one.
= ${isThere}.*(?:pizza oven)
Friday's decided, then.
~ Dough night, by popular demand.
= ${isThere}.*(?:outdoor kitchen|built-in (?:grill|bbq))
In July the oven can stay off.
~ The smoke stays outdoors.
~ Dinner and the mess, both outside.
= ${isThere}.*(?:^(?=.*).*(?:convection))
Both trays of cookies brown the same.
~ The oven fan does the turning.
~ With convection, nobody swaps racks halfway.
= ${isThere}.*(?:microwave drawer|drawer microwave)
Nobody lifts hot soup over their head.
~ Down in a drawer, so the counter's clear.
= ${isThere}.*(?:hidden microwave)
Hidden, and still the most used thing in there.
= ${isThere}.*(?:induction)
The pot gets hot, the top mostly doesn't.
Some pans won't work on it. A magnet tells you which.
~ No flame, and hardly any waiting.
= ${isThere}.*(?:ice maker|icemaker)
Nobody gets sent out for a bag of ice.
~ Ice without the trays. Small, but daily.
~ No cracking trays over the sink.
= ${isThere}.*(?:dual[- ]zone[^.]*wine|wine[^.]*dual[- ]zone)
Two zones, so the red isn't shivering.
~ Red and white, each with its own climate.
= ${isThere}.*(?:(?:1[05-9]\d|[2-9]\d\d)[- ]bottle.*(?:fridge|refrigerator))
That many bottles is a plan, not a habit.
~ Somebody's going to need a list.
= ${isThere}.*(?:wine (?:fridge|refrigerator|cooler|chiller|storage)|refrigerated wine|column wine)
No more bottles lying on the lettuce.
~ Wine gets its own thermostat.
~ The white stays cold without crowding the milk.
~ That frees a shelf in the big fridge.
~ A fridge door with room for mustard again.
~ Somebody's thinking past Friday.
~ The bottle's cold when the bell rings.
= ${isThere}.*(?:beverage (?:fridge|refrigerator|center|cooler)|bar fridge)
The seltzer has moved out.
~ Cans don't have to fight the milk for space.
~ Drinks out of the cook's way.
~ Fewer trips to the big refrigerator.
= ${isThere}.*(?:french[- ]door (?:refrigerator|fridge))
Half a door lets out half the cold.
~ Two doors on the fridge, so the platter fits.
= ${isThere}.*(?:(?:paneled|panel[- ]ready|matching panels|integrated|concealed|hidden)[^.]{0,30}(?:appliance|dishwasher|refrigerator|fridge)|integrated appliances|intergraded)
First-time guests will open the wrong door.
~ The machines are dressed as cabinets.
~ Somebody's bound to ask where the dishwasher is.
~ All doors, no logos.
~ You'd need a tour just to find the milk.
= ${isThere}.*(?:farmhouse sink|apron[- ](?:front )?sink|farm sink)
The roasting pan fits in a sink like that.
~ A sink with shoulders.
~ That sink could take the stockpot and its lid.
= ${isThere}.*(?:carbonated|sparkling water)
Sparkling from the tap. Nothing to carry home.
~ That's the end of the bottle crate.
= ${isThere}.*(?:instant hot|boiling water tap|hot water dispenser)
Tea before the kettle would've noticed.
= ${isThere}.*(?:touchless|touch faucet)
Dough on both hands, and the water still runs.
= ${isThere}.*(?:filtered water|water filter|filtration system(?! on)|reverse osmosis)
No pitcher taking up the fridge.
~ The tap water's had an editor.
~ A glass straight from the tap, then.
= ${isThere}.*(?:garbage disposal|in-sink disposal)
The peels don't sit around till trash day.
~ Fewer drippy bags, with a disposal.
= ${isThere}.*(?:soft[- ]close)
Arguments will need some other punctuation.
~ Nobody can slam one in there.
~ Midnight snacks just got quieter.
= ${isThere}.*(?:pull[- ]?out shel|roll[- ]?out|swing-out shel)
Nobody kneels for the big pot.
~ The back of the cabinet comes to you.
= ${isThere}.*(?:lazy susan)
Even the corner cabinet works for a living.
= ${isThere}.*(?:under[- ]cabinet light)
Light on the cutting board, not on the ceiling.
~ You'd see what you're chopping.
= ${isThere}.*(?:dumbwaiter)
Dinner rides, you walk.
= ${isThere}.*(?:open shelving|floating shel)
Open shelves keep a person honest.
~ Only the matching mugs make it up there.
~ Whatever's on open shelves becomes the décor.
~ The good plates go up front.
~ No door to hide the odd mugs behind.
= ${isThere}.*(?:glass[- ]front (?:\w+ )?cabinet)
Glass doors mean the inside has to be tidy, too.
~ Plates with an audience.
= ${isThere}.*(?:^(?!.*(?:usually|generally|often)).*(?:(?:floor|counter)[- ]to[- ]ceiling[^.]*cabinet|cabinet[^.]*(?:floor[- ]to[- ]ceiling|to the ceiling)|tall cabinet|ceiling[- ]height cabinet|double cabinetry|double[- ]stacked))
No dusty gap up top.
The top shelf takes a stool, or a tall friend.
~ Every inch of that wall has a job.
= ${isThere}.*(?:smallbone|christopher peacock|poliform|boffi|bulthaup|snaidero|scavolini|pedini|copat|leicht|siematic|molteni|arclinea|dada|eggersmann)
The cabinets come with a surname.
~ When the maker's named, people open drawers.
~ Somebody chose those out of a very thick catalog.
~ They named who built the cupboards. Confident.
~ Even the drawers have a maker.
= ${isThere}.*(?:italian[^.]{0,30}(?:cabinet|kitchen))
A long way to come, just to hold plates.
The coffee had better keep up.
~ A long trip for a cupboard.
= ${isThere}.*(?:^(?=.*(?:kitchen|counter|island|backsplash|appliance|cabinet))(?!.*(?:\bbath|\btub\b|vanit|shower|fireplace surround|library|laundry room|\bpatio|\bfloors? of)).*(?:soapstone))
The stone from the chemistry lab. It can take it.
Soapstone only gets darker with time.
~ Hot pans don't bother soapstone.
= ${isThere}.*(?:concrete (?:counter|island)|poured concrete counter)
Concrete indoors, and on purpose.
~ Somebody mixed that countertop.
= ${isThere}.*(?:butcher[- ]block)
Wood's kinder to a dropped glass.
Wood can be sanded back to new.
~ A warm spot to lean on, wood.
= ${isThere}.*(?:^(?=.*(?:kitchen|counter|island|backsplash|appliance|cabinet))(?!.*(?:\bbath|\btub\b|vanit|shower|fireplace surround|library|laundry room|\bpatio|\bfloors? of)).*(?:carrara|carrera))
Michelangelo's quarry, and now breakfast.
~ Carrara's the quiet one, all soft gray.
~ Cool under the dough, that Carrara.
= ${isThere}.*(?:^(?=.*(?:kitchen|counter|island|backsplash|appliance|cabinet))(?!.*(?:\bbath|\btub\b|vanit|shower|fireplace surround|library|laundry room|\bpatio|\bfloors? of)).*(?:statuario))
That's the sculptors' marble.
= ${isThere}.*(?:^(?=.*(?:kitchen|counter|island|backsplash|appliance|cabinet))(?!.*(?:\bbath|\btub\b|vanit|shower|fireplace surround|library|laundry room|\bpatio|\bfloors? of)).*(?:calacatta(?! \w* ?quartz| rocky)))
With Calacatta, nobody needs a centerpiece.
~ That's the marble with the bold veins.
~ The slab does the decorating.
~ Calacatta doesn't try to blend in.
~ You'd follow those veins with a finger.
~ A strong opinion in stone.
~ Somebody stood in a stone yard for that one.
= ${isThere}.*(?:^(?=.*(?:kitchen|counter|island|backsplash|appliance|cabinet))(?!.*(?:\bbath|\btub\b|vanit|shower|fireplace surround|library|laundry room|\bpatio|\bfloors? of)).*(?:honed))
Honed means matte, so no glare.
~ Matte stone. Lamps won't bounce off it.
= ${isThere}.*(?:^(?=.*(?:kitchen|counter|island|backsplash|appliance|cabinet))(?!.*(?:\bbath|\btub\b|vanit|shower|fireplace surround|library|laundry room|\bpatio|\bfloors? of)).*(?:leathered))
A leathered finish hides fingerprints.
~ Stone you'd want to touch.
= ${isThere}.*(?:^(?!.*(?:\bbath|\btub\b|vanit|shower|fireplace surround|library|laundry room|\bpatio|\bfloors? of)).*(?:marble[^.]*(?:counter|island|backsplash|table)|(?:counter|island|backsplash)[^.]*marble))
Pastry likes marble. It stays cool.
Marble remembers every lemon.
Marble's for people who own coasters.
~ Cool under the hand, even in July.
~ Pie crust will behave on marble.
~ A cold slab for rolling dough.
~ Marble does half the decorating.
~ Every slab of marble picks up a story.
~ Even toast looks dressed up on marble.
~ Marble, so red wine gets watched a little.
~ It'll show a life, marble. Some like that.
= ${isThere}.*(?:^(?=.*(?:kitchen|counter|island|backsplash|appliance|cabinet))(?!.*(?:\bbath|\btub\b|vanit|shower|fireplace surround|library|laundry room|\bpatio|\bfloors? of)).*(?:quartzite))
Quartzite, not quartz. This one came out of a quarry.
Quartzite's harder than most kitchen knives.
~ The natural cousin. Not quartz.
~ Three letters more than quartz, and it's quarried.
~ That's tough stone with marble's looks.
= ${isThere}.*(?:^(?!.*(?:\bbath|\btub\b|vanit|shower|fireplace surround|library|laundry room|\bpatio|\bfloors? of)).*(?:white[^.]*(?:cabinet)[^.]*white|white (?:quartz|caesarstone|granite|marble)))
White forgives nothing and brightens everything.
~ That room's bright before the lights go on.
~ White holds on to the daylight.
~ A gray morning won't feel so gray in there.
= ${isThere}.*(?:(?:quartz|caesarstone|silestone)[^.]*stainless|stainless[^.]*(?:quartz|caesarstone|silestone))
Quartz forgives the wine. It doesn't forgive a hot pan.
It could take a messy cook.
~ A damp cloth handles most of that.
~ Spills don't stand a chance in there.
~ Nothing in there minds red wine.
~ Cleaning up sounds quick.
~ Hard to hurt and easy to wipe.
~ One cloth does the counter and the fridge.
~ Between quartz and steel, not much can stain.
~ A kitchen that cleans up fast.
~ Beets can't do much damage in there.
= ${isThere}.*(?:^(?!.*(?:\bbath|\btub\b|vanit|shower|fireplace surround|library|laundry room|\bpatio|\bfloors? of)).*(?:caesarstone|silestone|cambria))
Another name for quartz, so spills can wait.
No yearly sealing, with that one.
~ A counter that takes a wine glass ring in stride.
~ Coffee rings won't last on that.
= ${isThere}.*(?:^(?!.*(?:\bbath|\btub\b|vanit|shower|fireplace surround|library|laundry room|\bpatio|\bfloors? of)).*(?:quartz[^.]{0,40}(?:counter|island|surface|peninsula|backsplash)|kitchen[^.]*quartz))
Quartz asks for a trivet and not much else.
Quartz is low maintenance, for a rock.
Quartz lets you wipe up after dinner, not during.
~ Quartz shrugs off red wine.
~ A counter nobody has to seal.
~ Quartz and lemons get along.
~ Coffee rings wipe right off.
~ Quartz doesn't hold a grudge.
~ Turmeric is the only thing quartz fears.
~ A messy cook could live with quartz.
~ Low-fuss counters, then.
~ The vinegar can spill. Quartz won't care.
~ No fretting over a cut lime on quartz.
~ Beets won't leave a mark on quartz.
= ${isThere}.*(?:^(?!.*(?:\bbath|\btub\b|vanit|shower|fireplace surround|library|laundry room|\bpatio|\bfloors? of)).*(?:granite[^.]{0,30}(?:counter|island|peninsula|breakfast)|kitchen[^.]*granite))
Granite started out molten. Casseroles don't scare it.
~ Granite can take a hot pan.
~ Granite has been through hotter things than soup.
~ Crumbs vanish on granite.
~ Granite's hard to hurt.
~ A heavy pot won't bother it.
~ Granite outlasts the recipes.
~ A counter you don't have to tiptoe around.
~ Granite's cool enough for pie crust.
~ Granite takes a knock.
~ Cast iron and granite get along.
~ Granite tends to look the same after ten years.
= ${isThere}.*(?:^(?!.*(?:\bbath|\btub\b|vanit|shower|fireplace surround|library|laundry room|\bpatio|\bfloors? of)).*(?:(?:natural )?stone (?:slab )?counter|stone (?:counter ?tops?|surfaces)|countertops? (?:are|in) (?:natural )?stone))
“Stone” could be a few things. All of them heavy.
~ Which stone, it keeps to itself.
~ Stone stays cool for dough.
~ Stone counters don't get tired.
~ A stone with no name. The photos will tell.
~ Stone takes a hot pan better than most.
= ${isThere}.*(?:(?:la cornue|lacanche|l'atelier))
A French stove. The butter's implied.
Stoves like that get introduced to guests.
~ Somebody wanted more than scrambled eggs.
= ${isThere}.*(?:\b(?:sub-?zero|wolf|miele|bosch|thermador|viking|gaggenau|bertazzoni|asko|smeg|liebherr|fisher (?:and|&) paykel|jennair|kitchenaid|monogram|dacor|blue ?star)\b[^.]*(?:,|and)[^.]*\b(?:sub-?zero|wolf|miele|bosch|thermador|viking|gaggenau|bertazzoni|asko|smeg|liebherr|fisher|jennair|kitchenaid|monogram|dacor|blue ?star)\b[^.]*(?:,|and)[^.]*\b(?:sub-?zero|wolf|miele|bosch|thermador|viking|gaggenau|bertazzoni|asko|smeg|liebherr|fisher|jennair|kitchenaid|monogram|dacor|blue ?star)\b)
Sounds like a law firm.
~ That's a guest list.
~ They named every one. Somebody's proud.
~ Names, not just “high-end.”
~ Each machine got picked by name.
~ Somebody read the reviews.
= ${isThere}.*(?:sub-?zero[^.]*wolf|wolf[^.]*sub-?zero)
One for cold, one for fire.
Somebody cooks, or meant to.
~ Those two usually travel together.
~ Cold on one side, flames on the other. Covered.
~ That's the pair from every cooking show.
= ${isThere}.*(?:sub-?zero[^.]*miele|miele[^.]*sub-?zero|viking[^.]*miele|miele[^.]*viking)
Names that get dropped at dinner parties.
~ They skipped “high-end” and gave names.
~ Two names repair people know by heart.
= ${isThere}.*(?:bosch dishwasher|miele dishwasher|bosch[^.,]{0,30}dishwasher|miele[^.,]{0,30}dishwasher)
Run it during the movie. Nobody'll know.
~ That dishwasher's hard to hear running.
~ You'd check for a light to know the dishes are going.
~ That kind of dishwasher works in a whisper.
= ${isThere}.*(?:wolf (?:range|stove|hood|\w+ range|steam|double))
Wolf's the one known for red knobs.
Nobody buys a Wolf to boil eggs.
= ${isThere}.*(?:sub-?zero)
Sub-Zero takes lettuce seriously.
~ The milk will be living well.
~ A refrigerator people mention by name.
~ The strawberries might last till Thursday.
= ${isThere}.*(?:gaggenau)
Somebody practiced saying Gaggenau.
~ Harder to spell than to cook on, I'd guess.
~ A name like a drumroll, Gaggenau.
= ${isThere}.*(?:bertazzoni|smeg\b|\bilve\b)
An Italian appliance may have views on pasta.
~ It comes from the land of long lunches.
= ${isThere}.*(?:kitchenaid)
From the mixer people.
~ They've been in kitchens a good hundred years.
= ${isThere}.*(?:jennair|monogram|dacor|blue ?star|asko|liebherr|forno|northland|cafe appliances)
A name beats an adjective.
~ They named the maker. I like that.
~ Not the brand everybody has.
= ${isThere}.*(?:\b(?:lg|samsung|ge|frigidaire|whirlpool|maytag|amana|summit)\b[^.]*(?:appliance|refrigerator|fridge|stove|range|dishwasher|microwave|oven))
A name any repair shop knows.
A sensible brand. No pronunciation needed.
~ Parts won't have to come by ship.
~ Everybody's heard of them. That helps with repairs.
= ${isThere}.*(?:(?:well-)?vented (?:range|exhaust|hood|gas|six|\d)|vented[^.]{0,30}hood|hood[^.]{0,20}vented|well-vented)
You could fry onions without telling the bedroom.
Vented, so the fish doesn't stay overnight.
~ The curtains won't remember dinner.
~ Smoke has somewhere to go.
~ Dinner's smell leaves when the guests do.
= ${isThere}.*(?:(?:range|vent|exhaust|custom) hood|hood by|vent hood)
Worth asking if it vents outside, or just stirs the air.
~ The onions don't spread the news so fast.
~ Searing a steak won't summon the neighbors.
= ${isThere}.*(?:double (?:convection |wall |gas )?ovens?|two ovens|dual ovens|stainless steel double ovens|double[- ]oven)
The roast and the pie don't take turns.
That second oven lives for November.
~ Two ovens, two temperatures.
~ The rolls don't wait for the bird.
= ${isThere}.*(?:gas (?:range|stove|cooktop|oven)|stainless steel gas)
Wok people are still listening.
Charred peppers, right on the flame.
~ Turn gas down and it's down.
~ A flame you can see. Some cooks insist.
~ Gas settles it for some cooks.
= ${isThere}.*(?:black stainless)
That finish hides a fingerprint or two.
~ Dark steel, for anyone tired of silver.
= ${isThere}.*(?:(?:appliances|dishwasher|refrigerator|range|oven|stove)[^.\d]*from 20(?:19|2\d))
Somebody kept the receipts.
~ They put a year on it. I like that.
~ Dates instead of adjectives.
~ The machines have a birthday.
= ${isThere}.*(?:full[- ]sized? (?:stainless|appliances|dishwasher|refrigerator|,)|full[- ]sized?,)
So nothing in dollhouse sizes.
~ Nothing shrunk to fit.
~ A whole sheet pan goes in, then.
~ The big pan fits the oven.
= ${isThere}.*(?:newer (?:stainless |steel |appliances|refrigerator|stainless-steel)|newer appliances)
“Newer” than what, it doesn't say.
~ “Newer” is a word with some room in it.
~ Newer's good. A year would be better.
~ No hand-me-down fridge, then.
= ${isThere}.*(?:(?:brand[- ]new|all new|all-new|\bnew)\b[^.]{0,30}(?:appliance|fridge|refrigerator|range|dishwasher))
Peeling off that plastic film is the best part.
The first scratch is still available.
~ The manuals should still be in a drawer.
~ Nobody's burned anything in it yet.
~ Nothing due for replacing just yet.
~ You'd get the first fingerprint.
= ${isThere}.*(?:professional[- ]grade|pro[- ]grade|chef'?s? (?:kitchen|style)|restaurant[- ]grade|commercial[- ]grade|gourmet)
That raises expectations at dinner.
Eggs will feel underdressed.
~ “Professional” usually means hot and wide.
~ Big talk for toast. I like it.
= ${isThere}.*(?:(?:top|high)[- ](?:grade|end|of)[^.]*appliances|luxury appliances|premium appliances)
I'd go and read the labels.
~ “High-end” with no names attached.
~ The brand's being modest.
= ${isThere}.*(?:(?:midnight|navy|blue|green|sage|teal|red|black|night armor|charcoal|gray|grey|beige)[^.,]{0,15} ?(?:cabinet|kitchen))
That color was argued over.
~ Somebody picked a color and stood by it.
~ Not the usual white.
~ You'd know that kitchen in a photo.
= ${isThere}.*(?:^(?=.*(?:kitchen|counter|island|backsplash|appliance|cabinet))(?!.*(?:\bbath|\btub\b|vanit|shower|fireplace surround|library|laundry room|\bpatio|\bfloors? of)).*shaker)
Simple doors. They'll look fine in ten years.
One ledge to dust per door. Fair trade.
~ Plain frames don't go out of style fast.
~ Shaker doesn't shout.
= ${isThere}.*(?:butler'?s pantry)
The party stays pretty until midnight.
A backstage for dinner.
~ Guests see dinner, not the pots.
~ The mess gets its own room.
~ Dirty plates have somewhere to wait.
~ Somewhere to stash dessert.
~ Half a kitchen nobody has to look at.
= ${isThere}.*(?:walk[- ]in pantry)
You'd go in for rice and come out with crackers.
Room to lose the cumin.
~ A closet for food.
~ Stock up once, and stay in.
~ You could stand in front of the cereal and think.
~ The big bag of flour gets floor space.
= ${isThere}.*(?:(?:large|oversized|substantial|adjacent oversized|big|wall of) pantry)
Somebody buys the twelve-pack.
~ The big bag of rice fits.
~ Two weeks of groceries, out of sight.
~ Shopping in bulk makes sense with a pantry like that.
~ The cereal boxes come off the fridge.
= ${isThere}.*(?:\bpantry\b)
Somewhere for the snacks to be found at midnight.
No crackers on top of the refrigerator.
~ The cereal gets a door to hide behind.
~ Cans out of sight, counter clear.
~ A place for the second jar of mustard.
~ The pantry earns its keep on snow days.
~ Shelves for the things you only bake with.
~ Groceries get their own closet.
~ Flour, rice, the good olive oil. All set.
= ${isThere}.*(?:\b(?:[7-9]|1\d|seven|eight|nine|ten|twelve)[- ]f(?:oo|ee)t[^.]{0,40}(?:island|peninsula)|(?:island|peninsula)[^.]{0,20}(?:over )?\b(?:[7-9]|1\d|seven|eight|nine|ten|twelve)[- ]f(?:oo|ee)t)
Longer than plenty of dining tables.
You'd have to slide the salt.
That's room for the cook and three opinions.
~ The far end becomes a desk.
= ${isThere}.*(?:(?:island|peninsula|bar)[^.]{0,40}seats (?:two|three|four|five|six|seven|\d)|four-seat|six-seat)
The cook gets an audience.
~ That's breakfast without a table.
~ Somebody counted the stools.
~ Dinner on a weeknight, right there.
= ${isThere}.*(?:banquette)
A bench fits one more than chairs do.
Whoever's in the middle is staying put.
~ You slide in and stay for dessert.
~ Like a booth at a good diner.
~ Nobody leaves a banquette early.
= ${isThere}.*(?:breakfast room)
A room just for toast.
Lunch must be jealous.
~ Breakfast got its own room. That's civilized.
= ${isThere}.*(?:(?:breakfast|dining|eating|kitchen) nook|kitchen[^.]*\bnook\b)
Somebody's going to sit there too long.
~ A corner for the slow half of the morning.
~ That's where the crossword gets done.
~ The second cup happens there.
~ The mail and the coffee will end up there.
= ${isThere}.*(?:formal dining[^.]*eat-in|eat-in[^.]*(?:formal )?dining (?:room|space)|two dining areas|formal dining room and (?:a|an) (?:separate )?(?:dining|casual|breakfast|eat)|(?:casual|second) dining area)
Tuesday here, Thanksgiving there.
You don't have to clear the mail for guests.
~ One spot for cereal, one for company.
~ Two places to eat, and one stays tidy.
= ${isThere}.*(?:breakfast bar|bar seating|seating[^.]{0,20}bar|bar stool|counter[- ]height seating|breakfast island|(?:island|peninsula)[^.]{0,20}(?:with|seating)[^.]{0,10}seating|peninsula seating|eat-in island)
Somebody will sit there and not help.
That's where the mail will land.
You'd eat there more than you'd admit.
~ Coffee on a stool while the eggs finish.
~ A front-row seat for the cooking.
~ Guests will perch there and snack.
~ The cook gets company.
~ Weeknight dinners won't need a tablecloth.
~ Everyone ends up at that counter anyway.
~ Toast doesn't have to travel.
~ Breakfast gets a stool, at least.
~ Half the party happens on those stools.
~ A stool and a newspaper. Good start.
~ The laptop will find it by Monday.
~ Quick breakfasts have a place.
= ${isThere}.*(?:dining (?:room|area)(?! and)[^.]{0,60}(?:views?\b|overlook(?!s the (?:living|kitchen|dining)|s (?:and|onto) the)|lake|river|skyline))
With that to look at, the food can relax.
Guests will fight for one side of the table.
~ Somebody gets the seat facing out.
= ${isThere}.*(?:dining (?:room|area)[^.]*chandelier|chandelier[^.]*dining|dining (?:room|area)[^.]*light fixture)
So that light decides where the table goes.
~ Somebody'll look up before the soup.
= ${isThere}.*(?:(?:seats|seating|table for|accommodates?)(?: up to)? (?:1\d|2\d|ten|twelve|fourteen|sixteen|twenty)|large (?:groups|table|dining table|gatherings))
That's at least two conversations.
Passing the potatoes becomes a journey.
~ Somebody's voice won't reach the salt.
~ You'd need a second bread basket.
~ Holidays end up there, I'd bet.
= ${isThere}.*(?:built-in (?:buffet|hutch|china|sideboard|bar)|built-ins in the dining|dining[^.]*built-in)
That's one less piece to buy and carry in.
~ The platters don't need their own furniture.
~ Serving spoons get a drawer near the table.
= ${isThere}.*(?:dining room[^.]*(?:adjacent|adjoin|connect|next to|off|access)[^.]*kitchen|kitchen[^.]*(?:opens|adjacent|adjoin|next)[^.]*dining|adjacent to the kitchen[^.]*dining|off the kitchen[^.]*dining|adjacent formal dining|refreshed kitchen opens onto a dining)
You'd hear the timer from the table.
~ A short carry for the soup.
~ Dinner gets there hot.
~ Seconds are only a few steps away.
~ Not far to go for the salt.
= ${isThere}.*(?:separate(?:,)?[^.]{0,12}(?:formal )?dining room|large, separate dining)
The dishes can wait where nobody sees them.
~ A wall between dinner and the dishes.
~ Nobody looks at the pots while they eat.
~ A room that only does dinner.
~ Dinner away from the dirty pans.
= ${isThere}.*(?:^(?!.*(?:could|convert|accommodates formal|potential)).*formal dining)
“Formal” until the first laptop lands there.
Somebody still believes in dessert forks.
Takeout would feel out of place. Briefly.
~ >living After dessert, people will want a sofa.
~ >outside And if it's warm, you'd want a door out.
~ The good plates finally come out.
~ A room that waits for Saturday.
~ A table that can stay set.
~ Holidays have somewhere to go.
~ Cloth napkins, by the sound of it.
~ A room that can skip breakfast.
~ Dinner gets some ceremony.
~ “Formal.” It'll still hear a lot of laughing.
~ Long dinners, short walk to bed.
~ Board games count as formal, too.
~ The candles won't be just for outages.
~ Somewhere to linger after the plates are cleared.
~ A room for the long version of dinner.
= ${isThere}.*(?:^(?!.*living(?:,| and|/)).*dining area)
A spot for the table, if not four walls.
No dinners on the coffee table, then.
~ Somebody's pictured a table there already.
~ Dinner has a place in the plan.
~ A table, and room to pull out a chair.
= ${isThere}.*(?:eat[- ]in|eating area)
Soup goes straight from stove to spoon.
Nobody has to eat over the sink.
The kitchen table hears everything first.
~ >living Once the plates are cleared, there's the sofa.
~ Nobody carries hot plates down a hall.
~ The eggs arrive hot.
~ A table in there gets used all day.
~ The cook stays in the conversation.
~ That's where people really eat.
~ You can sit down with the paper and guard the toast.
~ Seconds are within reach.
~ Breakfast happens where the coffee is.
~ The best talks happen at that kind of table.
~ A chair in the kitchen changes the whole morning.
~ It keeps the cook from eating standing up.
= ${isThere}.*(?:curved (?:kitchen )?island)
No corner to catch a hip on.
= ${isThere}.*(?:island[^.]*(?:seating|stools)|seating[^.]*island)
You'd get help, or at least opinions.
~ With stools there, the cook isn't alone.
~ Stools there, and nobody leaves the kitchen.
~ Somebody chops, somebody talks. Fair.
~ The wine gets poured right there.
= ${isThere}.*(?:peninsula)
An island that stayed attached.
~ An island with one foot on the wall.
~ Something to lean on while dinner cooks.
~ The groceries land there.
~ One more counter, and a place to stand.
~ A peninsula: close enough to talk to the cook.
= ${isThere}.*(?:\bisland\b)
Guests will stand there, whatever you do.
Whoever stands there gets a job.
~ >living At some point people do sit down.
~ Every party ends up around an island.
~ Chop on one side, chat on the other.
~ You can walk right around it.
~ Groceries land there first.
~ Nobody cooks facing the wall.
~ A second counter, out in the open.
~ An island's where the keys end up.
~ It's where the cookies cool.
~ The cook gets to face the room.
~ An island gives the cook somewhere to turn.
= ${isThere}.*(?:kitchen[^.]*skylight|skylight[^.]*kitchen)
Rain overhead, soup below.
~ Daylight straight down on the cutting board.
~ The skylight beats a lamp over the stove.
= ${isThere}.*(?:^(?!.*\beast).*(?:west-facing[^.]*(?:kitchen)|kitchen[^.]*west-facing|kitchen[^.]*west(?:ern)? (?:window|expos)))
Dinner gets the sunset.
~ The late sun comes in for cooking.
= ${isThere}.*(?:kitchen[^.]*south-facing|kitchen[^.]*south(?:ern)? (?:window|expos))
The basil will be pleased.
~ Sun in the kitchen for most of a clear day.
= ${isThere}.*(?:kitchen[^.]*east-facing|kitchen[^.]*east(?:ern)? (?:window|expos))
Breakfast gets the sun.
= ${isThere}.*(?:windowed[^.]{0,30}kitchen|kitchen[^.]{0,40}(?:windows?\b)|window in the kitchen)
Burnt toast has a way out, if it opens.
Not every kitchen gets to see outside.
~ Daylight on the dishes.
~ Somebody can wash up looking outside.
~ You'd see the weather from the stove.
~ A window in there is worth a lot of lamps.
~ Cooking by daylight. That's a treat.
~ The herbs have a chance.
~ Dishes go faster with something to look at.
= ${isThere}.*(?:(?:separate|enclosed|closed)[^.]{0,20}kitchen)
A wall between the onions and the sofa.
~ The dirty pans stay out of sight.
~ The cook gets some peace.
= ${isThere}.*(?:galley)
Two cooks, and some choreography.
Ships feed whole crews out of those.
~ Everything within a step and a turn.
~ One pivot from stove to sink.
~ Nothing's far away in a galley.
= ${isThere}.*(?:open[- ](?:concept|plan)?[^.]{0,20}kitchen|kitchen[^.]*(?:flow|opens?|open to|overlooks)[^.]*(?:living|dining))
Dirty pots get seen, so somebody does them.
The onions will announce themselves on the sofa.
The dishwasher gets to hear the movie, too.
~ The cook doesn't miss anything.
~ Whoever's frying stays in the conversation.
~ You can stir and watch the game.
~ Nobody's stuck behind a wall with the dishes.
~ It keeps the cook at the party.
= ${isThere}.*(?:(?:gut[- ](?:renovat|rehab)|gutted|down to the studs|completely rebuilt|rebuilt kitchen))
That means the walls were open. I'd ask what they found.
Somebody ate a lot of takeout for that.
~ The dust is somebody else's memory.
~ “Gut” is a serious word.
= ${isThere}.*(?:kitchen (?:was |has been )?(?:fully |newly |completely )?(?:renovated|remodeled|updated|redone) in 20\d\d)
A date beats “recently.”
~ There's a year on it. Thank you.
= ${isThere}.*(?:(?:brand[- ]new|all[- ]new|\bnew|newly \w+) (?:\w+ )?kitchens?\b(?! pendants| island| cabinet| appliance))
First one to burn something gets remembered.
~ Nobody's spilled a thing on it yet.
~ The first pancake is still to come.
~ No one's history in those drawers.
= ${isThere}.*(?:kitchen[^.]*recently (?:been )?(?:remodeled|updated|renovated)|recently (?:remodeled|updated|renovated) (?:\w+ )?kitchen)
“Recently” is a stretchy word.
~ “Recently” has no year on it.
= ${isThere}.*(?:^(?!.*20\d\d).*(?:kitchens?\b[^.]*(?:renovated|remodeled|reimagined|refreshed|redesigned)|(?:renovated|remodeled|reimagined|refreshed|redesigned)[^.]{0,30}kitchen))
Somebody else picked the tile and argued about it.
That's a few months of noise you missed.
~ Somebody else ate takeout for that.
~ The dusty part's over.
~ Nothing to tear out on the first weekend.
~ The sledgehammer can stay in the garage.
~ You could cook on the first night.
~ The contractor's already been and gone.
= ${isThere}.*(?:(?:updated|upgraded)(?![^.]*20\d\d)[^.]*(?:kitchen|cabinet|appliance|counter)|kitchen[^.]*(?:updated|upgraded)(?![^.]*20\d\d))
I'd want to know what year that was.
No avocado green in there, then.
~ “Updated” could be the faucet or the floor.
~ Somebody's been at it, anyway.
~ They've spent some weekends on it.
~ The old stove's a memory.
= ${isThere}.*(?:white (?:kitchen |shaker |custom )?cabinet|white cabinetry)
White shows jam, and it shows light.
~ White keeps a kitchen awake.
~ White cabinets stretch a gray morning.
~ Bright, even in November.
= ${isThere}.*(?:^(?!.*(?:laundry|mud ?room|\bbath|vanit|closet|library|office|living room|family room|entry|foyer|powder|\bden\b|\btv\b|bedroom)).*(?:(?:custom|handcrafted)[^.]{0,20}(?:cabinet|casework)|kitchen[^.]*custom millwork))
Custom means somebody argued about drawers.
No mystery gap beside the fridge, I'd hope.
“Custom” covers a lot. The drawers will tell.
~ Somebody stood there with a tape measure.
~ Built for that room, not for a catalog.
~ Somebody decided exactly where the forks go.
~ Then no shelf's there by accident.
~ Somebody drew those before they built them.
~ The corners probably got used, too.
~ The awkward corner got solved, with luck.
~ Measured twice, I'd hope.
~ A carpenter's been through.
= ${isThere}.*(?:(?:ample|abundant|extensive|plenty|lots)[^.]{0,25}(?:cabinet|counter)|kitchen[^.]*(?:ample|abundant|plenty|lots)[^.]{0,25}storage)
Depends how many pots you own.
Room for the gadgets, and the good intentions.
~ The pots may even keep their lids.
~ The toaster can move off the counter.
~ The counter won't have to hold everything.
= ${isThere}.*(?:(?:french country|farmhouse)[- ]?(?:style)? kitchen)
A kitchen that expects soup.
= ${isThere}.*(?:large (?:\w+ ){0,2}kitchen|oversized kitchen|kitchen is large)
Room for two cooks and a disagreement.
~ Two people could pass without apologizing.
= ${isThere}.*(?:modern (?:\w+ )?kitchen|kitchen is modern)
“Modern” covers a few decades.
~ Clean lines, and fewer ledges to dust.
~ A flat-fronted sort of place, I'd guess.
= ${isThere}.*(?:^(?!.*convert).*kitchenette)
The “ette” is doing some work there.
~ Enough for coffee and toast.
= ${isThere}.*(?:stainless[- ]?(?:steel)?[^.]{0,25}(?:appliance|fridge|refrigerator|range|oven|dishwasher)|kitchen[^.]*stainless|stainless[^.]*kitchen)
Fridge magnets might not stick. Notes go elsewhere.
The fingerprints will show who had a snack.
Shiny enough to check for spinach.
~ Steel matches whatever comes next.
~ Somebody'll be polishing off fingerprints.
~ Steel goes with any color you paint.
~ Stainless wipes down fast.
~ A row of steel looks like it means to cook.
~ Stainless never clashes.
~ At least the machines match.
~ Steel doesn't yellow.
~ A soft cloth will live nearby.
~ Steel looks awake at six in the morning.
~ Nobody has to match a white to a white.
~ Steel gets along with anything.
~ Matching steel, so nothing looks borrowed.
~ Looks like a kitchen with plans.
= ${isThere}.*(?:dishwasher)
>living With the dishes going, there's time to sit.
Plates can hide in there till morning.
That settles whose turn it is.
The evening gets twenty minutes back.
~ Nobody has to dry.
~ After dinner just got shorter.
~ No rack by the sink.
~ Somebody's hands stay dry.
~ Guests can stop offering to wash up.
~ Glasses come out hot. Good sign for a party.
= ${isThere}.*(?:new (?:cabinets|counter ?tops))
Fresh surfaces. First scratch pending.
~ Nobody's left a ring on it yet.
= (?:(?<!dish)washers?|dryers?|laundry)[^.]*(?:permitted|allowed|can be (?:added|installed)|hook-?ups?|possible|add laundry)|(?:permitted|allowed)[^.]*(?:(?<!dish)washer|dryer)|hook-?ups?[^.]*(?:(?<!dish)washer|dryer|laundry)|add laundry|installing a (?<!dish)washer
Allowed isn't the same as there.
Step one's done. Step two costs money.
The machine would be up to the buyer, then.
~ That's permission, not a machine. Still good.
~ A yes on paper, at least.
= ${isThere}.*(?:(?:two|2|dual|three|3|multiple|second|2nd) (?:separate |full )?(?:laundry|(?<!dish)washer)|two laundries|laundry facilities are on both)
Wash day becomes wash hour.
~ Two loads at once. Done by lunch.
~ Sheets in one, socks in the other.
~ No line behind the towels.
~ Somebody got tired of carrying baskets.
~ With two, nobody's load sits wet.
= ${isThere}.*(?:^(?!.*(?:in-unit|in-home|in-residence|(?<!dish)washer)).*(?:laundry[^.]*(?:in|within) the building|shared laundry|common laundry|building(?:'s)? laundry|building[^.]*laundry|laundry[^.]*(?:on-?site|facilities)|on-?site laundry|(?:residents|amenities)[^.]*laundry|laundry on (?:every|each) floor))
No coat needed on laundry day.
I'd ask how many machines, for how many neighbors.
You'd get to know people over the dryers.
~ A short trip with the basket.
~ Wash day stays indoors, whatever the weather.
~ It beats hauling a bag down the block.
= ${isThere}.*(?:kitchen island[^.]*(?<!dish)washer|(?<!dish)washer[^.]*(?:beneath|under)[^.]*(?:island|counter))
Socks under the cutting board.
~ You could fold while the pasta boils.
= ${isThere}.*(?:same[- ]floor laundry|laundry[^.]*same (?:floor|level))
Down the hall beats down the stairs.
~ The basket skips the stairs.
= ${isThere}.*(?:(?:second|upper|third|bedroom)[- ](?:floor|level) laundry|laundry[^.]*(?:on the|upstairs)[^.]*(?:second|upper|bedroom) (?:floor|level))
Up where the clothes come off. That makes sense.
~ Upstairs, so it doesn't rumble under dinner.
= ${isThere}.*(?:(?:laundry|(?<!dish)washer)[^.]*(?:utility |with a |, a )?\bsink|\bsink[^.]*(?:laundry|(?<!dish)washer)|mud ?room[^.]*sink)
Sweaters get hand-washed somewhere better than the bathtub.
~ Stains meet their match at that sink.
~ The muddy stuff gets its own sink.
~ A sink in there saves the kitchen one.
= ${isThere}.*(?:laundry[^.]*(?:counter|workspace|folding|cabinet))
A place to fold that isn't the bed.
~ Folding happens where it's warm.
~ Nobody folds on the sofa, then.
= ${isThere}.*(?:(?:laundry|(?<!dish)washer)[^.]*mud ?room|mud ?room[^.]*(?:laundry|(?<!dish)washer))
Wet coat, dirty socks, one stop.
~ Muddy things go straight in.
~ Boots off, load on.
= ${isThere}.*(?:brand[- ]new[^.]*(?<!dish)washer|new[^.]{0,20}(?<!dish)washer)
Nobody's lost a sock in it yet.
It hasn't learned to walk across the floor yet.
~ A washer with a clean record.
= ${isThere}.*(?:(?:combo|all-in-one|combination)[^.]{0,20}(?:(?<!dish)washer|dryer)|(?<!dish)washer[^.]{0,20}combo)
If that's one machine, it takes its time drying.
~ In wet, out dry, same door.
~ The socks never have to change machines.
= ${isThere}.*(?:side[- ]by[- ]side[^.]{0,40}(?:(?<!dish)washer|laundry|dryer)|(?:(?<!dish)washer|laundry)[^.]*side[- ]by[- ]side)
Side by side, so nobody reaches up for the dryer.
~ A pair that didn't have to be stacked.
~ Wide rather than tall. Somebody had the floor for it.
~ The two of them got room to sit.
~ The short shuffle from wash to dry.
= ${isThere}.*(?:(?:fully )?vented[^.]{0,20}(?:(?<!dish)washer|dryer)|dryer[^.]{0,10}vented)
Jeans should dry in one round.
~ A vented dryer gets towels properly dry.
~ Vented, so the windows don't steam up.
~ Damp towels aren't a problem, then.
= ${isThere}.*(?:(?:full[- ]sized?|oversized)[^.]{0,25}(?:(?<!dish)washer|laundry))
The comforter fits, then.
~ Room for a whole set of sheets.
~ Nobody washes the blankets one at a time.
~ A big load beats three small ones.
= ${isThere}.*(?:\blg\b[^.]{0,30}(?:(?<!dish)washer|dryer))
LG machines sing when they're done.
~ You'd know it's finished by the little tune.
= ${isThere}.*(?:laundry closet)
Close the doors and it never happened.
~ It disappears before company comes.
~ The rumble gets a door.
~ A wall of doors, and no one's the wiser.
= ${isThere}.*(?:(?:basement|lower level|cellar|downstairs)[^.]*(?:laundry|(?<!dish)washer))
A basket and some stairs. That's exercise.
~ The spin cycle can rumble down there.
~ Downstairs, where the noise bothers nobody.
~ The wash gets its own floor to shake.
~ The drying rack won't be in anyone's way.
~ The lint stays downstairs.
= ${isThere}.*(?:^(?!.*(?:\bbuilding|residents|amenit|shared|common\b|communal|community|lobby|bike room|doorman|on the property|superintendent)).*(?:large (?:\w+ )?laundry|oversized laundry|multiple laundry|laundry suite|laundry center))
You could even fold a fitted sheet in there. Maybe.
~ Room for the drying rack to stay open.
~ The ironing board can live standing up.
~ The piles can spread out before they're sorted.
~ “Laundry room” with elbow room.
~ Clean pile here, dirty pile there.
= ${isThere}.*(?:^(?!.*(?:\bbuilding|residents|amenit|shared|common\b|communal|community|lobby|bike room|doorman|on the property|superintendent)).*(?:laundry room|laundry area|separate laundry|full laundry|dedicated laundry|separated laundry))
The drying rack doesn't have to live in the tub.
Single socks can wait there for news.
~ The piles get a room of their own.
~ You can leave mid-fold and shut the world out.
~ Wet sweaters can lie flat somewhere.
~ A basket can sit there till Sunday.
~ The ironing board has an address.
~ Lint keeps to one room.
~ The bedroom chair might stay a chair.
~ Nobody's folding on the dining table.
~ The detergent has its own shelf, I'd think.
~ The wash can drip in peace.
~ A room for the noisy chore.
~ That keeps the hamper out of the bathroom.
= ${isThere}.*(?:in[- ](?:unit|home|suite) (?:laundry|\w*\s?(?<!dish)washer|front-loading|combo|w/d)|in-unit|(?:(?<!dish)washer|dryer)[^.]*in the unit)
No quarters, no waiting.
Pajamas are fine for that errand.
That's half a Saturday back.
You'd hear the buzzer, and ignore it in private.
No guarding the dryer with a paperback.
Nobody moves your wet things onto a chair.
~ >rooms Clean sheets want a bed.
~ >outside That's the chores done. Now some air.
~ >parking The basket's home. The car comes next.
~ The basket doesn't need shoes.
~ Laundry at midnight, if you like.
~ Nobody else's sheets in the machine.
~ A load can run during dinner.
~ Socks never leave home.
~ You could wash one shirt without an expedition.
~ Nobody's timing a stranger's dryer.
~ The detergent stays put.
~ Half a load is nobody's business.
~ The hamper has a short commute.
~ Slippers will do for laundry day.
~ Towels go straight from dryer to shelf.
~ Wash can run while the coffee does.
~ That's one errand gone.
~ Spilled soup on a shirt is a small problem, then.
~ No saving up coins in a jar.
~ Rainy days don't change the wash.
~ The gym clothes get dealt with tonight.
= ${isThere}.*(?:(?<!dish)washer|dryer)
Clean sheets on a whim.
One sock can't get far.
You'd start a load and forget it till bedtime.
~ Towels warm from the dryer, a few steps away.
~ Wash day's whenever the basket's full.
~ The wash won't need its own trip.
~ A load before breakfast, if it comes to that.
~ No hauling a bag down the street.
~ The spin cycle keeps its own hours.
~ That's a Sunday chore you can do in socks.
~ The favorite shirt's ready by tonight.
~ The muddy jeans don't wait for the weekend.
= ${isThere}.*(?:(?:1,?[0-9]\d\d|[2-9],?\d\d\d)[- ]bottle)
A bottle a night would take years.
~ Somebody plans well past the weekend.
= ${isThere}.*(?:(?:nearly |almost )?[4-9]\d\d[- ]bottle)
A bottle every night, and you'd last the year.
Hundreds of bottles. You'd need a librarian.
= ${isThere}.*(?:^(?!.*(?:\bbuilding|residents|amenit|shared|common\b|communal|community|lobby|bike room|doorman|on the property|superintendent)).*(?:wine (?:wall|room)|glass wine))
You'd see at a glance when it's running low.
~ Choosing a bottle becomes part of the show.
~ The labels get to face the guests.
= ${isThere}.*(?:^(?!.*(?:\bbuilding|residents|amenit|shared|common\b|communal|community|lobby|bike room|doorman|on the property|superintendent)).*(?:(?:climate|temperature|advanced)[- ]?(?:controlled)?[^.]{0,20}(?:wine|cellar)|wine cellar[^.]*climate))
The reds won't know it's August.
~ The wine has its own weather.
~ Bottles that never meet July.
= ${isThere}.*(?:^(?!.*(?:\bbuilding|residents|amenit|shared|common\b|communal|community|lobby|bike room|doorman|on the property|superintendent)).*(?:wine cellar))
Somebody buys wine and then waits.
A room where nothing's in a hurry.
~ A cellar for the long view.
~ Down you go to choose a bottle. That's an evening already.
~ The good bottles get some peace.
~ A reason to be picked as host.
~ The corkscrew had better be easy to find.
= ${isThere}.*(?:^(?!.*(?:\bbuilding|residents|amenit|shared|common\b|communal|community|lobby|bike room|doorman|on the property|superintendent)).*(?:wet bar))
Nobody rinses a glass in the bathroom.
~ A bar with a sink cleans up after itself.
~ The ice bucket has somewhere to drain.
~ Drinks don't have to come by way of the kitchen.
= ${isThere}.*(?:^(?!.*(?:\bbuilding|residents|amenit|shared|common\b|communal|community|lobby|bike room|doorman|on the property|superintendent)).*(?:home theat|theat(?:er|re)|screening room))
Nobody's phone lights up in front of you.
~ The credits can roll in the dark.
~ Talking through the movie is allowed at home.
~ Popcorn without the line.
= ${isThere}.*(?:^(?!.*(?:\bbuilding|residents|amenit|shared|common\b|communal|community|lobby|bike room|doorman|on the property|superintendent)).*(?:sauna))
January has an answer.
~ Ten minutes in there and winter's over.
~ Cedar and quiet. I'd stay too long.
= ${isThere}.*(?:^(?!.*(?:\bbuilding|residents|amenit|shared|common\b|communal|community|lobby|bike room|doorman|on the property|superintendent)).*(?:\bgym\b|fitness|exercise room|wellness room))
The excuses get shorter.
~ “I didn't have time” gets harder to say.
~ No commute to the treadmill.
~ Push-ups in slippers, if it comes to that.
= ${isThere}.*(?:^(?!.*(?:\bbuilding|residents|amenit|shared|common\b|communal|community|lobby|bike room|doorman|on the property|superintendent)).*(?:playroom|game room|recreation(?:al)? room|rec room))
Somewhere to lose at ping-pong.
The puzzle can take all week.
~ The noisy games move out of the living room.
~ A room where things can stay out.
~ Loud is fine, in a room for it.
~ The good sofa gets a rest.
= ${isThere}.*(?:murphy bed)
It does mean making the bed every morning.
~ The bed folds up and the room comes back.
= ${isThere}.*(?:^(?!.*(?:\bbuilding|residents|amenit|shared|common\b|communal|community|lobby|bike room|doorman|on the property|superintendent)).*(?:guest suite|guest unit|second primary suite))
Comfortable guests stay longer. Just a warning.
~ Guests keep their own hours.
~ Visitors get a door to close.
~ Nobody sleeps on the sofa.
= ${isThere}.*(?:^(?!.*(?:\bbuilding|residents|amenit|shared|common\b|communal|community|lobby|bike room|doorman|on the property|superintendent)).*(?:\bflex (?:room|space)))
A room that hasn't made up its mind.
~ “Flex” leaves it up to the buyer.
~ It'll be one thing in June, another in January.
= ${isThere}.*(?:^(?!.*(?:\bbuilding|residents|amenit|shared|common\b|communal|community|lobby|bike room|doorman|on the property|superintendent)).*(?:bonus room|is a bonus|flexible[^.]{0,15}(?:room|suite)|lower level is a bonus))
Every home wants one room without a job.
~ A room nobody had counted on.
~ Spare space fills up by itself, nicely.
= ${isThere}.*(?:(?:has|have|there's|with|includes|separate|mentions|names)[^.]{0,25}(?:coach|carriage) house)
Somewhere a coachman used to complain about the weather.
~ The horses had an address.
~ A name with hoofprints on it.
= ${isThere}.*(?:mud ?room)
Wet boots get no farther.
~ The umbrella drips in one place.
~ The good rug stays good.
= ${isThere}.*(?:^(?!.*(?:bedroom|\bbath|garage)).*(?:(?<!semi-)private (?:entry|entrance)|street-level entrance|own entrance))
The pizza finds you first try.
~ Come and go without a lobby hello.
~ A door nobody else is holding.
= ${isThere}.*(?:tuck-?pointing)
So rain has a harder time getting in.
~ Fresh mortar, brick by brick.
~ Somebody looked after the brick joints.
= ${isThere}.*(?:sewer|ejector pump|sump pump|french drain|gutters|drains)
Nobody brags about that at parties. They should.
~ The rain knows where to go.
~ Water has a way out. Comforting.
~ The dull part's been thought of.
= ${isThere}.*(?:^(?!.*(?:usually|generally|often|no plumbing)).*(?:cast-iron pipes|plumbing|\bpipes\b))
Nobody shows guests the pipes. I'd ask to see them.
~ The part no one photographs got done.
~ Behind the walls is where it counts.
= ${isThere}.*(?:electrical (?:panel|system|service)|new (?:wiring|electric)|updated electric)
The kettle and the dryer can run together.
Somebody spent money where it doesn't show.
~ Wiring never photographs well. It counts anyway.
~ Fewer trips to the breaker box, I'd hope.
= ${isThere}.*(?:soundproof|sound-proof|noise-reducing|citiquiet)
The garbage truck can start at six.
~ The horns stay outside.
= ${isThere}.*(?:(?:double|triple)[- ]pane|insulated windows|thermal windows)
The street gets turned down a notch.
The chair by the glass stays warm in January.
~ More than one pane between you and the wind.
= ${isThere}.*(?:\broof\b(?! deck| terrace| garden| top)[^.\d]*\b20(?:19|2\d)|\b20(?:19|2\d)(?: new)? roof|roof[^.]{0,30}replaced)
Then the roof's been dealt with.
Somebody already lived through that hammering.
That's one bill gone.
~ Overhead's covered.
~ The big one's off the list.
~ That's the roof nobody has to ask about.
= ${isThere}.*(?:^(?!.*20\d\d).*(?:new|newer) roof\b(?! deck| terrace| garden))
Good to hear. I'd still ask which year.
Rain's a sound again, not a worry.
~ “New” up there, with no year yet.
~ The top got a new hat.
~ One less thing dripping on the mind.
= ${isThere}.*(?:\bwindows? (?:are|were|is) (?:new|replaced|from 20(?:1[5-9]|2\d))|windows and[^.\d]{0,30}(?:are|is) from 20(?:1[5-9]|2\d)|windows were replaced|\bnew(?:er)? windows|new roof, windows)
New windows are a nasty bill. Somebody's paid it.
~ The drafts have been shown out.
~ Fewer cold spots by the glass.
~ Somebody's already had all that measuring done.
~ New glass, and the wind stays out there.
~ No rattling on a windy night, I'd hope.
= ${isThere}.*(?:furnaces?[^.\d]*\b20(?:19|2\d)|new furnaces?)
That's January taken care of.
~ The furnace has plenty of winters ahead.
~ The first cold night should pass quietly.
~ The heat's had an update, then.
~ A young furnace. That's restful.
= ${isThere}.*(?:tankless)
The last shower's as hot as the first.
~ Nobody runs out mid-rinse.
~ No tank to run empty.
= ${isThere}.*(?:water heater[^.\d]*\b20(?:19|2\d)|new(?:er)? (?:hot )?water heater)
Nobody thinks about the tank till the shower's cold.
~ Hot showers, and no guessing how old the tank is.
~ The tank's still young.
~ That's the morning shower looked after.
= ${isThere}.*(?:water heater[^.\d]*\b201[0-8])
A lot of showers behind it. I'd budget for the next one.
~ At least they told you the tank's year.
= ${isThere}.*(?:50-gallon)
Fifty gallons is a few long showers.
= ${isThere}.*(?:(?:hvac|air condition\w*|\bac\b|condenser)[^.\d]*\b20(?:19|2\d)|\b20(?:19|2\d) (?:new )?(?:hvac|air condition))
That's a big bill the buyer can skip for a while.
~ Heating and cooling, crossed off.
~ The dated things are the ones I trust.
~ That system's barely broken in.
~ Summer's got a recent machine on it.
= ${isThere}.*(?:(?:new|newer|recently updated|updated|brand[- ]new)[^.]{0,30}(?:hvac|central air|ac condenser|air condition|heating system|boiler))
The old rattle's gone, presumably.
~ Somebody's had that crew in already.
~ “New” without a year is still half a word.
~ A quieter summer, I'd guess.
~ The heat wave meets a fresh machine.
= ${isThere}.*(?:^(?!.*\btax).*(?:(?:is|are) from 20(?:19|2\d)|(?:updated|replaced|installed|upgraded) in 20(?:19|2\d)))
Dates, not adjectives.
There's a folder of invoices somewhere. I'd ask for it.
~ Somebody wrote the years down.
~ Years instead of “recently.” I'm a fan.
= ${isThere}.*(?:^(?!.*\btax).*(?:is|are) from 20(?:0\d|1[0-8]))
An honest year. Not brand-new, and they say so.
~ They put the date in, even an older one.
= ${isThere}.*(?:(?:\b(?:[6-9]|1\d|2\d)|six|seven|eight|ten|twelve|fourteen)[- ](?:zones?|separate air|hvac|of heating)|(?:\d+|twelve|eight) separate air|(?:seven|eight|twelve|14|12)-zone)
That's a weather map.
Somebody can be cold in peace.
~ Every room gets a vote.
~ Nobody has to agree on a temperature.
= ${isThere}.*(?:(?:climate|separate|multi|two|three|\d)[- ]?(?:climate )?zone|zoned|individually controlled)
The thermostat war ends in a truce.
Nobody heats a room they're not in.
~ The bedroom can be cool while the sofa's warm.
~ The night owl and the early bird get their own settings.
~ One floor can nap warm while another works cool.
= ${isThere}.*(?:radiant|heated floors?|floor heating|underfloor|warmboard)
Slippers become optional.
The dog will find the warm spot first.
~ Bare feet in January.
~ Heat from below, and nothing hissing in the corner.
~ No radiator to bump a shin on.
~ A cold morning loses its argument.
= ${isThere}.*(?:radiators)
Wet mittens dry on those.
~ They hiss and clank, and they do the job.
= ${isThere}.*(?:split[- ]system|mini[- ]split|ductless|discreet split)
Nobody's lifting a box into the window.
~ Each room can pick its own weather.
~ One room cool, the next one not. No debate.
~ No ducts, and the windows stay free.
~ The bedroom can be an icebox on its own.
= ${isThere}.*(?:heat pump)
Heats and cools with the same box.
= ${isThere}.*(?:geothermal)
So the ground does the heating.
= ${isThere}.*(?:central (?:air|ac\b|a\/c|cooling|hvac)|central air-conditioning)
Nobody's wrestling a unit into the window in June.
One thermostat to argue over.
The hottest week won't choose where you sleep.
Dinner can go in the oven in August.
~ >outside Cool inside, so there's no rush to get out.
~ >rooms Good for sleeping.
~ July can do what it likes.
~ No box in the window.
~ August is handled.
~ The windows keep their whole view.
~ You'd sleep through a heat wave.
~ Summer can stay outside.
~ The fans can go back in the closet.
~ The ice cream run becomes optional.
~ No drip on the sill, no rattle at night.
~ Cool in every room, not just the one with the box.
~ Long sleeves indoors in July. Luxury.
~ Cool sheets in July. That's a good night.
~ Nobody's sleeping next to a fan.
= ${isThere}.*(?:^(?!.*(?:usually|generally|often)).*generator)
The ice cream survives the outage.
~ The lights stay on when the street goes dark.
= ${isThere}.*(?:solar (?:panels|power|system|array))
The roof's got a day job.
~ Sunny days pull some weight.
~ The meter gets a rest at noon, I'd think.
= ${isThere}.*(?:ev charg|electric vehicle|car charg|charging outlet)
The car plugs in when the phone does.
~ No detour to fill up.
~ The car sleeps and fills up. Fair deal.
= ${isThere}.*(?:irrigation|self-watering|sprinkler system to maintain|smart sprinkler)
The plants don't rely on anyone's memory.
You can go away in August.
~ No dragging the hose at dusk.
= ${isThere}.*(?:blackout)
Morning comes when you say so.
~ Sleep in, and the sun can wait outside.
= ${isThere}.*(?:window treatments)
No bedsheets tacked over the glass on night one.
~ Nobody wakes at five on moving day.
= ${isThere}.*(?:savant|crestron|control4|lutron)
Guests will need a lesson on the lights.
The light switch went to college.
~ Somebody will give a tour of the buttons.
~ You could turn off the kitchen from bed.
~ There's bound to be a favorite button.
~ “Good night” could be one button.
~ The first evening goes to learning the keypad.
= ${isThere}.*(?:\bnest\b)
A thermostat that takes notes.
~ It learns when you leave. Polite of it.
~ Heat up from the train home, then.
= ${isThere}.*(?:smart[- ]home|smart (?:hvac|controls|system|thermostat)|home automation|full smart)
Somebody will have to learn the app.
“Smart” covers everything from a bulb to a brain.
~ “Smart” how, it doesn't spell out.
~ Guests won't find the light switch.
~ Lights off without getting up, with luck.
~ What it controls is the interesting part.
~ Cleverer than a light switch, anyway.
~ Turning the heat up from the train sounds nice.
~ The lights take orders.
~ There'll be a password for the lamps.
~ The house may remember what you forget.
~ Somebody's phone becomes the light switch.
= ${isThere}.*(?:sonos|speakers|audio|sound system|wired for sound)
The playlist will cause the arguments.
~ >outside The music wants a summer evening, too.
~ The music follows you down the hall.
~ No speakers on stands to trip over.
~ One song, more than one room.
~ Washing up gets a soundtrack.
~ Dancing while cooking is practically installed.
~ The next record's decided by whoever's quickest.
= ${isThere}.*(?:butterfly|video intercom|doorbird|video door)
You see who's buzzing, and decide whether you're home.
~ The phone answers the door.
~ The delivery driver gets a face.
= ${isThere}.*(?:fios|fiber|high-speed internet|wi-?fi|ethernet|cat-?[56])
Video calls without the frozen face.
~ The movie starts when you press play.
~ The cable crew's already been.
= ${isThere}.*(?:(?:elevator|lift)[^.]*(?:directly|opens? (?:right )?into)|keyed elevator|key-locked elevator)
Nobody else gets off at that stop.
~ No hallway. The doors open and you're home.
~ You'd be home before the doors close.
= ${isThere}.*(?:(?<!full-)service elevator)
The sofa gets its own ride.
= ${isThere}.*(?:elevator[^.]*(?:\ball\b|\bevery|\beach|six|seven|five|four)[^.]*(?:levels?|floors?)|elevator to all|(?:connects|serv)[^.]*all (?:levels|floors)|internal elevator)
The stairs become a choice.
The top floor gets as popular as the first.
~ >rooms Then sleep is a button away.
~ >outside I'd ride it to the top for some air.
~ Groceries ride.
~ The suitcase never meets the stairs.
~ Breakfast in bed arrives by elevator.
~ Nobody carries the wash upstairs.
~ Every floor is a button away.
~ The cat will learn the buttons.
= ${isThere}.*(?:(?:(?<!semi-)private|residential|in-home|central)[^.]{0,20}elevator)
That's a ride with nobody to nod at.
~ No waiting while the sixth floor holds the door.
~ No small talk about the weather, then.
~ Wet umbrellas meet no strangers.
= ${isThere}.*(?:^(?!You got).*elevator)
Moving day just got shorter.
Stocking up on seltzer isn't a workout.
~ Heavy bags don't take the stairs.
~ The sofa gets a lift.
~ Groceries won't count the steps.
~ Stairs for exercise, the button for everything else.
~ The suitcase gets a ride up.
~ A button beats a landing.
= ${isThere}.*(?:storage cage)
>parking Skis are housed. The car's another matter.
A cage, so everybody can admire the skis.
Wire walls, so you can see what you forgot.
The suitcases go to jail.
~ A padlock and the camping gear.
~ The tent can wait there till June.
= ${isThere}.*(?:(?:bike room|bike storage|bicycle))
No handlebars in the hall.
~ The bike's out of the hallway.
~ Wheels get their own room.
= ${isThere}.*(?:storage (?:unit|room|locker|space|cage)s?[^.]*(?:included|conveys?|transfers)|(?:included|comes with|transfers)[^.]*storage (?:unit|room|locker|space|cage)|oversized storage[^.]*(?:included|transfers))
Nobody has to rent a unit across town.
~ It comes along with the place. Good, settled.
= ${isThere}.*(?:storage (?:is )?available|storage for rent|waitlist)
I'd ask how long the waiting list is.
= ${isThere}.*(?:common storage|storage within the building|storage in the building|shared storage)
I'd ask whether it locks.
~ The boxes can live near, but not with, you.
= ${isThere}.*(?:^(?!.*(?:option|for rent|waitlist|wait list|available|could)).*(?:(?:private|assigned|dedicated|deeded|large|oversized|walk-in|additional|multiple|very large|a|an|for that)[^.]{0,25}storage (?:unit|rooms?|closets?|cellar|space)|storage (?:unit|rooms?)))
>parking That's the boxes. The car's another matter.
>rooms Then the bedrooms can stay bedrooms.
Nothing has to live under the bed.
It holds the boxes nobody's opened since the last move.
Somebody'll go in for tape and come out an hour later.
It's where the old monitor goes to think.
~ The suitcases have somewhere to go.
~ Closets get to be for clothes.
~ The holiday boxes can leave the bedroom.
~ Skis in summer, fans in winter. They can trade.
~ Things you need once a year get a door.
~ The vacuum might get a closet to itself.
~ Out of sight, and with any luck labeled.
~ The fan and the heater can take turns in there.
~ The big suitcase gets to stand up.
~ A room for “we might need it.”
~ The ornaments don't have to sleep in the hall.
~ The wrapping paper has a home.
~ The folding chairs get a place between parties.
~ The tent and the cooler move out of the closet.
= ${isThere}.*(?:basement storage|open basement storage|storage[^.]*basement|basement[^.]*storage)
The ladder won't live in the kitchen.
~ Down below, so the boxes aren't in the way.
~ The boxes go down, the hall stays clear.
~ Paint cans have a floor of their own.
~ The things that come out in December go down there.
= ${isThere}.*(?:hidden (?:\w+ )?storage|clever storage|concealed storage)
Hidden from guests, and in time from the owner.
~ You'd find your own birthday present.
= ${isThere}.*(?:(?:coat|entry|hall|front) closet)
Party coats don't have to pile on the bed.
~ A place for wet coats.
~ Scarves go where you'd look for them.
= ${isThere}.*(?:closet space|(?:ample|abundant|numerous|large|plenty of) closets?)
The chair in the bedroom might stay empty.
~ Something for every coat, then.
~ Hangers outnumber shirts, with luck.
~ Clothes won't have to take turns.
= ${isThere}.*(?:attic)
Somewhere for the boxes marked “miscellaneous.”
~ Boxes up there, rain drumming just above.
= ${isThere}.*(?:(?:ample|abundant|copious|plenty|lots|great|tons)[^.]{0,20}storage|storage throughout|storage and workspace|extra storage|additional storage|added storage)
The kitchen table might stay clear, for once.
~ “Ample” is for the boxes to decide.
~ The vacuum gets a door to hide behind.
~ Things could go back where they came from.
~ The hall can stay a hall.
~ The closets won't have to hold everything.
~ You'd lose your tape measure in there.
~ The toolbox won't live under the sink.
~ Board games off the floor, at last.
= ${isThere}.*(?:unfinished basement|unfinished)
A blank page with a light bulb.
~ Bare walls, so the ideas are all yours.
= ${isThere}.*(?:dry basement|basement is dry)
“Dry” is the word you want down there.
~ Dry does a lot of good work in that sentence.
= ${isThere}.*(?:english basement)
Half a flight down, usually with daylight.
~ A few steps down, and it has its own door, often.
= ${isThere}.*(?:finished[^.]{0,25}(?:basement|cellar)|(?:basement|cellar)[^.]{0,40}(?:finished|habitable)|finished home gym)
A basement that got promoted.
Somewhere to be loud.
The boxes have been evicted.
~ It's a floor, not just a place for boxes.
~ Noisy hobbies go downstairs.
~ Another floor to spread out on.
= ${isThere}.*(?:(?:finished) (?:garden|lower)[- ](?:level|floor)|lower level[^.]{0,20}finished)
You'd use it, not just visit it.
~ A whole extra floor of carpet and lamps.
~ Downstairs got the same attention.
~ Somebody carried drywall down there.
= ${isThere}.*(?:^(?!.*(?:\bbuilding|residents|amenit|shared|common\b|communal|community|lobby|bike room|doorman|on the property|superintendent)).*(?:(?:full|full-floor) (?:basement|cellar)))
The whole footprint again, one floor down.
The ping-pong table has hope.
~ “Full” means under the whole place.
= ${isThere}.*(?:^(?!.*(?:\bbuilding|residents|amenit|shared|common\b|communal|community|lobby|bike room|doorman|on the property|superintendent)).*(?:lower level[^.]*access[^.]*garage))
Groceries come in without meeting the rain.
= ${isThere}.*(?:^(?!.*(?:\bbuilding|residents|amenit|shared|common\b|communal|community|lobby|bike room|doorman|on the property|superintendent)).*(?:lower[- ]level))
You could vanish down there for an afternoon.
Somebody can be up late without waking the top floor.
~ Half the household can be loud down there.
~ That's another floor for a rainy Sunday.
~ Two floors means two moods.
~ The lower floor isn't just leftovers.
~ A floor for after dinner.
~ Cooler down there in August, usually.
~ Somewhere to retreat when upstairs gets busy.
= ${isThere}.*(?:garden (?:level|floor))
“Garden” sounds better than “downstairs.”
~ Close to the dirt, in the good way.
~ A floor with its feet on the ground.
~ Half a step from a tomato plant, by the name.
= ${isThere}.*(?:^(?!.*(?:\bbuilding|residents|amenit|shared|common\b|communal|community|lobby|bike room|doorman|on the property|superintendent)).*(?:basement|cellar))
I'd go down after a good rain.
Cool in summer, and full of boxes by fall.
~ A cellar takes what the closets won't.
~ Down there goes whatever doesn't fit upstairs.
~ The ladder and the paint cans have a floor.
~ The jam would keep down there.
= ${isThere}.*(?:(?:built-in|custom)[^.]{0,20}(?:shel|bookcase|bookshel))
No bookcase to anchor to the wall.
~ Books off the floor.
~ Shelves that won't wobble.
~ The tall books get a place, too.
= ${isThere}.*(?:custom[^.]{0,20}(?:cabinet|millwork)[^.]*(?:\btv\b|storage|console))
That's furniture nobody has to carry.
~ The cords might get a place to hide.
= ${isThere}.*(?:recessed lighting)
No lamp cords to step over.
= ${isThere}.*(?:powder room)
Then guests never meet your toothbrush.
~ Guests don't have to hunt for it.
`;
