/** What Miles asks before Nora tells a sentence of the listing: the question is about what the sentence says. */
export const lineQuestions = `
= open-history
part open-history
M: [Is there a story|Is there any history|Any history|Does it have a past|Has it got a past][ to it|, do we know|, does it say|]?
 | [Where does it come from|How did it get here|Who do we thank for it|How did it come to be], [as far as we know|does the listing say|do we know]?
 | [I like to know who was here first|I always read the plaque|I'm the one who reads the cornerstone]. [What's the story|What's its story|What do we know]?
 | [Take me back|Wind the clock back|Go back to the beginning]. [What's the story|How did it start|What was it]?
= ask-history
part ask-open-history
M: [And its past|What's the story behind it|How did it start out|Has it got a past|Is there a story to it]?

= open-redone
part open-redone
M: [What's been done to it|What's been redone|How much of it is new|What has somebody done to it|How fresh is it|How much work is left]?
 | [Level with me|Straight out|Be honest|Tell it straight]: [is it tired|how fresh is it|do I need a contractor|what's been done|what's new]?
 | [I'm holding a paintbrush|I own one paintbrush|My toolbox has a hammer and regrets]. [Do I need it|Would I use it|Is there anything left to do]?
= open-redone-year
part open-redone
needs fact:yearBuilt year<2005
M: {Year}[, you said|]. What's been [replaced|updated|done|redone] since?
 | A {kind} from {year}. What's [newer than that|been replaced|been updated|been done to it]?
= ask-redone
part ask-open-redone
M: [What's been done to it|How much of it is new|How fresh is it|What's been redone|And what's new]?

= open-layout
part open-layout
M: [How is it put together|What's the shape of it|How is it laid out|What am I picturing|How does it all fit together|How do the rooms sit]?
 | [Draw it for me|I've got a pencil|I'm sketching|I drew a box]. [How is it laid out|What's the shape|Where do things go|What goes where]?
 | [Give me the floor plan|Walk me through the plan|Lay it out for me|Sketch me the plan][, in words|, in a sentence or two|].
= ask-layout
part ask-open-layout
M: [How is it put together|What's the shape of it|How is it laid out|And the layout|How do the rooms sit|What's the floor plan|How does it fit together|Which way do the rooms go|How do I find my way around|What leads to what]?

= open-light
part open-light
M: [How's the light|What's the light like|Where does the light come from|Does it get any sun|When does the sun come in]?
 | [I'm a window person|Curtains open|Blinds up|My fern has one question]. [How's the light|Is there sun|What about the light|How much light is there]?
 | [Say it's nine in the morning|Say it's a gray Tuesday|Turn off the lamps|Leave the lamps off]. [How bright is it|How's the light|What's the light like]?
= ask-light
part ask-open-light
M: [How's the light|And the light|Does it get sun|What about the light|And the windows]?

= open-view
part open-view
M: [What would I be looking at|What's beyond the glass|What's it look out on|What's out the window|What do I see from there]?
 | [Curtains open|Blinds up|Nose to the glass|Elbows on the sill|Face to the window]. What's [out there|the view|down there|in front of me]?
= ask-view
part ask-open-view
M: [What's the view|And the view|What would I look at|And out the window]?

= open-finishes
part open-finishes
M: [Look down, then look up|Eyes down, then up|Start at the floor]. What [do I see|is there|am I standing on]?
 | [What's underfoot|What's it made of|What are the rooms finished in|What's on the floors and walls|How is it finished|What am I walking on|What did they use for the floors|What would my feet notice]?
 | [Shoes off|Slippers on|I'm in my socks]. What [am I standing on|are the rooms like|is it finished in]?
= ask-finishes
part ask-open-finishes
M: [What's it made of|What's underfoot|How are the rooms finished|And the finishes|What are the floors|How's it finished inside|What did they finish it with|What am I walking on|And the floors|What would my feet notice]?

= open-details
part open-details
M: [Look around|Turn around once|Stand still a moment|Look up]. What [do I see|is there to see|would I notice|catches the eye]?
 | [What gives it its character|What would I notice first|What did they do with the rooms|What's special about the rooms|What are the details]?
 | [I like details|I notice details|I look at corners]. [What is there|What would I find|What would you point out]?
= ask-details
part ask-open-details
M: [And the details|What else would I notice|What gives it character|And the rooms themselves|What stands out in there|What would catch my eye|What are the rooms like]?

= open-fireplace
part open-fireplace
M: [Is there a fireplace|Where do I warm my feet|Is there anything to sit in front of|Any fireplaces|Where's the cozy corner]?
 | [It's the first cold night|Say it's snowing|First frost|A long gray Sunday]. [Is there a fire to sit by|Where do I sit|Any chance of a fire]?
= ask-fireplace
part ask-open-fireplace
M: [And a fireplace|Is there a fireplace|Any fireplaces|Where do I warm my feet]?

= open-flex
part open-flex
M: [Where would I work|Where does the desk go|Is there a spot for a desk|Where do I take a call|Is there a room with no job yet]?
 | [I work from home on Fridays|I own a desk and a bad chair|I need a door to close|I've got a sewing machine]. [Where does it go|Where would I go|Is there a spot|Any place for that]?
 | [Is there a room for anything at all|Any room that could be anything|Which room can I argue about]?
= ask-flex
part ask-open-flex
M: [And somewhere to work|Where would a desk go|Any spare room|Is there room for a desk]?

= open-potential
part open-potential
M: [Could I change anything|What could it turn into|Is there room to do more|What could somebody do with it|Where could it go from here]?
 | [I've got a pencil and big ideas|Say I like a project|I'm already moving walls in my head|I brought graph paper]. [What's possible|What could I do with it|What does the listing say could be done]?
= ask-potential
part ask-open-potential
M: [Could I change anything|And what could be done with it|What could it turn into|Is there room to do more]?

= open-appliances
part open-appliances
M: [What do I cook on|What am I cooking with|What's plugged in|Who made the stove|What does the cooking]?
 | [I burn toast on anything|I cook by smell|I read oven manuals|My specialty is toast]. [What have I got to work with|What's in there to cook on|What are the appliances]?
= ask-appliances
part ask-open-appliances
M: [What do I cook on|And the appliances|What am I cooking with|And to cook with|What's the stove|Which appliances are in there|What's built in]?

= open-climate
part open-climate
M: [How's it heated and cooled|What about heating and cooling|How does it do in January and July|What keeps it comfortable]?
 | [I'm cold until June|I sleep with a window open|Somebody's always at the thermostat]. [What's the system|How's it heated and cooled|How does it work there]?
= ask-climate
part ask-open-climate
M: [And heating and cooling|How's it heated and cooled|What keeps it comfortable|How does it stay warm, and cool|What about July and January]?

= open-staff
part open-staff
M: [Who's downstairs|Who takes in the packages|Who looks after the building|Is anybody at the door|Who do I say good morning to]?
 | [A package comes while I'm out|I've locked myself out|I'm expecting a delivery]. [Who helps|Is somebody there|Who's downstairs]?
= ask-staff
part ask-open-staff
M: [Who's downstairs|Who looks after the building|And who takes in the packages]?

= open-transit
part open-transit
M: [How do I get around|How do I get to work|How do I get downtown|What about trains|And without a car]?
 | [No car today|The car's in the shop|I leave the car at home|I've got a train pass]. [How do I get around|What do I catch|Where do I go|How do I get anywhere]?
= ask-transit
part ask-open-transit
M: [And the trains|How do I get around|And without a car|What about getting around|How's the commute|And getting downtown|What stops nearby|What do I ride]?

= open-green
part open-green
M: [Where do I go for a run|Is there a park|Anything green nearby|Where's the nearest bench under a tree|Where do I walk it off]?
 | [I've got a kite|I've got a picnic blanket|I bought running shoes|Sunday morning, good shoes]. [Where do I go|Is there a park|Where's the grass]?
= ask-green
part ask-open-green
M: [And a park|Anything green nearby|Is there a park|Where do I go for a walk|Where's the nearest grass|Any trees to sit under]?

= open-errands
part open-errands
M: [Where do I get a coffee|Where do I eat out|I'm out of milk. What's near|Where would we go for dinner|What's within walking distance]?
 | [Nobody's cooking tonight|The fridge is empty|I'm hungry and it's raining|We're out of coffee]. [Where do I go|What's close|What's around|What's near]?
= ask-errands
part ask-open-errands
M: [And for dinner out|Where do I get a coffee|What's close by|And shops]?

= open-block
part open-block
M: [What's the street like|What's the block like|How's the street|What sort of street is it|Where is it, exactly]?
 | [Stand on the sidewalk with me|I'm on the sidewalk|We're out on the street]. What's [the block like|it like here|around me|the street like]?
= ask-block
part ask-open-block
M: [And the street|What's the block like|How's the block|What sort of street is it|And outside the front door|What's it like out front]?

= open-deal
part open-deal
M: [What comes with it|How is it being sold|What about the sale itself|What should a buyer know about the sale]?
 | [Say I'm serious|Say I'd like to buy it|I've got a pen in my hand]. [What do I need to know|What should I know about the sale|What comes with it]?
= ask-deal
part ask-open-deal
M: [And the sale itself|How is it being sold|What comes with it]?

= open-grounds
part open-grounds
M: [What's the outside like|How does it look from the street|What's it like from the sidewalk|What do I see walking up]?
 | [From across the street|Stand across the street with me|I'm walking up to it|I'm at the gate]. What [does it look like|do I see|am I looking at]?
= ask-grounds
part ask-open-grounds
M: [What does it look like from the street|And from the outside|What do I see walking up]?

= open-upstairs
part open-upstairs
M: [What's upstairs|What's up there|Where do the stairs go|What's at the top of the stairs]?
 | [Up we go|I'm on the stairs|Follow me up|One flight up]. What's [there|up there|waiting|at the top]?
 | [I always count the stairs|I've got my hand on the banister]. [Where do they go|What's at the top|What's up there]?
= ask-upstairs
part ask-open-upstairs
M: [And upstairs|What's upstairs|What's up there|Where do the stairs go]?

= open-invest
part open-invest
M: [Would it earn anything|Does it bring anything in|What could it bring in|Is there any income in it]?
 | [Say I'm buying it for the income|Say I think like a landlord|I've brought a calculator]. [What does the listing say|What do I write down|What's there to count]?
= ask-invest
part ask-open-invest
M: [Would it earn anything|And the income|Does it bring anything in]?
`;
