import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { british, britishAt, createNewMember, detailsAddress, field, fill, openAs } from './onboarding.fixtures.tsx'

export const patient = { timeout: 15_000 }

type Navigation = Awaited<ReturnType<typeof openAs>>

/** A step of onboarding: how it is filled in, and where it leads. */
export interface StepCase {
  name: string
  address: string
  /** Who is at it. */
  profile: object
  /** Resolves once it can be filled in. */
  isThere: () => Promise<unknown>
  fill: () => Promise<void>
  /** What ends it, and what is read out while it is saved. */
  button: string
  saving: string
  /** What is said when no answer comes; the last step goes on finding out by itself, the others wait for a press. */
  unanswered: 'That wasn’t saved' | 'We’re checking'
  /** Fails unless all that `fill` entered is there. */
  expectKept: () => void
  /** Fails unless nothing is entered; not there where nothing can be, and nothing is kept for a reload. */
  expectEmpty?: () => void
  /** Resolves once the member is at what follows. */
  expectNext: (navigation: Navigation) => Promise<void>
  /** Resolves once a member is led away who has finished in another tab. */
  expectOver: (navigation: Navigation) => Promise<void>
}

const { termsVersion: _none, ...beforeTerms } = britishAt('TermsAndConditions')
const noEmails = () => screen.getByRole('checkbox', { name: /^No emails/ })

function leadsTo(page: string): StepCase['expectNext'] {
  return (navigation) =>
    waitFor(() => expect(navigation.state.location.pathname).toBe(`/kestrel-red/onboarding/${page}`), patient)
}

const leadsHome: StepCase['expectOver'] = (navigation) =>
  waitFor(() => expect(navigation.state.location.pathname).toMatch(/^\/kestrel-red\/?$/), patient)

async function welcomes() {
  await screen.findByRole('heading', { level: 1, name: /^Welcome to Kestrel Red/ }, patient)
}

export const stepCases: readonly StepCase[] = [
  {
    name: 'Your details',
    address: detailsAddress,
    profile: {},
    isThere: () => screen.findByRole('form', { name: 'Your details' }, patient),
    fill: async () => fill(british),
    button: 'Continue',
    saving: 'Saving',
    unanswered: 'That wasn’t saved',
    expectKept() {
      for (const label of ['First name', 'Last name', 'Day', 'Month', 'Year'] as const)
        expect(field(label)).toHaveValue(british[label])
      expect(field('Mobile number')).toHaveValue('07700900142')
      expect(field('Postcode').value.toLowerCase().replace(' ', '')).toBe('eh66qw')
    },
    expectEmpty: () => expect(field('First name')).toHaveValue(''),
    expectNext: leadsTo('terms-and-conditions'),
    expectOver: leadsHome,
  },
  {
    name: 'Terms & Conditions',
    address: '/onboarding/terms-and-conditions',
    profile: beforeTerms,
    isThere: () => screen.findByRole('form', { name: 'Terms & Conditions' }, patient),
    fill: () => userEvent.click(screen.getByRole('checkbox')),
    button: 'Continue',
    saving: 'Saving',
    unanswered: 'That wasn’t saved',
    expectKept: () => expect(screen.getByRole('checkbox')).toBeChecked(),
    expectEmpty: () => expect(screen.getByRole('checkbox')).not.toBeChecked(),
    expectNext: leadsTo('communication-preferences'),
    expectOver: leadsHome,
  },
  {
    name: 'Stay in touch',
    address: '/onboarding/communication-preferences',
    profile: britishAt('CommunicationPreferences'),
    isThere: () => screen.findByRole('form', { name: 'Stay in touch' }, patient),
    fill: () => userEvent.click(noEmails()),
    button: 'Continue',
    saving: 'Saving',
    unanswered: 'That wasn’t saved',
    expectKept: () => expect(noEmails()).toBeChecked(),
    expectEmpty: () => expect(noEmails()).not.toBeChecked(),
    expectNext: leadsTo('welcome'),
    expectOver: leadsHome,
  },
  {
    name: 'Start Exploring',
    address: '/onboarding/welcome',
    profile: britishAt('Welcome'),
    isThere: () => screen.findByRole('button', { name: 'Skip for now' }, patient),
    fill: async () => undefined,
    button: 'Skip for now',
    saving: 'Opening your account',
    unanswered: 'We’re checking',
    expectKept: () => expect(screen.getByRole('button', { name: 'Link my Flying Club account' })).toBeVisible(),
    expectNext: welcomes,
    expectOver: welcomes,
  },
]

/** Opens a step as a newcomer who is at it, and fills it in. */
export async function openFilled(
  step: StepCase,
  prepare: (member: TestMember) => Promise<unknown> = async () => undefined,
) {
  const member = await createNewMember(step.profile, { vaa_account_linking: true })
  await prepare(member)
  const navigation = await openAs(member, step.address)
  await step.isThere()
  await step.fill()
  return { member, navigation }
}
