import { partnerIdToken, partnerSignIn } from '@clubhouse/sandbox/partner-sign-in'
import { payForSession } from '@clubhouse/sandbox/pay-for-session'
import type { SandboxControl } from './sandbox-control.ts'

type Partner = 'airline' | 'rewards' | 'card'

/** A new customer of the airline signs in there; answers the id token that speaks for them. */
export function airlineIdToken(control: SandboxControl): Promise<string> {
  return idTokenOf(control, 'airline', partnerCustomer('airline'))
}

/** A customer signs in at a partner; answers the id token that speaks for them. */
export function idTokenOf({ origin }: SandboxControl, partner: Partner, email: string): Promise<string> {
  return partnerIdToken({ origin, partner, email })
}

/** A new customer of the rewards partner signs in there; answers the authorisation code, and where it was sent to. */
export async function rewardsCode(control: SandboxControl): Promise<{ code: string; redirectUri: string }> {
  const email = newCustomer('renter@rewards.test')
  const address = await partnerSignIn({ origin: control.origin, partner: 'rewards', email })
  const code = address.searchParams.get('code')
  if (code === null) throw new Error(`The rewards partner gave no code: ${address.href}`)
  return { code, redirectUri: `${address.origin}${address.pathname}` }
}

/** Pays for a checkout session with the card that pays. */
export function pay(control: SandboxControl, clientSecret: string): Promise<void> {
  return payForSession({ origin: control.origin, clientSecret })
}

/** Each address with a `+` in it is another customer, so that tests can run side by side. */
function newCustomer(email: string): string {
  return email.replace('@', `+${crypto.randomUUID()}@`)
}

/** Everybody's password at every partner. */
const partnerPassword = 'Partner-Points-1'

/** A new customer's e-mail address at a partner. */
export function partnerCustomer(partner: Partner): string {
  return newCustomer(
    { airline: 'flyer@airline.test', rewards: 'renter@rewards.test', card: 'holder@card.test' }[partner],
  )
}

/** Signs a customer in on the partner's page at an address that the app left for; answers where the partner leads back to. */
export function signInAtPartner(address: string, email: string): Promise<URL> {
  return leadBack(address, { email, password: partnerPassword })
}

/** Takes the link away on the rewards partner's page at an address that the app left for. */
export function unlinkAtPartner(address: string): Promise<URL> {
  return leadBack(address, { password: partnerPassword })
}

/** Presses the partner page's way back, instead of signing in or unlinking. */
export function turnBackAtPartner(address: string): Promise<URL> {
  const url = new URL(address)
  url.pathname += '/cancel'
  return leadBack(url.href)
}

async function leadBack(address: string, form?: Record<string, string>): Promise<URL> {
  const answer = await fetch(address, {
    redirect: 'manual',
    ...(form !== undefined && { method: 'POST', body: new URLSearchParams(form) }),
  })
  const location = answer.headers.get('location')
  if (location === null) throw new Error(`The partner leads nowhere from ${address}: ${answer.status}`)
  return new URL(location)
}
