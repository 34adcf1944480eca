import { basePath } from '#platform/config/base-path.ts'

/** Returns the value of a cookie as it is stored, if there is one. Throws where cookies are blocked. */
export function readCookie(name: string): string | undefined {
  const start = `${name}=`
  return document.cookie
    .split('; ')
    .find((cookie) => cookie.startsWith(start))
    ?.slice(start.length)
}

/** Stores a cookie of the app's own pages for so many seconds; 0 takes it away. Throws where cookies are blocked. */
export function writeCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  document.cookie = `${name}=${value}; Path=${basePath}/; Max-Age=${seconds}; SameSite=Lax${secure}`
}
