/** As much of a browser's cookie keeping as a walk through the sign-in pages needs: names, paths and removal. */
export class CookieJar {
  readonly #cookies = new Map<string, { name: string; value: string; path: string }>()

  store(setCookies: readonly string[]): void {
    for (const line of setCookies) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
      const name = pair.slice(0, pair.indexOf('='))
      const value = pair.slice(pair.indexOf('=') + 1)
      const path = attribute(attributes, 'path') ?? '/'
      const expires = attribute(attributes, 'expires')
      const key = `${name} ${path}`
      if (value === '' || (expires !== undefined && Date.parse(expires) <= Date.now())) this.#cookies.delete(key)
      else this.#cookies.set(key, { name, value, path })
    }
  }

  headerFor(pathname: string): string {
    return [...this.#cookies.values()]
      .filter(({ path }) => pathname === path || pathname.startsWith(path.endsWith('/') ? path : `${path}/`))
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ')
  }

  has(name: string): boolean {
    return [...this.#cookies.values()].some((cookie) => cookie.name === name)
  }

  /** Returns all cookies that are kept. */
  all(): readonly { name: string; value: string; path: string }[] {
    return [...this.#cookies.values()]
  }
}

function attribute(attributes: readonly string[], name: string): string | undefined {
  return attributes.find((text) => text.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1)
}
