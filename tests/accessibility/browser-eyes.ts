import type { Page } from '@playwright/test'

export type Area = { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
export type TextFault = {
  readonly what: 'cut off' | 'runs out of its box' | 'lies over other text' | 'shortened'
  readonly where: string
}

/** What judges ask about a page, answered inside it. */
export type BrowserEyes = {
  within(stage: string): Element[]
  isShown(element: Element): boolean
  isForReadersOnly(element: Element): boolean
  areaOf(element: Element): Area
  describe(element: Element): string
  controls(stage: string): Element[]
  textFaults(stage: string): TextFault[]
  /** Where focus is; nothing when it is nowhere, which is what `body` means. */
  focusStop(stage: string): FocusStop | undefined
}

export type FocusStop = {
  /** The same for the same element while the page lives. */
  readonly id: number
  readonly where: string
  /** What the ring may be drawn around: the control, or its label when the control itself is not drawn. */
  readonly area: Area
  /** The same on the page, however far that is scrolled. */
  readonly areaOnPage: Area
  /** Boxes around it that may bear the ring in its place. */
  readonly around: readonly Area[]
  readonly isDrawn: boolean
  readonly isObscured: boolean
  readonly isInStage: boolean
  readonly isRightToLeft: boolean
  /** It moves among its likes by arrow keys. */
  readonly isListItem: boolean
  /** The list or menu itself. */
  readonly isList: boolean
  /** The dialog, menu or list over the page that it is in. */
  readonly overlay: number | undefined
}

declare global {
  // oxlint-disable-next-line no-var -- a global can be declared with var only
  var eyes: BrowserEyes
}

/** Gives the page `eyes`; a page that has them keeps them. */
export async function openEyes(page: Page): Promise<void> {
  await page.evaluate(() => {
    const operable = [
      'a[href]',
      'button',
      'input:not([type=hidden])',
      'select',
      'textarea',
      'summary',
      ...['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'menuitem', 'menuitemradio', 'menuitemcheckbox'].map(
        (role) => `[role=${role}]`,
      ),
      ...['option', 'slider', 'spinbutton', 'combobox', 'searchbox', 'textbox'].map((role) => `[role=${role}]`),
    ].join(', ')

    const within = (stage: string) => [
      ...new Set([...document.querySelectorAll(stage)].flatMap((root) => [...root.querySelectorAll('*')])),
    ]

    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return (
        width > 0 &&
        height > 0 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true })
      )
    }

    const hidesItsBox = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      const { clip, clipPath, overflow } = getComputedStyle(element)
      return (
        (width <= 2 && height <= 2 && overflow !== 'visible') ||
        /inset\((50|100)%/.test(clipPath) ||
        /rect\((0|1)px,? (0|1)px,? (0|1)px,? (0|1)px\)/.test(clip)
      )
    }
    const ancestors = (element: Element) => {
      const found: Element[] = []
      for (let at: Element | null = element; at !== null && at !== document.body; at = at.parentElement) found.push(at)
      return found
    }
    const isForReadersOnly = (element: Element) => ancestors(element).some(hidesItsBox)

    const areaOf = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return { x, y, width, height }
    }

    const onPage = ({ x, y, ...size }: Area) => ({ x: x + window.scrollX, y: y + window.scrollY, ...size })

    const describe = (element: Element) => {
      const role = element.getAttribute('role')
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim()
      const type = element.getAttribute('type')
      const example = element.closest('[data-stage]')?.getAttribute('data-stage')
      return [
        `<${element.tagName.toLowerCase()}${type === null ? '' : ` type=${type}`}${role === null ? '' : ` role=${role}`}>`,
        words === '' ? '' : `“${words.length > 50 ? `${words.slice(0, 50)}…` : words}”`,
        example === null || example === undefined ? '' : `in the example “${example}”`,
      ]
        .filter((part) => part !== '')
        .join(' ')
    }

    const isInert = (element: Element) => element.closest('[inert], [aria-hidden=true]') !== null
    const controls = (stage: string) =>
      within(stage).filter((element) => element.matches(operable) && isShown(element) && !isInert(element))

    type Line = { readonly parent: Element; readonly rect: DOMRect; readonly node: Node }
    const lines = (stage: string) => {
      const found: Line[] = []
      for (const parent of within(stage)) {
        if (['SCRIPT', 'STYLE', 'OPTION', 'TITLE', 'DESC'].includes(parent.tagName)) continue
        const nodes = [...parent.childNodes].filter(
          (node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '',
        )
        if (nodes.length === 0 || !isShown(parent) || isForReadersOnly(parent)) continue
        for (const node of nodes) {
          const range = document.createRange()
          range.selectNodeContents(node)
          for (const rect of range.getClientRects())
            if (rect.width > 1 && rect.height > 1) found.push({ parent, rect, node })
        }
      }
      return found
    }

    const clips = (value: string) => value === 'hidden' || value === 'clip'
    const scrolls = (value: string) => value === 'auto' || value === 'scroll'
    /** A teaser of so many lines, whose link leads to all of it. */
    const isTeaser = (box: Element) =>
      getComputedStyle(box).getPropertyValue('-webkit-line-clamp') !== 'none' &&
      (box.closest('article, li') ?? box.parentElement)?.querySelector('a[href]') !== null

    /** A slide that is half in sight is turned to by a button. */
    const isSlide = (element: Element, box: Element) => {
      const slide = element.closest('li, [role=group], [role=listitem]')
      if (slide === null || slide === box || !box.contains(slide)) return false
      const [inner, outer] = [slide.getBoundingClientRect(), box.getBoundingClientRect()]
      const isHalfInSight = inner.left < outer.left - 1 || inner.right > outer.right + 1
      const region = box.closest('section, [role=region], [role=group], [aria-roledescription=carousel]')
      return isHalfInSight && [...(region?.querySelectorAll('button') ?? [])].some((button) => !box.contains(button))
    }

    /** Letters stand inside their line, so a little of its upper and lower edge may go. */
    const isCutOff = ({ parent, rect }: Line): TextFault['what'] | undefined => {
      let across = true
      let down = true
      for (const box of ancestors(parent)) {
        const { overflowX, overflowY, display } = getComputedStyle(box)
        if (display === 'inline' || display === 'contents') continue
        const edge = box.getBoundingClientRect()
        // Closed panels have no height, and slides beside the one that is shown are turned to by buttons.
        const isClosed = edge.height < 2 || edge.width < 2
        const isBeside = rect.left >= edge.right - 1 || rect.right <= edge.left + 1
        if (isClosed) return undefined
        if (across && clips(overflowX) && !isBeside && !isSlide(parent, box)) {
          if (rect.right > edge.right + 1.5 || rect.left < edge.left - 1.5) return 'cut off'
        }
        if (down && clips(overflowY) && !(isBeside && clips(overflowX))) {
          const spare = rect.height * 0.2 + 1
          if (rect.bottom > edge.bottom + spare || rect.top < edge.top - spare)
            return isTeaser(box) ? 'shortened' : 'cut off'
        }
        if (scrolls(overflowX)) across = false
        if (scrolls(overflowY)) down = false
      }
      return undefined
    }

    const runsOut = ({ parent, rect }: Line) => {
      const box = parent.closest('button, [role=button], [role=tab], [role=menuitem], [role=option], input, select')
      if (box === null || ['inline', 'contents'].includes(getComputedStyle(box).display)) return false
      const edge = box.getBoundingClientRect()
      return (
        rect.right > edge.right + 2 ||
        rect.left < edge.left - 2 ||
        rect.bottom > edge.bottom + rect.height * 0.2 + 1 ||
        rect.top < edge.top - rect.height * 0.2 - 1
      )
    }

    const isOpaque = (element: Element) => {
      const { backgroundColor, backgroundImage } = getComputedStyle(element)
      const alpha = /rgba\(.*,\s*([\d.]+)\)|\/\s*([\d.]+)\)/.exec(backgroundColor)
      const share = alpha === null ? 1 : Number(alpha[1] ?? alpha[2])
      return backgroundImage !== 'none' || share > 0.9 || ['IMG', 'VIDEO', 'CANVAS'].includes(element.tagName)
    }
    /** One that lies behind something opaque is not seen, and disturbs nobody. */
    const isCovered = (line: Line, x: number, y: number) => {
      const stack = document.elementsFromPoint(x, y)
      const at = stack.indexOf(line.parent)
      return at === -1 || stack.slice(0, at).some((above) => !line.parent.contains(above) && isOpaque(above))
    }
    const overlaps = (a: Line, b: Line) => {
      if (a.node === b.node) return false
      const width = Math.min(a.rect.right, b.rect.right) - Math.max(a.rect.left, b.rect.left)
      const height = Math.min(a.rect.bottom, b.rect.bottom) - Math.max(a.rect.top, b.rect.top)
      if (width <= 2 || height <= Math.min(a.rect.height, b.rect.height) * 0.3) return false
      const before = window.scrollY
      a.parent.scrollIntoView({ block: 'center', behavior: 'instant' })
      const moved = window.scrollY - before
      const x = Math.max(a.rect.left, b.rect.left) + width / 2
      const y = Math.max(a.rect.top, b.rect.top) + height / 2 - moved
      const isSeen = !isCovered(a, x, y) && !isCovered(b, x, y)
      window.scrollTo({ top: before, behavior: 'instant' })
      return isSeen
    }

    const textFaults = (stage: string) => {
      const all = lines(stage)
      const faults: TextFault[] = []
      const told = new Set<string>()
      const tell = (what: TextFault['what'], element: Element) => {
        const where = describe(element)
        if (told.has(what + where)) return
        told.add(what + where)
        faults.push({ what, where })
      }
      for (const line of all) {
        const cut = isCutOff(line)
        if (cut !== undefined) tell(cut, line.parent)
        else if (runsOut(line)) tell('runs out of its box', line.parent)
      }
      const fromTop = all.toSorted((a, b) => a.rect.top - b.rect.top)
      for (const [index, line] of fromTop.entries())
        for (const other of fromTop.slice(index + 1)) {
          if (other.rect.top >= line.rect.bottom) break
          if (overlaps(line, other)) tell('lies over other text', line.parent)
        }
      return faults
    }

    const ids = new WeakMap<Element, number>()
    let last = 0
    const idOf = (element: Element) => {
      const id = ids.get(element) ?? ++last
      ids.set(element, id)
      return id
    }

    const labelOf = (element: Element) =>
      (element instanceof HTMLInputElement ? element.labels?.[0] : undefined) ?? element.closest('label')
    const isObscured = (element: Element, { left, top, width, height }: DOMRect) => {
      const shares = [0.1, 0.5, 0.9]
      return !shares.some((down) =>
        shares.some((across) => {
          const hit = document.elementFromPoint(left + width * across, top + height * down)
          return hit !== null && (element.contains(hit) || hit.contains(element) || labelOf(element)?.contains(hit))
        }),
      )
    }
    const focusStop = (stage: string): FocusStop | undefined => {
      const element = document.activeElement
      if (element === null || element === document.body || element === document.documentElement) return undefined
      const { width, height } = element.getBoundingClientRect()
      const isDrawn = isShown(element) && !isForReadersOnly(element) && width > 2 && height > 2
      const label = labelOf(element)
      const drawn: Element = isDrawn ? element : (label ?? element)
      // A card bears the ring of the link that it is.
      const around = ancestors(drawn)
        .slice(1, 6)
        .filter((box) => box.parentElement !== document.body && !box.matches('main, [data-stage]'))
      const inside = drawn.querySelector('*')
      const overlay = element.closest(
        'dialog, [role=dialog], [role=alertdialog], [role=menu], [role=listbox]:not([data-stage] [role=listbox])',
      )
      return {
        id: idOf(element),
        where: describe(element),
        area: areaOf(drawn),
        areaOnPage: onPage(areaOf(drawn)),
        around: [...around, ...(inside === null ? [] : [inside])].map(areaOf),
        isDrawn: isShown(drawn) && !isForReadersOnly(drawn),
        isObscured: isObscured(element, drawn.getBoundingClientRect()),
        isInStage: [...document.querySelectorAll(stage)].some((root) => root.contains(element)),
        isRightToLeft: getComputedStyle(element).direction === 'rtl',
        isListItem: element.matches('[role^=menuitem], [role=option], [role=treeitem], [role=menu], [role=listbox]'),
        isList: element.matches('[role=menu], [role=listbox]'),
        overlay: overlay === null ? undefined : idOf(overlay),
      }
    }

    globalThis.eyes ??= { within, isShown, isForReadersOnly, areaOf, describe, controls, textFaults, focusStop }
  })
}
