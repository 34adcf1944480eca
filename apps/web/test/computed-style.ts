/**
 * Computes styles faster than jsdom, which holds an element and all around it against each rule of the browser whenever
 * somebody asks whether it is shown: queries by role ask so for every element of a page. What looks the same to all those
 * rules is computed once.
 */

/** What is kept of an element that no attribute makes an exception. */
type Kept = Pick<CSSStyleDeclaration, 'display' | 'opacity'>

const exceptions = ['style', 'hidden', 'popover', 'open']
const kept = new Map<string, Kept>()

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
    switch (property) {
      case 'display':
      case 'opacity':
        return keptOf(element, all)?.[property]
      case 'visibility':
        return isVisibilityInherited(element) ? 'visible' : undefined
      default:
        return undefined
    }
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
function keptOf(element: Element, compute: () => CSSStyleDeclaration): Kept | undefined {
  const { localName } = element
  if (['details', 'summary', 'dialog', 'noscript'].includes(localName)) return undefined
  if (exceptions.some((name) => element.hasAttribute(name))) return undefined
  const type = localName === 'input' ? (element.getAttribute('type') ?? '') : ''
  const isForReadersOnly = element.getAttribute('class')?.includes('visuallyHidden') === true
  const kind = `${element.namespaceURI} ${localName} ${type} ${isForReadersOnly}`
  let found = kept.get(kind)
  if (found === undefined) {
    const { display, opacity } = compute()
    found = { display, opacity }
    kept.set(kind, found)
  }
  return found
}

/** Nothing up to the document says that it, or what it is in, is not visible. */
function isVisibilityInherited(element: Element): boolean {
  for (let at: Element | null = element; at !== null; at = at.parentElement) {
    // A hidden part of a table is collapsed.
    if (at.hasAttribute('hidden')) return false
    if (at.getAttribute('style')?.includes('visibility') === true) return false
  }
  return true
}
