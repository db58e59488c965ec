/** Words from buttons, menus, forms, legal lines and fact tables that are never part of a name. */
const interfaceWords = new Set(
  `about account active add additional address advertise agents alert alerts all any apply approved area assigned association
  attached available bath bathroom bathrooms baths bed bedroom bedrooms beds blog built buy buyer buyers calculator 
  cancel careers change changes check choose click comment comments commute community compare contact continue cookie
  cookies copyright crown dashboard data days description detached details direction directions disclaimer district download
  edit email enter equal error estimate estimated facebook facts faq favorite favorites feature features fee fees filter find
  floor floorplan follow for forgot full garage gallery get government had has have help hide history how housing if
  information inquire inquiry instagram interest is kitchen learn legal license licensed linkedin listed listing listings
  loading loan loans local log login lot make map maps menu message messages more mortgage near nearby neighborhood next not
  note notes notice now number offer open opportunity options or our overview pantry payment payments pending phone photo
  photos please policy popular premier previous price-drop print privacy profile property provided public question
  questions rates rating recent records register registers registry related remove rent rental rentals report request
  required reserved residence result results return review reviews rights room rooms sale sales save saved schedule school
  schools search see select sell seller sellers send service share show similar sold sort source sqft status 
  studio submit subscribe support tax taxes team terms text thank thanks that these they this those to today toggle tour tours
  trademark trademarks twitter type unavailable unknown unsave update updated upload us use user utility valid value video
  videos view views virtual visit want was we website welcome were what when where which who whose why with write year
  years yes you your youtube zip`.split(/\s+/),
);

/** Whether any word must come from the page around a name: "My Notes", "Save Saved", "to make changes". */
export function hasInterfaceWords(text: string): boolean {
  return text
    .toLowerCase()
    .split(/[^a-zà-ÿ'’.-]+/)
    .some((word) => interfaceWords.has(word.replace(/[.'’-]+$/, '')));
}
