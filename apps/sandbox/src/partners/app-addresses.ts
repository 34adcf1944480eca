export interface AppAddresses {
  webOrigins: readonly string[]
  basePath: string
}

/** Returns whether an address is one of the web app's: partners send nobody anywhere else. */
export function isAppAddress(address: string, { webOrigins, basePath }: AppAddresses): boolean {
  const href = URL.parse(address)?.href
  return href !== undefined && webOrigins.some((web) => href.startsWith(`${web}${basePath}/`))
}

/** Returns a path of the web app, with its base or without, as an address; undefined when it leads elsewhere. */
export function appAddressOf(path: string, { webOrigins, basePath }: AppAddresses): URL | undefined {
  const [web = ''] = webOrigins
  if (!/^\/(?![/\\])/.test(path)) return undefined
  const address = URL.parse(path.startsWith(`${basePath}/`) ? path : `${basePath}${path}`, web)
  return address !== null && isAppAddress(address.href, { webOrigins, basePath }) ? address : undefined
}
