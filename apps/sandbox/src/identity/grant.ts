import type { Configuration } from 'oidc-provider'
import { API_AUDIENCE, API_SCOPES } from './web-client.ts'

/** The club's own app needs nobody's consent: a member who signs in to it has granted what it asks for. */
export const grantForWebApp: NonNullable<Configuration['loadExistingGrant']> = async ({ oidc }) => {
  const { provider, client, session } = oidc
  if (client === undefined || session?.accountId === undefined) return undefined
  const grantId = session.grantIdFor(client.clientId)
  const existing = grantId === undefined ? undefined : await provider.Grant.find(grantId)
  if (existing !== undefined) return existing
  const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId })
  grant.addOIDCScope(`openid profile email offline_access ${API_SCOPES.join(' ')}`)
  grant.addResourceScope(API_AUDIENCE, API_SCOPES.join(' '))
  await grant.save()
  return grant
}
