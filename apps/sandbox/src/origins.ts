import { graphqlAddress } from './graphql/operations.ts'

/** All of `club.localhost` is one site to a browser; the payment provider and the partners are on sites of their own. */
const separateHosts = {
  app: 'app.club.localhost',
  api: 'api.club.localhost',
  identity: 'id.club.localhost',
  content: 'content.club.localhost',
  images: 'images.club.localhost',
  payments: 'payments.provider.localhost',
  partners: 'partners.elsewhere.localhost',
  referral: 'referral.club.localhost',
}

type Service = keyof typeof separateHosts
/** Where each service of the club is reached. */
export type Origins = Record<Service, string>

/** What the services' addresses start with; all others are the app's. */
const prefixes: Readonly<Record<string, Service>> = {
  '/api': 'api',
  '/discovery': 'api',
  '/b2c': 'api',
  [graphqlAddress]: 'api',
  '/events': 'api',
  '/messaging': 'api',
  '/personalisation': 'api',
  '/identity': 'identity',
  '/content': 'content',
  '/images': 'images',
  '/payments': 'payments',
  '/partners': 'partners',
  '/referral-partner': 'partners',
  '/referrals': 'referral',
}

/**
 * Returns the origins of a club that answers from one. The payment provider's site is another one than the club's all the
 * same, as in production: the other name of this machine.
 */
export function oneOrigin(origin: string): Origins {
  const otherName = origin.replace(/^http:\/\/localhost(?=:|$)/, 'http://127.0.0.1')
  return originsOf((service) => (service === 'payments' ? otherName : origin))
}

/** Returns the origins of a club whose services have hosts of their own, all of them on a port of this machine. */
export function separateOrigins(port: number): Origins {
  return originsOf((_, host) => `http://${host}:${port}`)
}

function originsOf(originOf: (service: string, host: string) => string): Origins {
  const origins = Object.entries(separateHosts).map(([service, host]) => [service, originOf(service, host)] as const)
  return Object.fromEntries(origins) as Origins
}

/** Returns the service that a path belongs to. */
export function serviceOf(path: string): Service {
  const owner = Object.entries(prefixes).find(([prefix]) => path === prefix || path.startsWith(`${prefix}/`))
  return owner?.[1] ?? 'app'
}
