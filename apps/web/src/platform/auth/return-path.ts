/**
 * The path to go to after login, from what a URL or storage said: a path of ours, or home. Whatever it is made of, the
 * result stays on our origin and under the base path.
 */
export function safeReturnPath(value: string | undefined | null): string {
  if (value === undefined || value === null || !/^\/(?![/\\])/.test(value)) return '/'
  try {
    const url = new URL(value, 'https://club.invalid')
    if (url.origin !== 'https://club.invalid' || url.pathname.startsWith('//')) return '/'
    return isAuthPath(url.pathname) ? '/' : `${url.pathname}${url.search}${url.hash}`
  } catch {
    return '/'
  }
}

/** Returning to one of these would sign in or out again. */
function isAuthPath(pathname: string): boolean {
  return /\/(login|login-success|logout-success)\/?$/.test(pathname)
}
