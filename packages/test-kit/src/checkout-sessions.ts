import { payForSession } from '@clubhouse/sandbox/pay-for-session'
import { memberHeaders, signIn } from './sign-in.ts'
import { type SandboxControl, SandboxControlError, type TestMember } from './sandbox-control.ts'

const yearlyPlan = 'kestrel-plus-yearly'

/** A checkout of a plan at the card payment provider. */
export interface OpenedCheckout {
  sessionId: string
  clientSecret: string
}

/** Opens a checkout of a plan for a member, without a browser. */
export async function openCheckout(
  control: SandboxControl,
  member: TestMember,
  planId = yearlyPlan,
): Promise<OpenedCheckout> {
  const post = await postingAs(control, member)
  return (await post('checkout/sessions', { planId })) as OpenedCheckout
}

/** Opens a checkout of a plan for a member and pays for it; returns the id of its session, which makes a subscription. */
export async function payCheckout(control: SandboxControl, member: TestMember, planId = yearlyPlan): Promise<string> {
  const { sessionId, clientSecret } = await openCheckout(control, member, planId)
  await payForSession({ origin: control.origin, clientSecret })
  return sessionId
}

/** Signs a member in, without a browser; returns what makes a subscription of a paid checkout, in one call. */
export async function readyToSubscribe(
  control: SandboxControl,
  member: TestMember,
): Promise<(checkoutSessionId: string) => Promise<void>> {
  const post = await postingAs(control, member)
  return async (checkoutSessionId) => void (await post('subscriptions', { checkoutSessionId }))
}

async function postingAs(
  control: SandboxControl,
  member: TestMember,
): Promise<(path: string, body: object) => Promise<unknown>> {
  const headers = memberHeaders(await signIn(control, member))
  return async (path, body) => {
    const answer = await fetch(`${control.origin}/b2c/v1/accounts/me/${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new SandboxControlError(`POST ${path} answered ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
}
