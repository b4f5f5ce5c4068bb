/** Words and patterns for English drafts. No pattern nests repetitions, so none can backtrack for long. */

export const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December'
const MONTH_OR_SHORT = `${MONTH}|Jan\\.?|Feb\\.?|Mar\\.?|Apr\\.?|Aug\\.?|Sept?\\.?|Oct\\.?|Nov\\.?|Dec\\.?`
const DAY = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday'

export const WHEN = new RegExp(
  `\\b(?:${MONTH_OR_SHORT})(?![a-z])|\\b(?:${DAY})\\b|\\b20\\d\\d\\b|\\b(?:today|yesterday|tomorrow|tonight|this (?:week|month|year)|next (?:week|month|year))\\b`,
)
/** Capitalized words that are not names. */
export const CALENDAR = new RegExp(`^(?:${MONTH}|${DAY})$`)

/** `CHIANG MAI, Thailand (June 3, 2027) —` */
export const DATELINE = /^\p{Lu}[\p{L}.,'’ -]{1,60}(?:\([^)\n]{1,40}\) ?|, ?[\p{L}\d., ]{1,40})?\s?[–—-]{1,2}\s/u
export const WHERE = /\b(?:in|at|from|near|to|outside|across|on) (?:the |its |a )?(?:[a-z]+ ){0,3}\p{Lu}\p{Ll}/u

export const ACTOR =
  /\b(?:compan(?:y|ies)|makers?|manufacturers?|producers?|startup|start-up|foundation|charity|university|college|school|institute|hospital|clinic|hotel|bank|ministry|department|agency|association|cooperative|museum|airline|group|developer|operator|retailer|publisher|farm|factory|shop|restaurant|city|province|team|union|fund|Ltd|Inc|Co\.|PCL)\b/

export const WHAT =
  /\b(?:will|to) [a-z]{3,}|\b[a-z]{3,}(?:ed|izes|ises)\b|\b(?:open|launch|start|begin|build|appoint|name|buy|sell|win|raise|invest|publish|release|introduce|close|expand|move|hire|join|donate|train|plant|complete|receive|cut|add|offer|host|hold|bring|sign|take|make|give|teach|report|show|grow|double|halve|plan|return|replace)s\b|\b(?:began|built|bought|sold|won|held|brought|took|made|gave|taught|grew|cut|found|met|set|put|led|shown|became|wrote|rose|fell)\b/

export const WHY =
  /\b(?:because|so that|so|since|after|following|in order to|in response to|as (?:part|demand|more|the|a result)|due to|aim(?:s|ed|ing)?|meaning|instead of|for the first time|(?:which|that|it|and) (?:will|means?|lets?|cuts?|allows?|helps?|gives?|brings?|makes?)|reduc(?:e|es|ing)|enabl(?:e|es|ing)|allow(?:s|ing)?|help(?:s|ing)?|to (?:cut|help|meet|bring|let|give|save|keep|make|reach|serve|reduce|replace|train|protect|shorten|support|prepare|end|stop|fund|raise|teach|ease|avoid|double|expand))\b/i

export const FORMULA =
  /\b(?:is|are|am|was|were) (?:very |extremely |so |truly )?(?:pleased|proud|excited|thrilled|delighted|honou?red|happy) to [a-z]+|\bproudly (?:announces?|presents?|introduces?)\b|\b(?:today )?announced (?:today )?that\b/i

export const FEELING =
  /\b(?:thrilled|excited|delighted|honou?red|proud|pleased) (?:to|that|about|by|of)\b|\b(?:milestone|testament to|passion for|passionate about|valued (?:customers|clients|partners)|commitment to (?:excellence|innovation|quality|our))\b/i

export const SAID =
  /\b(?:said|says|added|adds|explained|explains|told|tells|noted|notes|stated|states|commented|recalled|warned|according to|asked|replied)\b/

export const HYPE =
  /\b(?:(?:world|market|industry|globally)[- ]leading|(?:the|a|as a|as the) leading(?! (?:causes?|reasons?|killers?|factors?|sources?|indicators?|risks?|roles?|actor|actress|candidates?|edge)\b)|world[- ]class|cutting[- ]edge|state[- ]of[- ]the[- ]art|revolutionary|revolutioni[sz](?:e|es|ed|ing)|game[- ]chang(?:er|ers|ing)|best[- ]in[- ]class|unparalleled|unrivall?ed|unprecedented|groundbreaking|next[- ]generation|next[- ]level|premier(?! (?:league|division|of)\b)|seamless(?:ly)?|one[- ]stop|synerg(?:y|ies)|innovative|(?:smart|total|integrated|end-to-end|innovative) solutions?|disruptive|iconic|(?:fully )?turnkey|holistic|robust|paradigm|empower(?:s|ed|ing)?|leverag(?:e|es|ed|ing)|elevat(?:es?|ing|ed(?= (?:the|its|our|their|your|dining|living|experiences?)\b))|unlock(?:s|ed|ing)?)\b/gi

export const FIRST_PERSON = /\b(?:[Ww]e|[Oo]ur|us|[Oo]urs)\b/g
/** Case-sensitive, because `IT` is an industry. */
export const NO_ACTOR = /^(?:[Ww]e|WE|[Oo]ur|OUR|[Ii]t|[Tt]hey|THEY|[Tt]he [Cc]ompany|THE COMPANY|[Tt]his|THIS)\b/

/** Exclamation marks, except in names: more of the name follows, or the name is known to end in one. */
export const EXCLAMATION = /(?<!Yahoo|YAHOO|Kahoot|Joomla)!(?! \p{Ll}|[’']s)/gu
/** The full stop of an abbreviation, in English and Thai. */
export const SHORTENED =
  /(?:(?<!\p{L})(?:Co|CO|Ltd|LTD|Inc|INC|Corp|CORP|Plc|Bros|Jr|Sr|St|No|[ap]\.m|\p{Lu})|(?<![ก-๎])[ก-ฮ]{1,4})\.$/u

export const RELATIVE_DATE =
  /\b(?:today|tomorrow|yesterday|tonight|recently|soon|(?:last|next|this) (?:(?:week|weekend|month|year|quarter)(?! of)|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)|earlier this (?:week|month|year))\b/gi

/** A year of the Buddhist era. */
export const OTHER_YEAR = new RegExp(`\\b(?:in|since|by|of|until|${MONTH}|(?:${MONTH}) \\d{1,2},) (25[4-9]\\d)\\b`, 'g')
