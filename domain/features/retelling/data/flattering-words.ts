/** Praise before a home's name, in addition to the praise before feature names. */
export const flatteringWords =
  'highly desired sought-after highly-desired highly-sought-after most exciting turnkey turn-key move-in-ready picture-perfect jaw-dropping unparalleled unmatched prestigious premier vibrant trendy trendiest idyllic quintessential delightful adorable prime famed lovingly graciously perfectly conveniently ideally masterfully expertly stunningly unbelievable absolute absolutely luminous mesmerizing dreamy cool fun happy terrific superb exclusive once-in-a-lifetime intimate distinctive distinguished elevated masterful storied quaint grand-scale large-scale well-maintained well-kept well-managed well-run esteemed effortless ultra triple-mint mint-condition trophy notable architecturally significant'.split(
    ' ',
  );

/** Praise in an ad, but a fact to a visitor. */
export const tellingWords =
  'modern contemporary classic additional extra another several multiple own many quiet sunny newly recently freshly completely mature leafy'.split(
    ' ',
  );
