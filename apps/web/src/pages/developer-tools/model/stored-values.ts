/** Where a browser keeps something of ours. */
export const stores = ['local', 'session', 'cookie'] as const
export type Store = (typeof stores)[number]

export interface StoredValue {
  store: Store
  name: string
  value: string
}

/** Returns the cookies in a `document.cookie`; those that scripts may not read are not there. */
export function cookiesIn(text: string): StoredValue[] {
  return text
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return { store: 'cookie', name, value: value.join('=') }
    })
}
