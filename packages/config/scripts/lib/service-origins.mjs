import { resolveLocalhostNames } from './localhost-names.mjs'

/** Returns what each service of a running club is called and its origin, as the app's configuration says them. */
export async function serviceOrigins({ address }) {
  resolveLocalhostNames()
  const { hosts, identity, payments, partners } = await (await fetch(new URL('config.json', address))).json()
  const addresses = {
    APIs: hosts.club,
    identity: identity.authority,
    content: hosts.content,
    images: hosts.images,
    referral: hosts.referral,
    payments: payments.script,
    partners: partners.VAA.authorizeUrl,
  }
  return Object.entries(addresses).map(([name, url]) => [name, new URL(url).origin])
}
