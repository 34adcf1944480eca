import { sandboxControl, type TestMember } from '@clubhouse/test-kit/sandbox-control'
import { signIn } from '@clubhouse/test-kit/sign-in'
import { configureContentClient } from '@clubhouse/content-client/configure'
import { configureGraphqlClient } from '@clubhouse/graphql-client/configure'
import { configureRestClient } from '@clubhouse/rest-client/configure'
import { inject } from 'vitest'
import { registerClub } from '#app/register-club.ts'
import { endSession } from '#platform/auth/auth.ts'
import { setSession } from '#platform/auth/session-store.ts'
import { setAppConfig } from '#platform/config/app-config.ts'
import { basePath } from '#platform/config/base-path.ts'
import { parseConfig } from '#domain/club/model/parse-config.ts'
import { followRegion } from '#platform/region/follow-region.ts'
import { regionOf } from '#platform/region/regions.ts'

/** The control calls of the sandbox behind the routes, which only the tests of this worker call. */
export const control = sandboxControl(originOfWorker())

/** Configures what an address needs, for a visitor or a member, and renders nothing. */
export async function connectApp(path: string, member?: TestMember): Promise<void> {
  const config = parseConfig(await (await fetch(`${control.origin}${basePath}/config.json`)).json())
  const tokens = member === undefined ? undefined : await signIn(control, member)
  setAppConfig(config)
  registerClub()
  followRegion(path)
  configureContentClient({ url: config.hosts.content, ...config.content })
  configureRestClient({
    hosts: config.hosts,
    viewingRegion: () => regionOf(path).countryCode,
    memberTokens: () =>
      tokens === undefined ? Promise.reject(new Error('A visitor has no tokens')) : Promise.resolve(tokens),
  })
  configureGraphqlClient({
    url: config.hosts.flights,
    idToken: () =>
      tokens === undefined ? Promise.reject(new Error('A visitor has no tokens')) : Promise.resolve(tokens.idToken),
    onSessionRefused: () => endSession(),
  })
  setSession(
    member === undefined
      ? { kind: 'unauthenticated' }
      : { kind: 'authenticated', member: { memberId: member.memberId, email: member.email } },
  )
}

function originOfWorker(): string {
  const origins = inject('sandboxOrigins')
  const origin = origins[Number(process.env['VITEST_POOL_ID']) - 1]
  if (origin === undefined)
    throw new Error(`No sandbox for worker ${process.env['VITEST_POOL_ID']} of ${origins.length}`)
  return origin
}
