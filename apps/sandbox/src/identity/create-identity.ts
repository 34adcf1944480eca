import type { IncomingMessage } from 'node:http'
import Provider from 'oidc-provider'
import type pg from 'pg'
import { identityConfiguration } from './configuration.ts'
import type { Identity, IdentityMembers } from './identity.ts'
import { registerInteractionRoutes } from './interaction-routes.ts'
import { forgetExpiredItems } from './item-store.ts'
import { loadIdentityKeys } from './keys.ts'
import { liveTokensOver } from './live-tokens.ts'
import { createPageRenderer } from './page-renderer.ts'
import { refusalsOver } from './refusals.ts'
import { registerSettingsRoutes } from './settings-routes.ts'
import { leaveAtOnceWhenSignedOut } from './sign-out.ts'
import { stepDownAfterEachToken } from './step-up.ts'
import { fitTokenAnswers } from './token-answers.ts'
import { createTokenVerifier } from './verify-tokens.ts'

export type { Identity, IdentityMembers } from './identity.ts'

export interface IdentityOptions {
  /** Where everything is served from; the issuer is `${origin}/identity`. */
  origin: string
  pool: pg.Pool
  members: IdentityMembers
  /** The origins that the web app is served from: all of one site, or silent renewal gets no cookie. */
  webOrigins: readonly string[]
  /** The web app's path on each of them. */
  basePath: string
}

const PREFIX = '/identity'
/** Whose addresses the provider leaves to the pages' own routes. */
const PAGES = /^\/identity\/(interaction\/|settings(?=[?/]|$))/

/** Returns the club's OpenID Connect provider. */
export async function createIdentity(options: IdentityOptions): Promise<Identity> {
  const { origin, pool, members, webOrigins, basePath } = options
  const issuer = `${origin}${PREFIX}`
  await forgetExpiredItems(pool)
  const keys = await loadIdentityKeys(pool)
  const pages = createPageRenderer({ webOrigins, homeAddress: `${webOrigins[0] ?? origin}${basePath}/` })
  const live = liveTokensOver(pool)
  const verifier = createTokenVerifier({ issuer, key: keys.verifying, members, live })
  const refusals = refusalsOver(pool)

  const provider = new Provider(issuer, identityConfiguration({ pool, keys, members, pages, webOrigins, basePath }))
  // See mount: the forwarded headers are ours, not the caller's.
  provider.proxy = true
  guardDocuments(provider, pages.guardHeaders)
  fitTokenAnswers(provider, verifier, live)
  leaveAtOnceWhenSignedOut(provider)
  stepDownAfterEachToken(provider)
  provider.on('server_error', (_ctx, problem) => console.error('identity:', problem))
  const answer = provider.callback()
  const mount = mountAt(new URL(origin))

  return {
    handles: (path) => /^\/identity(?=[/?]|$)/.test(path) && !PAGES.test(path),
    handle(request, response) {
      mount(request)
      void answer(request, response)
    },
    registerPages(app) {
      registerInteractionRoutes(app, { provider, members, pages, refusals })
      registerSettingsRoutes(app, {
        provider,
        members,
        pages,
        refusals,
        origin,
        appAddresses: webOrigins.map((web) => `${web}${basePath}/`),
      })
    },
    verify: verifier.verify,
    verifyIdToken: verifier.verifyIdToken,
  }
}

/**
 * The library makes addresses from the request: it must see its own path without the prefix, and one host and scheme,
 * whatever a proxy or a caller says, or the addresses would not match the issuer's.
 */
function mountAt({ host, protocol }: URL): (request: IncomingMessage) => void {
  return (request) => {
    const address = request.url ?? PREFIX
    const rest = address.slice(PREFIX.length)
    request.headers.host = host
    request.headers['x-forwarded-host'] = host
    request.headers['x-forwarded-proto'] = protocol.slice(0, -1)
    Object.assign(request, { originalUrl: address, url: rest.startsWith('/') ? rest : `/${rest}` })
  }
}

/**
 * Denies framing of every document. Redirects stay free of it: a silent renewal runs in a hidden frame of the app, and
 * ends, after redirects only, at the app's own page.
 */
function guardDocuments(provider: Provider, headers: Record<string, string>): void {
  provider.use(async (ctx, next) => {
    ctx.set(headers)
    await next()
    if (ctx.status < 300 || ctx.status >= 400) return
    ctx.remove('content-security-policy')
    ctx.remove('x-frame-options')
  })
}
