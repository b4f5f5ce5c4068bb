/** Words and patterns for English drafts. No pattern has nested repetitions, because they can backtrack for minutes. */

export const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December'
const MONTH_OR_SHORT = `${MONTH}|Jan\\.?|Feb\\.?|Mar\\.?|Apr\\.?|Aug\\.?|Sept?\\.?|Oct\\.?|Nov\\.?|Dec\\.?`
const DAY = 'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday'

export const WHEN = new RegExp(
  `\\b(?:${MONTH_OR_SHORT})(?![a-z])|\\b(?:${DAY})\\b|\\b20\\d\\d\\b|\\b\\d{1,2}[/.]\\d{1,2}[/.]\\d{2,4}\\b|\\b(?:today|yesterday|tomorrow|tonight|this (?:week|month|year)|next (?:week|month|year))\\b`,
)

/** `CHIANG MAI, Thailand (June 3, 2027) —` */
export const DATELINE = /^\p{Lu}[\p{L}.,'’ -]{1,60}(?:\([^)\n]{1,40}\) ?|, ?[\p{L}\d., ]{1,40})?\s?[–—-]{1,2}\s/u
export const WHERE = new RegExp(
  `${DATELINE.source}|\\b(?:in|at|from|near|to|outside|across|on) (?:the |its |a )?(?:[a-z]+ ){0,3}\\p{Lu}\\p{Ll}`,
  'u',
)

const ROLE =
  /\b(?:compan(?:y|ies)|makers?|manufacturers?|producers?|startup|start-up|foundation|charity|university|college|school|institute|hospital|clinic|hotel|bank|ministry|department|agency|association|cooperative|museum|airline|group|developer|operator|retailer|publisher|farm|factory|shop|restaurant|city|province|team|union|fund|Ltd|Inc|Co\.|PCL)\b/
const TWO_CAPITALS = /(?<!\p{L})(?!(?:On|In|At|The|For) )\p{Lu}[\p{L}&]{1,40} \p{Lu}[\p{L}&]/u
const PLACE_OR_DAY = `(?<!\\b(?:[Ii]n|[Aa]t|[Ff]rom|[Nn]ear|[Tt]o|[Oo]n|of|across|by|[Ss]ince|until|last|next) )(?!${MONTH}|${DAY})`
/** Finds a role, or a capitalized word that is not a place, month or day. */
export const WHO = new RegExp(
  `${ROLE.source}|${TWO_CAPITALS.source}|(?<=\\p{L} )${PLACE_OR_DAY}\\p{Lu}[\\p{L}\\d&]`,
  'u',
)

export const WHAT =
  /\b(?:will|to) [a-z]{3,}|\b[a-z]{3,}(?:ed|izes|ises)\b|\b(?:open|launch|start|begin|build|appoint|name|buy|sell|win|raise|invest|publish|release|introduce|close|expand|move|hire|join|donate|train|plant|complete|receive|cut|add|offer|host|hold|bring|sign|take|make|give|teach|report|show|grow|double|halve|plan|return|replace)s\b|\b(?:began|built|bought|sold|won|held|brought|took|made|gave|taught|grew|cut|found|met|set|put|led|shown|became|wrote|rose|fell)\b/

export const WHY =
  /\b(?:because|so that|so|since|after|following|in order to|in response to|as (?:part|demand|more|the|a result)|due to|aim(?:s|ed|ing)?|meaning|instead of|for the first time|(?:which|that|it|and) (?:will|means?|lets?|cuts?|allows?|helps?|gives?|brings?|makes?)|reduc(?:e|es|ing)|enabl(?:e|es|ing)|allow(?:s|ing)?|help(?:s|ing)?|to (?:cut|help|meet|bring|let|give|save|keep|make|reach|serve|reduce|replace|train|protect|shorten|support|prepare|end|stop|fund|raise|teach|ease|avoid|double|expand))\b/i

export const LEAD_FORMULA =
  /\b(?:is|are|am|was|were) (?:very |extremely |so |truly )?(?:pleased|proud|excited|thrilled|delighted|honou?red|happy) to [a-z]+|\bproudly (?:announces?|presents?|introduces?|unveils?|launch(?:es)?)\b|\b(?:today )?announced (?:today )?that\b/gi

export const QUOTE_FORMULA =
  /\b(?:thrilled|excited|delighted|honou?red|proud|pleased) (?:to|that|about|by|of)\b|\b(?:milestone|testament to|passion for|passionate about|valued (?:customers|clients|partners)|commitment to (?:excellence|innovation|quality|our))\b/gi

export const SAID =
  /\b(?:said|says|added|adds|explained|explains|told|tells|noted|notes|stated|states|commented|recalled|warned|according to|asked|replied)\b/

export const HYPE =
  /\b(?:(?:world|market|industry|globally)[- ]leading|(?:the|a|as a|as the) leading(?! (?:causes?|reasons?|killers?|factors?|sources?|indicators?|risks?|roles?|actor|actress|candidates?|edge)\b)|world[- ]class|cutting[- ]edge|state[- ]of[- ]the[- ]art|revolutionary|revolutioni[sz](?:e|es|ed|ing)|game[- ]chang(?:er|ers|ing)|best[- ]in[- ]class|unparalleled|unrivall?ed|unprecedented|groundbreaking|next[- ]generation|next[- ]level|seamless(?:ly)?|one[- ]stop|synerg(?:y|ies)|innovative|(?:smart|total|integrated|end-to-end|innovative) solutions?|disruptive|iconic|(?:fully )?turnkey|holistic|robust|paradigm|empower(?:s|ed|ing)?|leverag(?:e|es|ed|ing)|elevat(?:es?|ing|ed(?= (?:the|its|our|their|your|dining|living|experiences?)\b))|unlock(?:s|ed|ing)?)\b/gi

export const FIRST_PERSON = /\b(?:[Ww]e|[Oo]ur|us|[Oo]urs)\b/g
/** Case-sensitive, because `It` is a pronoun, but `IT` is an industry. */
export const NO_ACTOR = /^(?:[Ww]e|WE|[Oo]ur|OUR|[Ii]t|[Tt]hey|THEY|[Tt]he [Cc]ompany|THE COMPANY|[Tt]his|THIS)\b/g
export const CAPITALS = /^(?=.*\p{Lu}{4})\P{Ll}+$/gsu
/** A repeated word such as `the the`. `That that` and `had had` may be correct. */
export const REPEATED_WORD = /(?<!\p{L})(?!that\b|had\b)(\p{Ll}+)\s+\1(?!\p{L})/gu

/** A relative date such as `today`. Does not match if the date follows, as in `today, November 22`. */
export const RELATIVE_DATE = new RegExp(
  `\\b(?:today|tomorrow|yesterday|tonight|recently|soon|(?:last|next|this) (?:(?:week|weekend|month|year|quarter)(?! of)|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)|earlier this (?:week|month|year))\\b(?![ ,(]{0,3}(?:\\d{1,2} |(?:${MONTH}) \\d))`,
  'gi',
)

/** A year of the Buddhist era. */
export const OTHER_YEAR = new RegExp(
  `(?<=\\b(?:in|since|by|of|until|${MONTH}|(?:${MONTH}) \\d{1,2},) )25[4-9]\\d\\b`,
  'g',
)
