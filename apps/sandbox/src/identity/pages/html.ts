/** Text that is safe to stand in a document as it is. */
export class Html {
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Content = Html | string | false | undefined | readonly Html[]

/** Returns a template whose values are escaped, unless they are `Html` already; `false` and `undefined` leave nothing. */
export function html(strings: TemplateStringsArray, ...values: Content[]): Html {
  return new Html(strings.map((string, index) => string + write(values[index])).join(''))
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function write(value: Content): string {
  if (value === undefined || value === false) return ''
  if (value instanceof Html) return value.text
  if (typeof value === 'string') return value.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '')
  return value.map(write).join('')
}
