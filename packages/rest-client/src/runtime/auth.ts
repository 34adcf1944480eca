import { restClientConfiguration } from './configure.ts'

/** Whose call it is: a member's, with both tokens, or anybody's. */
export type OperationAuth = 'member' | 'public'

/** The headers that say who calls: bearer access token and id token for members (AUT-36), none for visitors. */
export async function authHeaders(
  auth: OperationAuth,
  { forceRefresh }: { forceRefresh: boolean },
): Promise<Record<string, string>> {
  if (auth === 'public') return {}
  const { accessToken, idToken } = await restClientConfiguration().memberTokens({ forceRefresh })
  return { Authorization: `Bearer ${accessToken}`, 'X-Id-Token': idToken }
}
