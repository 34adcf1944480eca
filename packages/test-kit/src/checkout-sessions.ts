import { payForSession } from '@clubhouse/sandbox/pay-for-session'
import { signIn } from './sign-in.ts'
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
  return (await postAs(control, member, { path: 'checkout/sessions', body: { planId } })) as OpenedCheckout
}

/** Opens a checkout of a plan for a member and pays for it; returns the id of its session, which makes a subscription. */
export async function payCheckout(control: SandboxControl, member: TestMember, planId = yearlyPlan): Promise<string> {
  const { sessionId, clientSecret } = await openCheckout(control, member, planId)
  await payForSession({ origin: control.origin, clientSecret })
  return sessionId
}

/** Makes a subscription of a paid checkout, without a browser. */
export async function subscribe(control: SandboxControl, member: TestMember, checkoutSessionId: string): Promise<void> {
  await postAs(control, member, { path: 'subscriptions', body: { checkoutSessionId } })
}

async function postAs(
  control: SandboxControl,
  member: TestMember,
  { path, body }: { path: string; body: object },
): Promise<unknown> {
  const { accessToken, idToken } = await signIn(control, member)
  const answer = await fetch(`${control.origin}/b2c/v1/accounts/me/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${accessToken}`,
      'x-id-token': idToken,
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new SandboxControlError(`POST ${path} answered ${answer.status}: ${await answer.text()}`)
  return answer.json()
}
