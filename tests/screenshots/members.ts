import type { Page } from '@playwright/test'
import type { Fault, SandboxControl, TestMember } from '@clubhouse/test-kit/sandbox-control'
import { accountMenu } from '../e2e/club-test.ts'

export type Sample =
  | `gb.${'member' | 'new' | 'low' | 'empty' | 'full' | 'subscriber' | 'lapsed' | 'flyer'}`
  | `us.${'member' | 'cardholder' | 'transfer'}`
  | 'world.member'

export interface Visit {
  sample: Sample
  points?: number
  profile?: object
  flags?: Readonly<Record<string, unknown>>
  faults?: readonly Omit<Fault, 'member'>[]
}

type Cookies = Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>

/** What is left in the browser of a login, one for each sample: most pictures need nobody of their own. */
const logins = new Map<Sample, Cookies>()

/** Signs a member in; one of their own for who has something special. */
export async function signInAs(page: Page, control: SandboxControl, visit: Visit): Promise<void> {
  const { sample, points, profile, flags, faults } = visit
  const isSpecial = points !== undefined || profile !== undefined || flags !== undefined || faults !== undefined
  const login = isSpecial ? undefined : logins.get(sample)
  if (login !== undefined) return page.context().addCookies(login)
  const member = await control.createMember(sample, {
    ...(points !== undefined && { points }),
    ...(profile !== undefined && { profile }),
  })
  for (const [flag, value] of Object.entries(flags ?? {})) await control.setFlag(flag, value, member.email)
  await enterPassword(page, member)
  if (!isSpecial) logins.set(sample, await page.context().cookies())
  // Only now: the page that a login ends on asks as well.
  for (const fault of faults ?? []) await control.addFault({ ...fault, member: member.email })
}

async function enterPassword(page: Page, { email, password }: TestMember): Promise<void> {
  await page.goto('login?returnTo=/terms-and-conditions')
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
  // A member in onboarding has Cancel in the place of the menu.
  await accountMenu(page)
    .or(page.getByRole('banner').getByRole('button', { name: 'Cancel' }))
    .waitFor()
}
