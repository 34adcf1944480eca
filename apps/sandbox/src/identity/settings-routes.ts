import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { readForm } from './form.ts'
import type { IdentityMembers } from './identity.ts'
import type { PageRenderer } from './page-renderer.ts'
import { registerPageRoutes, sendPage } from './page-routes.ts'
import { messagePage } from './pages/message-page.ts'
import { settingsPage } from './pages/settings-page.ts'
import type { Refusals } from './refusals.ts'

export interface SettingsRoutesOptions {
  provider: Provider
  members: IdentityMembers
  pages: PageRenderer
  refusals: Refusals
  origin: string
  /** Where the page may lead back to: the first, unless the caller names an address under one of them. */
  appAddresses: readonly string[]
}

const LONGEST_NAME = 100

/** Where the app sends a member who wants to change their details, with the way back in `callback` [ACC-08]. */
export function registerSettingsRoutes(app: FastifyInstance, options: SettingsRoutesOptions): void {
  const { provider, members, pages, refusals, origin, appAddresses } = options

  registerPageRoutes(app, pages, (scope) => {
    scope.get('/identity/settings', async (request, reply) => {
      const member = await whoIs(request, reply)
      if (member === undefined) return sendPage(reply, pages, signInFirst, 401)
      const callback = wayBack(readForm(request.query)('callback'))
      const refused = await refusals.take(member.memberId, 'settings')
      const editable = members.rename !== undefined
      return sendPage(reply, pages, settingsPage({ ...member, ...refused, callback, editable }))
    })

    scope.post('/identity/settings', async (request, reply) => {
      const member = await whoIs(request, reply)
      // The cookie stays home on posts of other sites; a sibling port is the same site, but another origin.
      const foreign = request.headers.origin !== undefined && request.headers.origin !== origin
      if (member === undefined || foreign || members.rename === undefined)
        return sendPage(reply, pages, signInFirst, 401)
      const form = readForm(request.body)
      const callback = wayBack(form('callback'))
      const name = { firstName: form('firstName').trim(), lastName: form('lastName').trim() }
      const isGood = (text: string) => text !== '' && text.length <= LONGEST_NAME
      const wrong = { firstName: !isGood(name.firstName), lastName: !isGood(name.lastName) }
      if (wrong.firstName || wrong.lastName) {
        await refusals.keep(member.memberId, { page: 'settings', ...name, wrong })
        return reply.redirect(`/identity/settings?${new URLSearchParams({ callback })}`, 303)
      }
      await members.rename(member.memberId, name)
      return reply.redirect(callback, 303)
    })
  })

  async function whoIs(request: FastifyRequest, reply: FastifyReply) {
    const { accountId } = await provider.Session.get(provider.createContext(request.raw, reply.raw))
    return accountId === undefined ? undefined : members.find(accountId)
  }

  /** Back to the app and nowhere else: the address comes from the author of the link. */
  function wayBack(callback: string): string {
    const url = URL.parse(callback)
    const home = appAddresses[0] ?? origin
    return url !== null && appAddresses.some((address) => url.href.startsWith(address)) ? url.href : home
  }
}

const signInFirst = messagePage(
  'Sign in first',
  'Your details are yours alone. Go to the club and sign in to see them.',
)
