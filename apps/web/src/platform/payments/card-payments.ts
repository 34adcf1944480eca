import type { Stripe } from '@stripe/stripe-js'
import { appConfig } from '#platform/config/app-config.ts'

/** The card payment provider, as its script makes it. */
export type CardPayments = Stripe

/** What a window has of Trusted Types in browsers that know them. */
interface WithTrustedTypes {
  trustedTypes?: { createPolicy: (name: string, rules: ScriptPolicy) => ScriptPolicy }
}

/** Makes the source of a script: a TrustedScriptURL, which the language's types do not tell from a string. */
interface ScriptPolicy {
  createScriptURL: (address: string) => string
}

/** The provider's script did not come, or is not what it should be. */
export class CardPaymentsError extends Error {
  override readonly name = 'CardPaymentsError'
}

/** The only Trusted Types policy of the page's own; the host names it in the policy of the payment page. */
const policyName = 'card-payment-script'

let scriptPolicy: ScriptPolicy | undefined

/**
 * Loads the card payment provider's own script, which the configuration names, and makes the provider of it (SUB-06). Rejects
 * with a CardPaymentsError. Only the payment page may load it (decision 031).
 */
export async function loadCardPayments(): Promise<CardPayments> {
  const { payments } = appConfig()
  if (payments === undefined) throw new CardPaymentsError('The configuration names no card payment provider')
  if (window.Stripe === undefined) await addScript(payments.script)
  if (typeof window.Stripe !== 'function') throw new CardPaymentsError(`${payments.script} is no card payment provider`)
  return window.Stripe(payments.publishableKey)
}

function addScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.async = true
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new CardPaymentsError(`${address} did not load`))
    })
    script.src = trusted(address)
    document.head.append(script)
  })
}

/** Returns an address as a script's source, which the page's policy lets pass as of this policy alone. */
function trusted(address: string): string {
  const { trustedTypes } = window as WithTrustedTypes
  if (trustedTypes === undefined) return address
  scriptPolicy ??= trustedTypes.createPolicy(policyName, {
    createScriptURL(wanted) {
      if (wanted !== appConfig().payments?.script) throw new TypeError(`${wanted} is not the provider's script`)
      return wanted
    },
  })
  return scriptPolicy.createScriptURL(address)
}
