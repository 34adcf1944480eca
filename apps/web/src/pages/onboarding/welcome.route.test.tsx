import { configureEvents } from '@clubhouse/event-client/configure'
import type { TrackedEvent } from '@clubhouse/event-client/track'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { control } from '#test/render-route.tsx'
import { britishAt, createNewMember, openAs, press, updatesOf } from './onboarding.fixtures.tsx'

const address = '/onboarding/welcome'
const [canLink, cannotLink] = [{ vaa_account_linking: true }, { vaa_account_linking: false }]
const profile = britishAt('Welcome')
const patient = { timeout: 15_000 }
const welcomed = () => screen.findByRole('heading', { level: 1, name: /^Welcome to Kestrel Red/ }, patient)

async function open(flags: object, who: object = profile, path = address) {
  const member = await createNewMember(who, flags)
  const navigation = await openAs(member, path)
  return { member, navigation }
}

describe('the last step', () => {
  test('is done at once where no account can be linked: the airline’s stays unlinked [ONB-31] [ONB-36] [ONB-37] [ONB-39]', async () => {
    const { member } = await open(cannotLink)
    expect(await welcomed()).toHaveTextContent('Welcome to Kestrel Red, \u2068Zoë\u2069!')
    expect(await updatesOf(member)).toEqual([
      {
        query: { region: 'GB' },
        status: 200,
        body: {
          channel: 'WEB',
          country: 'GB',
          firstName: 'Zoë',
          lastName: "O'Brien-Ward",
          dateOfBirth: '29/02/1996',
          mobile: '07700900142',
          postcode: 'EH6 6QW',
          marketingEmail: true,
          marketingSms: true,
          marketingTel: true,
          termsVersion: 3,
          marketingText:
            'We’d like to tell you about offers, new rewards and ways to earn. Tick a box only if you don’t want to hear from us that way. Wording 1',
          marketingEmailText: 'No emails, please: opt me out of marketing by email',
          marketingSmsText: 'No texts, please: opt me out of marketing by text message',
          notifications: false,
          linkedAccountsState: { VAA: false },
          complete: true,
        },
      },
    ])
  })

  test.each(['/onboarding/welcome', '/onboarding/link-partner-account', '/onboarding/link-vaa'])(
    'offers to link the airline’s account or to skip it, as step 4, at %s [ONB-01] [ONB-03] [ONB-35] [RTE-20] [RTE-21]',
    async (path) => {
      await open(canLink, profile, path)
      expect(await screen.findByRole('button', { name: 'Link my Flying Club account' }, patient)).toBeVisible()
      expect(screen.getByRole('button', { name: 'Skip for now' })).toBeVisible()
      const steps = within(screen.getByRole('list', { name: 'Join in four steps' })).getAllByRole('listitem')
      expect(steps[3]).toHaveAttribute('aria-current', 'step')
      expect(steps[3]).toHaveTextContent('Start Exploring')
    },
  )

  test('that ends onboarding is told of once, with the member’s region [ONB-42] [ANL-02]', async () => {
    const events: TrackedEvent[] = []
    configureEvents({ send: () => undefined })
    configureEvents({ send: (event) => events.push(event) })
    await open(canLink)
    await screen.findByRole('button', { name: 'Skip for now' }, patient)
    await userEvent.dblClick(screen.getByRole('button', { name: 'Skip for now' }))
    await welcomed()
    expect(events.filter(({ name }) => name === 'registration_complete')).toEqual([
      expect.objectContaining({ properties: { viewingRegion: 'GB' } }),
    ])
  })

  test('that is skipped sends all that onboarding has asked for, and that no account is linked [ONB-36] [ONB-37]', async () => {
    const optedOut = { marketingEmail: false, marketingSms: true, marketingTel: false }
    const { member } = await open(canLink, { ...profile, ...optedOut })
    await screen.findByRole('button', { name: 'Skip for now' }, patient)
    expect(await updatesOf(member)).toEqual([])
    await press('Skip for now')
    await welcomed()
    expect(await updatesOf(member)).toMatchObject([
      { status: 200, body: { ...optedOut, linkedAccountsState: { VAA: false }, complete: true } },
    ])
    expect((await control.member(member.email)).profile).toMatchObject({ complete: true, firstName: 'Zoë' })
  })

  test('shows a member whose airline account came with them that it is linked, and does not say that it is not [ONB-32] [ONB-36]', async () => {
    const { member } = await open(canLink, { ...profile, linkedAccountsState: { VAA: true } })
    expect(await screen.findByText('Your Flying Club account is already linked', {}, patient)).toBeVisible()
    expect(screen.queryByRole('button', { name: /Link|Skip/ })).toBeNull()
    await press('Finish')
    await welcomed()
    const [sent] = await updatesOf(member)
    expect(sent).toMatchObject({ status: 200, body: { complete: true } })
    expect(sent?.body).not.toHaveProperty('linkedAccountsState')
  })

  test('has a state for a member in the United States, and none elsewhere [ONB-39]', async () => {
    const american = { country: 'US', mobile: '2125550142', postcode: '10013', state: 'NY' }
    const { member } = await open(cannotLink, { ...profile, ...american }, `/en-us${address}`)
    await welcomed()
    expect(await updatesOf(member)).toMatchObject([{ query: { region: 'US' }, status: 200, body: american }])
  })

  test('sends incentive codes along, those the member came with and those since, and forgets them [ONB-39]', async () => {
    localStorage.setItem('incentiveCodes', JSON.stringify(['SUMMER-500', 'SPRING', 'SUMMER-500']))
    const { member } = await open(cannotLink)
    await welcomed()
    expect(await updatesOf(member)).toMatchObject([{ status: 200, body: { incentiveCodes: ['SUMMER-500', 'SPRING'] } }])
    expect(localStorage.getItem('incentiveCodes')).toBeNull()
  })

  test('is welcomed with the first points to earn, an account menu in place of Cancel, and stays so after a reload', async () => {
    const { member } = await open(cannotLink)
    await welcomed()
    expect(screen.getByRole('link', { name: 'Earn your first points' })).toHaveAttribute(
      'href',
      '/kestrel-red/earn-kestrel-points',
    )
    const row = within(await screen.findByRole('region', { name: 'Your first points' }, patient))
    expect((await row.findAllByRole('heading', { level: 3 }, patient)).length).toBeGreaterThan(2)
    expect(await screen.findByRole('button', { name: /^Account menu/ }, patient)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull()
    cleanup()
    await openAs(member, address)
    await welcomed()
    expect(await updatesOf(member)).toHaveLength(1)
  })

  test('leads on to where the member wanted to go before [AUT-29]', async () => {
    const { member, navigation } = await open(cannotLink, profile, '/my-rewards/vouchers?sort=newest')
    await waitFor(() => expect(navigation.state.location.pathname).toMatch(/\/onboarding\/welcome$/))
    await welcomed()
    expect(screen.getByRole('link', { name: 'Carry on where you were' })).toHaveAttribute(
      'href',
      '/kestrel-red/my-rewards/vouchers?sort=newest',
    )
    expect((await updatesOf(member))[0]?.status).toBe(200)
  })

  test('leads a member of the rest of the world home, where there is nothing to earn', async () => {
    await open(cannotLink, { ...profile, country: 'WORLD', postcode: '75008' }, `/world${address}`)
    await welcomed()
    expect(screen.getByRole('link', { name: 'Start exploring' })).toHaveAttribute('href', '/kestrel-red/world/')
    expect(screen.queryByRole('region', { name: 'Your first points' })).toBeNull()
  })
})

describe('onboarding as a whole', () => {
  test('begins at the step that the member is at [RTE-20]', async () => {
    const { navigation } = await open(cannotLink, britishAt('CommunicationPreferences'), '/onboarding')
    await screen.findByRole('form', { name: 'Stay in touch' }, patient)
    expect(navigation.state.location.pathname).toBe('/kestrel-red/onboarding/communication-preferences')
  })

  test('lets nobody skip a step, even where the last one is done at once [ONB-02]', async () => {
    const { member, navigation } = await open(cannotLink, britishAt('TermsAndConditions'), address)
    await screen.findByRole('form', { name: 'Terms & Conditions' }, patient)
    expect(navigation.state.location.pathname).toBe('/kestrel-red/onboarding/terms-and-conditions')
    expect(await updatesOf(member)).toEqual([])
  })

  test.each(['', '/personal-details', '/terms-and-conditions', '/communication-preferences', '/welcome'])(
    'is over for a member who has finished: onboarding%s leads home',
    async (page) => {
      const member = await control.createMember('gb.member')
      const navigation = await openAs(member, `/onboarding${page}`)
      await waitFor(() => expect(navigation.state.location.pathname).toMatch(/^\/kestrel-red\/?$/), patient)
      expect(await control.requests({ operationId: 'recordReferralOrder', member: member.email })).toEqual([])
    },
  )
})
