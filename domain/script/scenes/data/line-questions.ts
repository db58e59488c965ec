/** Miles's questions before Nora says a listing sentence: plain enough to fit anything it says about its subject. */
export const lineQuestions = `
= open-history
part open-history
M: [Is there a story to it|Is there any history|Any history to it|Does it have a past|What's its story][|, do we know|, does it say]?

= ask-history
part ask-open-history
M: [And its past|What's the story there|Is there a story to it|And the history]?

= open-layout
part open-layout
M: [How is it laid out|What's the layout|How does it fit together|What's the floor plan like]?
 | [Give me the floor plan|Walk me through the plan|Lay it out for me|Sketch me the plan][, in words|, in a sentence or two|].

= ask-layout
part ask-open-layout
M: [How is it laid out|And the layout|What about the layout|How does it fit together|And the floor plan|What about the floor plan]?

= open-light
part open-light
M: [How's the light|What's the light like|What about light|Tell me about the light]?

= ask-light
part ask-open-light
M: [How's the light|And the light|What about the light|What's the light like]?

= open-view
part open-view
M: [What do you see from there|What's out the window|What does it look out on|What's the view]?

= ask-view
part ask-open-view
M: [What's the view|And the view|And out the window|What's it look out on]?

= open-finishes
part open-finishes
M: [How is it finished|What are the finishes|What's it finished in|What are the rooms made of]?

= ask-finishes
part ask-open-finishes
M: [How is it finished|And the finishes|What about finishes|What are the rooms made of|And the materials]?

= open-details
part open-details
M: [What stands out|What's particular about the rooms|What did you mark|What else is in there]?

= open-character
part open-character
M: [What gives it its character|What stands out|What's particular about the rooms|What did you mark]?

= ask-details
part ask-open-details
M: [What else stands out|And the rooms themselves|What else did you mark|What else is in there]?

= ask-character
part ask-open-character
M: [What else stands out|What gives it character|And the rooms themselves|What else did you mark|What else is in there]?

= open-fireplace
part open-fireplace
M: [Is there a fireplace|Any fireplaces|What about a fireplace]?

= ask-fireplace
part ask-open-fireplace
M: [And a fireplace|Is there a fireplace|Any fireplaces|What about a fireplace]?

= open-flex
part open-flex
M: [Is there a room to spare|Is there an extra room|Any room that could be anything|Is there somewhere to work]?

= ask-flex
part ask-open-flex
M: [And a spare room|Any room to spare|And somewhere to work|Is there an extra room]?

= open-potential
part open-potential
M: [Could I change anything|Is there room to do more|What could somebody do with it|What's possible there]?

= ask-potential
part ask-open-potential
M: [Could I change anything|And what could be done with it|Is there room to do more|What's possible there]?

= open-appliances
part open-appliances
M: [What about appliances|Which appliances come with it|And the appliances|What's in it for appliances]?

= ask-appliances
part ask-open-appliances
M: [And the appliances|What about appliances|Which appliances]?

= open-climate
part open-climate
M: [How's it heated and cooled|What about heating and cooling|And heating and cooling]?

= ask-climate
part ask-open-climate
M: [And heating and cooling|What about heating and cooling|And the systems]?

= open-staff
part open-staff
M: [Is there any staff|Who looks after the building|Who's on staff]?

= ask-staff
part ask-open-staff
M: [And the staff|Is there any staff|Who looks after the building]?

= open-transit
part open-transit
M: [How do you get around|What about getting around|And without a car|What about transit]?
 | [What's there for getting around|How would you get around|And for getting from place to place]?

= ask-transit
part ask-open-transit
M: [And getting around|How do you get around|And without a car|What about transit|And transit]?

= open-green
part open-green
M: [Is there anything green nearby|Anything green nearby|What about parks|Where would you go outdoors]?
 | [And something green|What about green space|And for fresh air]?

= ask-green
part ask-open-green
M: [Anything green nearby|And parks|What about parks|And somewhere green]?

= open-errands
part open-errands
M: [What's nearby|What's within reach|What's close by|What's around the corner]?

= ask-errands
part ask-open-errands
M: [What's close by|And nearby|What's around there|What's within reach]?

= open-block
part open-block
M: [What's the street like|What's the block like|Where is it, exactly|What about the street]?
 | [And the street itself|What's the street itself like|And the block]?

= ask-block
part ask-open-block
M: [And the street|What's the block like|What about the block|What's right around it]?

= open-deal
part open-deal
M: [How is it being sold|What about the sale itself|What should a buyer know about the sale|What else comes with the sale]?

= ask-deal
part ask-open-deal
M: [And the sale itself|What about the sale|How is it being sold]?

= open-grounds
part open-grounds
M: [What's it like outside|What about the outside|And from the outside]?

= ask-grounds
part ask-open-grounds
M: [And the outside|And from the outside|What about the outside]?

= open-upstairs
part open-upstairs
M: [What's upstairs|And upstairs|What about upstairs]?

= ask-upstairs
part ask-open-upstairs
M: [And upstairs|What's upstairs|What about upstairs]?

= open-invest
part open-invest
M: [Does it bring anything in|Could it bring anything in|Is there any income in it]?

= ask-invest
part ask-open-invest
M: [And income|Is there any income in it|Could it bring anything in]?

= open-redone
part open-redone
M: [What's been done to it|What's been redone|How much of it is new|What's been updated]?

= open-redone-year
part open-redone
needs fact:yearBuilt year<2005
M: {Year}[, you said|]. What's been [replaced|updated|done|redone] since?

= ask-redone
part ask-open-redone
M: [What's been done to it|How much of it is new|What's been redone|And what's new|What's been updated]?
`;
