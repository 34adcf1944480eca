/** What a browser keeps for its tabs, or a tab for its documents, under keys. */
export type StoredItems = Map<string, string>

/**
 * The `Storage` that one document sees. A document that is gone writes nothing any more. `onSet` hears of what is written,
 * for the other tabs.
 */
export function createStorage(items: StoredItems, isOpen: () => boolean, onSet?: (key: string, value: string) => void) {
  const methods = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (!isOpen()) return
      items.set(key, value)
      onSet?.(key, value)
    },
    removeItem: (key: string) => void (isOpen() && items.delete(key)),
  }
  // As in a browser, each item is a property too: this is how the app lists its keys.
  return new Proxy(methods, {
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: (_methods, key) =>
      items.has(String(key)) ? { value: items.get(String(key)), enumerable: true, configurable: true } : undefined,
  })
}

/** `document.cookie` of one document: what is written is kept for the whole browser. */
export function cookieAccess(items: StoredItems, isOpen: () => boolean) {
  return {
    get: () => [...items].map(([name, value]) => `${name}=${value}`).join('; '),
    set(line: string) {
      const [, name = '', value = ''] = /^([^=]*)=([^;]*)/.exec(line) ?? []
      if (!isOpen()) return
      if (/;\s*max-age=0\b/i.test(line)) items.delete(name)
      else items.set(name, value)
    },
  }
}
