import { get } from 'node:http'

/**
 * Returns what each service of a running club is called and its origin, as the app's configuration says them. Reads that by
 * the name of this machine: Node may not know names below `localhost`, which browsers do.
 */
export async function serviceOrigins({ address }) {
  const { hosts, identity, payments, partners } = JSON.parse(await readHere(new URL('config.json', address)))
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

function readHere({ host, port, pathname }) {
  return new Promise((resolve, reject) => {
    get({ host: 'localhost', port, path: pathname, headers: { host }, setHost: false }, (answer) => {
      let text = ''
      answer.setEncoding('utf8')
      answer.on('data', (chunk) => (text += chunk))
      answer.on('end', () => resolve(text))
    }).on('error', reject)
  })
}
