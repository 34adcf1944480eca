/** A media feature that a switch of the gallery decides instead of the device. */
export type MediaPreference = {
  readonly feature: 'prefers-reduced-motion' | 'forced-colors'
  /** The value that the page shall see; `undefined` leaves it to the device. */
  readonly value: string | undefined
}

const original = new WeakMap<CSSMediaRule, string>()
let current: readonly MediaPreference[] = []

/**
 * Makes the page's own style sheets see another value of a media feature. A page cannot set what the device says, so
 * each condition that names the feature is rewritten to one that always or never holds.
 */
export function preferMedia(preferences: readonly MediaPreference[]) {
  current = preferences
  for (const sheet of document.styleSheets) rewrite(sheet.cssRules)
}

/** Style sheets come with the stories, so new ones are told as well. */
export function watchStyleSheets() {
  new MutationObserver(() => preferMedia(current)).observe(document.head, { childList: true, subtree: true })
}

function rewrite(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const condition = original.get(rule) ?? rule.media.mediaText
      original.set(rule, condition)
      const wanted = current.reduce(decide, condition)
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted
    }
    if (rule instanceof CSSGroupingRule) rewrite(rule.cssRules)
  }
}

function decide(condition: string, { feature, value }: MediaPreference): string {
  if (value === undefined) return condition
  return condition.replaceAll(new RegExp(`\\(${feature}: ([a-z-]+)\\)`, 'g'), (_all, wanted: string) =>
    wanted === value ? '(min-width: 0px)' : '(max-width: 0px)',
  )
}
