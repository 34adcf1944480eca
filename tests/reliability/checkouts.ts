import { payCheckout } from '@clubhouse/test-kit/checkout-sessions'
import type { SandboxControl } from '@clubhouse/test-kit/sandbox-control'
import type { DrivenMember } from './members.ts'
import type { Plan } from './plan/plan.ts'

/**
 * Pays the checkouts of a plan at the provider, before anybody has a subscription. Returns their sessions by the index of
 * their operation.
 */
export async function payCheckouts(
  control: SandboxControl,
  { operations }: Plan,
  ownerOf: (browser: number) => DrivenMember | undefined,
): Promise<ReadonlyMap<number, string>> {
  const paid = new Map<number, string>()
  for (const { index, browser, action } of operations) {
    const owner = action.kind === 'subscription' ? ownerOf(browser) : undefined
    if (owner !== undefined) paid.set(index, await payCheckout(control, owner))
  }
  return paid
}
