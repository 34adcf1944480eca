import createPurifier, { type Config } from 'dompurify'
import { stripStyles } from './strip-styles.ts'

export interface SanitisedMarkup {
  /** Elements and attributes of the lists alone, in a document that nothing runs in and nothing loads for. */
  body: DocumentFragment
  /** Where scripts would have come from, the empty address for one that stood there itself. None of them is in `body`. */
  scripts: readonly string[]
}

/** Elements that words are set with. */
export const wordElements = [
  'a',
  'b',
  'blockquote',
  'br',
  'div',
  'em',
  'figcaption',
  'figure',
  'i',
  'li',
  'ol',
  'p',
  'small',
  'span',
  'strong',
  'time',
  'ul',
] as const

/** Attributes that say something to a network's script, and nothing to a browser; `data-…` come with them. */
export const quietAttributes = ['cite', 'class', 'datetime', 'dir', 'lang', 'title']

const rules = {
  ALLOWED_TAGS: [...wordElements, 'iframe'],
  ALLOWED_ATTR: [...quietAttributes, 'href', 'src'],
  ALLOW_ARIA_ATTR: false,
  // Web pages, mail, and addresses below our own: what may be a link or a frame of these, the caller says.
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))/i,
  // Beside what the library leaves out with its words: what only makes sense as a whole.
  ADD_FORBID_CONTENTS: ['embed', 'object', 'select', 'textarea'],
  // Without it, a script at the beginning would be taken for a part of the head.
  FORCE_BODY: true,
  // Nodes are never made text again, which another parser could take for something else.
  RETURN_DOM_FRAGMENT: true,
} as const satisfies Config

let sanitise: ((html: string) => SanitisedMarkup) | undefined

/**
 * Returns what is harmless of markup from elsewhere (CNT-29). This is the only place where a string becomes markup;
 * the library's Trusted Types policy, `dompurify`, is the one that the Content-Security-Policy names.
 */
export function sanitiseMarkup(html: string): SanitisedMarkup {
  sanitise ??= createSanitiser()
  return sanitise(html)
}

function createSanitiser(): (html: string) => SanitisedMarkup {
  const library = createPurifier(window)
  // It would hand out what it was given.
  if (!library.isSupported) throw new Error('This browser cannot sanitise markup')
  let scripts: string[] = []
  library.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (!(node instanceof Element)) return
    if (tagName === 'script') scripts.push(node.getAttribute('src') ?? '')
    // For browsers without frames; the library takes markup in there for an attack, and the frame away with it.
    if (tagName === 'iframe') node.textContent = ''
  })
  return (html) => {
    scripts = []
    return { body: library.sanitize(stripStyles(html), rules), scripts }
  }
}
