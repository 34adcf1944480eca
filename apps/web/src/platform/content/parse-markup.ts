/** The one Trusted Types policy of the app; the Content-Security-Policy names it. */
const policyName = 'embed-sanitiser'

/** As much of Trusted Types as is used; not every browser has it, and TypeScript does not know it. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string }
}

let trusted: ((html: string) => string) | undefined

/**
 * Reads markup into a document that nothing runs in and nothing loads for: it has no window. What is shown of it is chosen
 * by `sanitise-embed.ts`, element by element. This is the only place where a string becomes markup.
 */
export function parseMarkup(html: string): HTMLElement {
  trusted ??= createTrust()
  // Without it, a script at the beginning would be taken for a part of the head.
  return new DOMParser().parseFromString(trusted(`<body>${html}`), 'text/html').body
}

function createTrust(): (html: string) => string {
  const types: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes')
  const policy = types?.createPolicy(policyName, { createHTML: (html) => html })
  return (html) => policy?.createHTML(html) ?? html
}
