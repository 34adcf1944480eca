import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { readForm } from './form.ts'
import type { IdentityMembers } from './identity.ts'
import type { PageRenderer } from './page-renderer.ts'
import { registerPageRoutes } from './page-routes.ts'
import { sendPage } from './pages/pages.ts'
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
      if (member === undefined) return signInFirst(reply)
      const callback = wayBack(readForm(request.query)('callback'))
      const { email, firstName = '', lastName = '' } = member
      const refused = await refusals.take(member.memberId, 'settings')
      return sendPage(reply, pages.render('settings', { email, firstName, lastName, callback, ...refused }))
    })

    scope.post('/identity/settings', async (request, reply) => {
      const member = await whoIs(request, reply)
      // The cookie stays home on posts of other sites; a sibling port is the same site, but another origin.
      const foreign = request.headers.origin !== undefined && request.headers.origin !== origin
      if (member === undefined || foreign) return signInFirst(reply)
      const form = readForm(request.body)
      const callback = wayBack(form('callback'))
      const name = { firstName: form('firstName').trim(), lastName: form('lastName').trim() }
      const isWrong = (text: string) => text === '' || text.length > LONGEST_NAME
      const problems = { isFirstNameWrong: isWrong(name.firstName), isLastNameWrong: isWrong(name.lastName) }
      if (problems.isFirstNameWrong || problems.isLastNameWrong) {
        await refusals.keep(member.memberId, 'settings', { ...name, ...problems, wrong: true })
        return reply.redirect(`/identity/settings?${new URLSearchParams({ callback })}`, 303)
      }
      await members.rename(member.memberId, name)
      return reply.redirect(callback, 303)
    })
  })

  function signInFirst(reply: FastifyReply) {
    return sendPage(reply, pages.render('sign-in-first'), 401)
  }

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
