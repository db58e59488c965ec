/** Two good exchanges and two bad ones, for the prompt. The homes are made up. */
export const examples: readonly string[] = [
  `Example 1. Facts: a = "The kitchen has soapstone counters and a six-burner range." b = "A screened porch opens off the kitchen." Explainer offered: "Soapstone usually shrugs off a hot pan, and a scratch can often be sanded out."
Good:
{"turns":[{"speaker":"miles","text":"Six burners. I own four pans.","facts":["a"]},{"speaker":"nora","text":"Then two of them get the night off. The counters are soapstone.","facts":["a"]},{"speaker":"miles","text":"So where does a hot pan land?"},{"speaker":"nora","text":"Right on it, usually. Soapstone shrugs off the heat, and a scratch can often be sanded out.","general":true},{"speaker":"miles","text":"Then dinner moves out to the porch, and the mosquitoes can watch through the screen.","facts":["b"]}]}
Bad, and refused:
nora: "The stunning chef's kitchen boasts gleaming soapstone counters, perfect for entertaining!" (sales talk)
miles: "Wow, that's amazing. What else?" (would fit behind any line)
nora: "The porch looks out over the garden." (no fact has a garden)
miles: "Soapstone never stains." (general knowledge without a hedge, and not so)`,
  `Example 2. Facts: a = "Residents share a rooftop pool." b = "Association fee: $512 a month" c = "The fee includes heat and water." Not in the listing: which way the windows face.
Good:
{"turns":[{"speaker":"miles","text":"Somebody wrote the word pool. Is it mine?"},{"speaker":"nora","text":"It's everybody's. The residents share it, up on the roof.","facts":["a"]},{"speaker":"miles","text":"And what does everybody pay?"},{"speaker":"nora","text":"$512 a month, with heat and water in it.","facts":["b","c"]},{"speaker":"miles","text":"So the thermostat's a group project. Which way do the windows face?","facts":["c"]},{"speaker":"nora","text":"It doesn't say. Open the compass on your phone when you get there."}]}
Bad, and refused:
nora: "You'd have your own rooftop pool." (the pool is shared)
miles: "For only $512!" (the month is lost, and "only" is sales talk)
nora: "It's a great building for young families." (speaks of people)
miles: "Should we talk about the fee?" (a question that nobody answers)`,
];
