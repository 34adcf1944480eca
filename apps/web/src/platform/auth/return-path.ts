import { basePath } from '#platform/config/base-path.ts'

/** Longer ones are nobody's: a provider or a proxy on the way would cut them. */
const longest = 2000
const nowhere = 'https://club.invalid'

/**
 * Returns the path to go to after login, from what a URL or storage said: a path of ours, or home. Whatever it is made
 * of, the result stays on our origin and under the base path, and does not sign anybody in or out again.
 */
export function safeReturnPath(value: string | undefined | null): string {
  if (value === undefined || value === null || value.length > longest || !/^\/(?![/\\])/.test(value)) return '/'
  try {
    // What the browser would make of it, before it is judged.
    const url = new URL(value, nowhere)
    const pathname = withoutBase(url.pathname)
    if (url.origin !== nowhere || pathname.startsWith('//') || isAuthPath(pathname)) return '/'
    return `${pathname}${url.search}${url.hash}`
  } catch {
    return '/'
  }
}

/** Returns whether a path, with or without its base, is where the identity provider comes back to. */
export function isLoginCallback(pathname: string): boolean {
  return /\/login-success\/?$/i.test(pathname)
}

/** Returning to one of these would sign in or out again. Routes match in any case, and with any letter escaped. */
function isAuthPath(pathname: string): boolean {
  return /\/(login|([\w-]+-)?login-success|logout-success|auth-init)\/*$/i.test(decodeURIComponent(pathname))
}

/** A whole address's path has the base in front, one of the app's own has not. */
function withoutBase(pathname: string): string {
  let rest = pathname
  while (rest.startsWith(`${basePath}/`)) rest = rest.slice(basePath.length)
  return rest
}
