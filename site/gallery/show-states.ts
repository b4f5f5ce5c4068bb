/** Draws the states that need a pointer or a key where an element bears their name: `shown-hover`, `shown-active`, `shown-focus-visible`. */

const pointedAt = /:(hover|active|focus-visible)\b/g

/** Every rule of such a state once more, for the class instead of the state: what is shown is what a visitor gets. */
function repeatFor(group: CSSStyleSheet | CSSGroupingRule) {
  for (let at = group.cssRules.length - 1; at >= 0; at--) {
    const rule = group.cssRules[at]
    if (rule instanceof CSSGroupingRule) repeatFor(rule)
    else if (rule instanceof CSSStyleRule && rule.selectorText.search(pointedAt) >= 0) {
      group.insertRule(rule.cssText.replaceAll(pointedAt, '.shown-$1'), at + 1)
    }
  }
}

for (const sheet of document.styleSheets) repeatFor(sheet)
