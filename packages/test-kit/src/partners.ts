import { partnerIdToken, partnerSignIn } from '@clubhouse/sandbox/partner-sign-in'
import { payForSession } from '@clubhouse/sandbox/pay-for-session'
import type { SandboxControl } from './sandbox-control.ts'

/** A new customer of the airline signs in there; answers the id token that speaks for them. */
export function airlineIdToken(control: SandboxControl): Promise<string> {
  return partnerIdToken({ origin: control.origin, partner: 'airline', email: newCustomer('flyer@airline.test') })
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
