/**
 * Computes styles faster than jsdom, which holds an element and all around it against each rule of the browser whenever
 * somebody asks whether it is shown: queries by role ask so for every element of a page. What looks the same to all those
 * rules is computed once.
 */

/** What is kept of an element: not one of them is inherited. */
const properties = [
  'display',
  'opacity',
  'position',
  'overflow',
  'overflowX',
  'overflowY',
  'rowGap',
  'gridTemplateColumns',
] as const
type Property = (typeof properties)[number]

const exceptions = ['hidden', 'popover', 'open']
const kept = new Map<string, string>()

/** Replaces `getComputedStyle`. Style sheets that a test adds turn it back into the one of jsdom. */
export function computeStylesFaster(): void {
  const view = document.defaultView
  if (view === null) return
  const compute = view.getComputedStyle.bind(view)
  const sheets = document.styleSheets.length
  const faster = (element: Element, pseudoElement?: string | null): CSSStyleDeclaration => {
    const isPlain = (pseudoElement ?? '') === '' && element.ownerDocument === document
    return isPlain && document.styleSheets.length === sheets
      ? lazily(element, () => compute(element))
      : compute(element, pseudoElement)
  }
  for (const each of [window, view]) each.getComputedStyle = faster
}

/** A declaration that is computed when something else is read than whether the element is shown. */
function lazily(element: Element, compute: () => CSSStyleDeclaration): CSSStyleDeclaration {
  let computed: CSSStyleDeclaration | undefined
  const all = () => (computed ??= compute())
  const read = (property: string): string | undefined => {
    if (property === 'visibility') return isInherited(element, 'visibility') ? 'visible' : undefined
    if (property === 'pointerEvents') return isInherited(element, 'pointer-events') ? 'auto' : undefined
    const known = properties.find((each) => each === property)
    return known === undefined ? undefined : keptOf(element, known, all)
  }
  const getPropertyValue = (property: string) => read(property) ?? all().getPropertyValue(property)
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, property) => {
      if (property === 'getPropertyValue') return getPropertyValue
      const value: unknown = (typeof property === 'string' ? read(property) : undefined) ?? Reflect.get(all(), property)
      return typeof value === 'function' ? (value.bind(all()) as unknown) : value
    },
    has: (_, property) => property in all(),
  })
}

/** The rules of the browser, and the one of these tests, tell these elements apart by name, type and class. */
function keptOf(element: Element, property: Property, compute: () => CSSStyleDeclaration): string | undefined {
  const { localName } = element
  if (['details', 'summary', 'dialog', 'noscript'].includes(localName)) return undefined
  if (exceptions.some((name) => element.hasAttribute(name))) return undefined
  const [word = property] = property.split(/[A-Z]/)
  if (styles(element, word)) return undefined
  const type = localName === 'input' ? (element.getAttribute('type') ?? '') : ''
  const isForReadersOnly = element.getAttribute('class')?.includes('visuallyHidden') === true
  const kind = `${property} ${element.namespaceURI} ${localName} ${type} ${isForReadersOnly}`
  const value = kept.get(kind) ?? compute()[property]
  kept.set(kind, value)
  return value
}

/** Nothing up to the document says for this property, which the browser's rules leave alone, that it is not as at first. */
function isInherited(element: Element, property: string): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    // A hidden part of a table is collapsed.
    if (at.hasAttribute('hidden') || styles(at, property)) return false
  }
  return true
}

/** True when an element's own style may say something about a property: `all` does about each. */
function styles(element: Element, property: string): boolean {
  const style = element.getAttribute('style')
  return style !== null && (style.includes(property) || style.includes('all'))
}
