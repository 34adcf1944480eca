import { createHash, randomBytes } from 'node:crypto'
import { CLIENT_ID, CODE_ACR, WEB_SCOPE } from '../web-client.ts'
import { CookieJar } from './cookie-jar.ts'

export interface Tokens {
  accessToken: string
  idToken: string
  refreshToken: string
  expiresIn: number
}

export interface TokenOptions {
  /** Enters the one-time code as well, for calls that answer 406 without it. */
  stepUp?: boolean
  /** Less than the app asks for. */
  scope?: string
}

export interface AuthorizationRequest {
  address: string
  verifier: string
  state: string
}

/** A browser without a screen: it keeps cookies, follows the provider's redirects and stops where the app would start. */
export class IdentityWalk {
  readonly origin: string
  readonly appAddress: string
  readonly jar = new CookieJar()

  /** The app is at the provider's origin, unless it has one of its own. */
  constructor(origin: string, basePath: string, appOrigin = origin) {
    this.origin = origin
    this.appAddress = `${appOrigin}${basePath}`
  }

  get redirectUri(): string {
    return `${this.appAddress}/login-success`
  }

  /** What the app would send the browser to [AUT-04, AUT-07]; `more` adds or replaces parameters. */
  authorizationRequest(more: Record<string, string> = {}): AuthorizationRequest {
    const verifier = randomBytes(96).toString('base64url')
    const state = randomBytes(16).toString('base64url')
    const parameters = new URLSearchParams({
      client_id: CLIENT_ID,
      response_type: 'code',
      scope: WEB_SCOPE,
      redirect_uri: this.redirectUri,
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      state,
      nonce: randomBytes(16).toString('base64url'),
      ...more,
    })
    return { address: `${this.origin}/identity/auth?${parameters}`, verifier, state }
  }

  /** Goes to an address, and on through redirects until a page, or an address of the app. */
  async open(address: string, form?: Record<string, string>): Promise<{ address: URL; response: Response }> {
    let url = new URL(address, this.origin)
    let body = form && new URLSearchParams(form)
    for (let hops = 0; hops < 10; hops++) {
      const response = await fetch(url, {
        method: body ? 'POST' : 'GET',
        redirect: 'manual',
        headers: { accept: 'text/html', cookie: this.jar.headerFor(url.pathname) },
        ...(body && { body }),
      })
      this.jar.store(response.headers.getSetCookie())
      const next = response.headers.get('location')
      if (next === null) return { address: url, response }
      await response.body?.cancel()
      url = new URL(next, url)
      body = undefined
      if (url.href.startsWith(this.appAddress)) return { address: url, response }
    }
    throw new Error('The sign-in redirects in a circle.')
  }

  /** Asks for authorization and signs in on the pages that come, to the address of the app that it ends at. */
  async signIn(
    request: Pick<AuthorizationRequest, 'address'>,
    { email, password }: { email: string; password: string },
  ): Promise<URL> {
    let step = await this.open(request.address)
    while (!step.address.href.startsWith(this.appAddress)) {
      const page = await step.response.text()
      if (page.includes('role="alert"') || step.response.status >= 400) throw new Error(`Sign-in refused: ${email}`)
      const [, action = ''] = /<form method="post" action="([^"]+)"/.exec(page) ?? []
      step = await this.open(action, page.includes('name="code"') ? { code: '123456' } : { email, password })
    }
    return step.address
  }

  exchange(code: string, verifier: string): Promise<Response> {
    return this.post('token', {
      grant_type: 'authorization_code',
      code,
      client_id: CLIENT_ID,
      code_verifier: verifier,
      redirect_uri: this.redirectUri,
    })
  }

  refresh(refreshToken: string): Promise<Response> {
    return this.post('token', { grant_type: 'refresh_token', refresh_token: refreshToken, client_id: CLIENT_ID })
  }

  revoke(token: string): Promise<Response> {
    return this.post('token/revocation', { token, client_id: CLIENT_ID })
  }

  /** As the app's script calls: from its page, without cookies. */
  post(path: string, form: Record<string, string>): Promise<Response> {
    return fetch(`${this.origin}/identity/${path}`, {
      method: 'POST',
      body: new URLSearchParams(form),
      headers: { origin: new URL(this.appAddress).origin },
    })
  }

  /** The whole way, from no session or one to tokens. */
  async tokens(member: { email: string; password: string }, options: TokenOptions = {}): Promise<Tokens> {
    const { stepUp = false, scope } = options
    const request = this.authorizationRequest({
      ...(stepUp && { acr_values: CODE_ACR }),
      ...(scope !== undefined && { scope }),
    })
    const back = await this.signIn(request, member)
    const code = back.searchParams.get('code')
    if (code === null) throw new Error(`Sign-in ended without a code: ${back.search}`)
    return readTokens(await this.exchange(code, request.verifier))
  }
}

/** Returns the tokens of a token answer, or an error that shows it. */
export async function readTokens(response: Response): Promise<Tokens> {
  const answer: unknown = await response.json()
  const fields: Record<string, unknown> = typeof answer === 'object' && answer !== null ? { ...answer } : {}
  const { access_token: accessToken, id_token: idToken, refresh_token: refreshToken, expires_in: expiresIn } = fields
  if (
    typeof accessToken !== 'string' ||
    typeof idToken !== 'string' ||
    typeof refreshToken !== 'string' ||
    typeof expiresIn !== 'number'
  ) {
    throw new Error(`No tokens: ${response.status} ${JSON.stringify(answer)}`)
  }
  return { accessToken, idToken, refreshToken, expiresIn }
}
