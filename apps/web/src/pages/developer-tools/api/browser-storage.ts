import { cookiesIn, type StoredValue } from '../model/stored-values.ts'

/** All that scripts can see of what this browser keeps of ours; undefined when it does not let us look. */
export function readStored(): readonly StoredValue[] | undefined {
  try {
    return [
      ...Object.entries(localStorage).map(([name, value]) => ({ store: 'local' as const, name, value: String(value) })),
      ...Object.entries(sessionStorage).map(([name, value]) => ({
        store: 'session' as const,
        name,
        value: String(value),
      })),
      ...cookiesIn(document.cookie),
    ]
  } catch {
    return undefined
  }
}

/** Takes something out of the browser. A cookie may have been set for several paths. */
export function removeStored({ store, name }: StoredValue): void {
  switch (store) {
    case 'local':
      localStorage.removeItem(name)
      return
    case 'session':
      sessionStorage.removeItem(name)
      return
    case 'cookie':
      for (const path of ['/', location.pathname.split('/').slice(0, 2).join('/')])
        document.cookie = `${name}=; path=${path}; max-age=0`
  }
}
