import { restClientConfiguration } from './configure.ts'

/** Whose call it is: a member's, with both tokens; anybody's, with a member's tokens when there are any; or a visitor's. */
export type OperationAuth = 'member' | 'optional' | 'public'

/** The headers that say who calls: bearer access token and id token for members (AUT-36), none for visitors. */
export async function authHeaders(
  auth: OperationAuth,
  { forceRefresh, stepUp = false }: { forceRefresh: boolean; stepUp?: boolean | undefined },
): Promise<Record<string, string>> {
  if (auth === 'public') return {}
  const tokens = restClientConfiguration().memberTokens({ forceRefresh, stepUp })
  const held = auth === 'optional' ? await tokens.catch(() => undefined) : await tokens
  if (held === undefined) return {}
  const { accessToken, idToken } = held
  return { Authorization: `Bearer ${accessToken}`, 'X-Id-Token': idToken }
}
