import { clubClientId, clubClientSecret, partners, type PartnerSlug } from '../partners.ts'
import { partnerPassword } from '../people.ts'

export interface PartnerSignInOptions {
  /** Where the sandbox is served from. */
  origin: string
  partner: PartnerSlug
  email: string
  basePath?: string
  /** Adds to the authorization request, or replaces a parameter of it. */
  more?: Record<string, string>
}

/** Signs a partner's customer in as the web app does, and returns the address that the app is called back at. */
export async function partnerSignIn(options: PartnerSignInOptions): Promise<URL> {
  const { origin, partner, email, basePath = '/kestrel-red', more = {} } = options
  const { answers, scopes } = partners[partner]
  const page = answers === 'code' ? 'account/link-accounts' : 'partner-login-success/'
  const query = new URLSearchParams({
    client_id: clubClientId,
    response_type: answers,
    scope: scopes.join(' '),
    redirect_uri: `${origin}${basePath}/${page}`,
    prompt: 'login',
    state: 'some-state',
    ...more,
  })
  const answer = await fetch(`${origin}/partners/${partner}/authorize?${query}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ email, password: partnerPassword }),
  })
  const location = answer.headers.get('location')
  if (location === null) throw new Error(`${partner} did not sign ${email} in: ${answer.status}`)
  return new URL(location)
}

/** Returns an id token of a partner's customer, for the club; of the rewards partner, by way of its token endpoint. */
export async function partnerIdToken(options: PartnerSignInOptions): Promise<string> {
  const address = await partnerSignIn(options)
  const code = address.searchParams.get('code')
  const answer = new URLSearchParams(address.hash.slice(1))
  const token = code === null ? answer.get('id_token') : await exchange(options, address, code)
  if (typeof token !== 'string') throw new Error(`${options.partner} gave no token: ${address.href}`)
  return token
}

async function exchange({ origin, partner }: PartnerSignInOptions, address: URL, code: string): Promise<unknown> {
  const response = await fetch(`${origin}/partners/${partner}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clubClientId,
      client_secret: clubClientSecret,
      redirect_uri: `${address.origin}${address.pathname}`,
      code,
    }),
  })
  const tokens: unknown = await response.json()
  return typeof tokens === 'object' && tokens !== null && 'id_token' in tokens ? tokens.id_token : undefined
}
