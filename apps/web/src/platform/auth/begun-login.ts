import type { OidcMetadata } from 'oidc-client-ts'

/** A silent login that began before the app was there (`begin-login.ts`): what its answer has to fit, and its answer. */
export interface BegunLogin {
  /** What the provider says of itself. */
  metadata: Partial<OidcMetadata>
  state: string
  nonce: string
  verifier: string
  /** The address that the provider led back to. Rejects when it did not in time. */
  answer: Promise<string>
}

declare global {
  interface Window {
    /** The document's own script and the app share no modules. */
    begunLogin?: Promise<BegunLogin>
  }
}

/** Returns the login that began before the app was there, once. There is none, or the provider could not be asked. */
export async function takeBegunLogin(): Promise<BegunLogin | undefined> {
  const begun = window.begunLogin
  delete window.begunLogin
  return begun?.catch(() => undefined)
}
