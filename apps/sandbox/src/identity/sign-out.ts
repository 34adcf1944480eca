import type { Configuration, KoaContextWithOIDC } from 'oidc-provider'
import type Provider from 'oidc-provider'
import type { PageRenderer } from './page-renderer.ts'

type OidcContext = KoaContextWithOIDC['oidc']
type SignOutFeature = NonNullable<NonNullable<Configuration['features']>['rpInitiatedLogout']>

/**
 * Lax, because the app and the provider are one site: the silent renewal in a hidden frame still gets it. Sent to the
 * provider only, so that the club's other services never see it.
 */
export const SESSION_COOKIE = { signed: true, httpOnly: true, sameSite: 'lax', path: '/identity' } as const

/** Signing out from the app needs no second click; from elsewhere (a forged link, say) it does. */
export function signOutFeature(pages: PageRenderer): SignOutFeature {
  return {
    enabled: true,
    async logoutSource(ctx, form) {
      const { session, entities } = ctx.oidc
      // The id token shows that the call comes from an app that this very member is signed in to.
      if (session?.accountId !== undefined && entities.IdTokenHint?.payload['sub'] === session.accountId) {
        await signOutNow(ctx.oidc)
        ctx.redirect(whereTo(ctx.oidc))
        return
      }
      // The library has made its form safe; the page's buttons belong to it by its id.
      pages.answer(ctx, 'ask-to-sign-out', { form })
    },
    postLogoutSuccessSource(ctx) {
      pages.answer(ctx, 'signed-out')
    },
  }
}

/** With nobody signed in there is nothing to confirm; the library would send a script that posts a form. */
export function leaveAtOnceWhenSignedOut(provider: Provider): void {
  provider.use(async (ctx, next) => {
    await next()
    const oidc: OidcContext | undefined = ctx['oidc']
    if (oidc?.route === 'end_session' && ctx.status === 200 && oidc.session?.accountId === undefined) {
      ctx.redirect(whereTo(oidc))
    }
  })
}

async function signOutNow({ provider, session, cookies }: OidcContext): Promise<void> {
  for (const { grantId } of Object.values(session?.authorizations ?? {})) {
    // Refresh tokens live by their grant and their session; both go.
    if (grantId !== undefined) await (await provider.Grant.find(grantId))?.destroy()
  }
  await session?.destroy()
  cookies.set(provider.cookieName('session'), null, SESSION_COOKIE)
}

/** The library has checked the address against the registered ones, and dropped it when there was no client to ask. */
function whereTo(oidc: OidcContext): string {
  const { post_logout_redirect_uri: address, state } = oidc.params ?? {}
  if (typeof address !== 'string') return oidc.urlFor('end_session_success')
  const target = new URL(address)
  if (typeof state === 'string') target.searchParams.set('state', state)
  return target.href
}
