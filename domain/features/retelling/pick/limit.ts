/** Wishes, paid extras and statements about others: we pick nothing from such sentences. */
export const limit =
  /\b(?:not|no|nor|never|none|without|could|can (?:be|also|easily)|may|might|would|potential\w*|possib\w+|imagin\w+|envision\w*|if|once|unless|until|previously|formerly|originally|used (?:to|as)|convert\w*|(?<!-|floor )plans?|proposed|planned|options?|optional|available|wait ?-?list\w*|renderings?|bring your|restore|replac\w+|under (?:renovation|construction)|opportunity to (?:build|add|create|expand|design|convert)|build[- ]?out|exclud\w+|permitted|allowed|soon|fee|similar|whether|nearby|neighbors?|choose|or|approv\w+|pre-approved|purchase|rented?|sale)\b/i;

/** Things everyone in the building shares. */
export const shared =
  /\b(?:residents|fieldhouse|clubhouse|playground|penthouses|homes|stores?|stations?|bike|building|condop|units|apartments|residences|rowhomes|amenit\w+|common|communal|shared|community|complex|association|lobby|hoa|tower|cooperative|condominium)\b/i;
