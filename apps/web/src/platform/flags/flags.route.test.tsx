import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { signIn } from '@clubhouse/test-kit/sign-in'
import type { TestMember } from '@clubhouse/test-kit/sandbox-control'
import { configureRestClient } from '@clubhouse/rest-client/configure'
import { beforeEach, describe, expect, test } from 'vitest'
import { setSession } from '#platform/auth/session-store.ts'
import { setAppConfig } from '#platform/config/app-config.ts'
import { parseConfig } from '#domain/club/model/parse-config.ts'
import { clearFlagOverrides, flagOverrides, flagOverridesKey, setFlagOverride } from '#platform/flags/flag-overrides.ts'
import { readFlag } from '#platform/flags/flag-query.ts'
import { flagSession, flagSessionKey } from '#platform/flags/flag-query.ts'
import { useFlag, useFlagGate, useFlagsLoaded } from '#platform/flags/use-flag.ts'
import { createQueryClient } from '#platform/query/query-client.ts'
import { control } from '#test/render-route.tsx'

let environment: string

beforeEach(async () => {
  const config = parseConfig(await (await fetch(`${control.origin}/kestrel-red/config.json`)).json())
  environment = config.environment
  setAppConfig(config)
})

/** Who looks, as the app knows it. */
async function become(member?: TestMember) {
  const config = parseConfig(await (await fetch(`${control.origin}/kestrel-red/config.json`)).json())
  const tokens = member === undefined ? undefined : await signIn(control, member)
  configureRestClient({
    hosts: config.hosts,
    viewingRegion: () => 'GB',
    memberTokens: () => (tokens === undefined ? Promise.reject(new Error('no session')) : Promise.resolve(tokens)),
  })
  setSession(
    member === undefined
      ? { kind: 'unauthenticated' }
      : { kind: 'authenticated', member: { memberId: member.memberId, email: member.email } },
  )
}

function Seen() {
  const isOn = useFlag('web_bilt')
  return <p>{`${useFlagsLoaded() ? 'loaded' : 'loading'} ${isOn ? 'on' : 'off'} ${useFlagGate('web_bilt')}`}</p>
}

function draw() {
  const queryClient = createQueryClient()
  render(
    <QueryClientProvider client={queryClient}>
      <Seen />
    </QueryClientProvider>,
  )
  return queryClient
}

describe('flags come for the project and the browser session', () => {
  test('a visitor asks with a random id that stays for the session and says nothing of them [FLG-02]', async () => {
    await become()
    draw()
    expect(screen.getByText('loading off waiting')).toBeVisible()
    expect(await screen.findByText('loaded on open')).toBeVisible()
    const asked = (await control.requests({ operationId: 'listFeatures' })).at(-1)
    expect(asked?.query).toEqual({ project: 'clubhouse-web', sessionId: sessionStorage.getItem(flagSessionKey) })
    expect(asked?.headers).not.toHaveProperty('authorization')
    expect(flagSession()).toBe(asked?.query['sessionId'])
    expect(flagSession()).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('a member gets what is set for them [FLG-01] [FLG-02] [API-15]', async () => {
    const member = await control.createMember('gb.member', { flags: { web_bilt: false } })
    await become(member)
    draw()
    expect(await screen.findByText('loaded off closed')).toBeVisible()
  })

  test('whoever signs in after a visitor is asked for anew', async () => {
    await become()
    draw()
    expect(await screen.findByText('loaded on open')).toBeVisible()
    const member = await control.createMember('gb.member', { flags: { web_bilt: false } })
    await act(() => become(member))
    expect(await screen.findByText('loaded off closed')).toBeVisible()
  })

  test('when they cannot be had, parts behind a flag stay closed and nobody waits', async () => {
    const member = await control.createMember('gb.member')
    await control.addFault({ operationId: 'listFeatures', member: member.email, times: 1, status: 500 })
    await become(member)
    draw()
    expect(await screen.findByText('loading off closed')).toBeVisible()
  })
})

describe('outside components', () => {
  test('a flag is asked for once', async () => {
    const member = await control.createMember('gb.member', { flags: { web_dy_integration: true } })
    await become(member)
    const queryClient = createQueryClient()
    expect(await readFlag(queryClient, 'web_dy_integration')).toBe(true)
    expect(await readFlag(queryClient, 'web_festive_logo')).toBe(false)
    expect(await control.requests({ operationId: 'listFeatures', member: member.email })).toHaveLength(1)
  })

  test('one that cannot be had has its default', async () => {
    const member = await control.createMember('gb.member', { flags: { web_dy_integration: true } })
    await control.addFault({ operationId: 'listFeatures', member: member.email, times: 1, status: 500 })
    await become(member)
    expect(await readFlag(createQueryClient(), 'web_dy_integration')).toBe(false)
  })
})

describe('overrides of the developer tools', () => {
  test('hold for this tab until they are cleared, one or all', async () => {
    await become()
    const queryClient = draw()
    expect(await screen.findByText('loaded on open')).toBeVisible()
    act(() => setFlagOverride('web_bilt', false))
    expect(screen.getByText('loaded off closed')).toBeVisible()
    act(() => setFlagOverride('web_festive_logo', true))
    expect(await readFlag(queryClient, 'web_festive_logo')).toBe(true)
    act(() => clearFlagOverrides('web_bilt'))
    expect(screen.getByText('loaded on open')).toBeVisible()
    expect(flagOverrides()).toEqual({ web_festive_logo: true })
    clearFlagOverrides()
    expect(sessionStorage.getItem(flagOverridesKey)).toBeNull()
  })

  test('open a page before the server has said anything', async () => {
    await become()
    setFlagOverride('web_bilt', true)
    draw()
    expect(screen.getByText('loading on open')).toBeVisible()
  })

  test('are neither kept nor read in production', async () => {
    setFlagOverride('web_bilt', false)
    const config = parseConfig(await (await fetch(`${control.origin}/kestrel-red/config.json`)).json())
    expect(environment).not.toBe('production')
    setAppConfig({ ...config, environment: 'production' })
    expect(flagOverrides()).toEqual({})
    setFlagOverride('web_festive_logo', true)
    expect(sessionStorage.getItem(flagOverridesKey)).toBe('{"web_bilt":false}')
  })

  test.each(['not json', 'null', '[1]', '{"web_bilt":"yes","unknown":true}'])('%s in storage is none', (kept) => {
    sessionStorage.setItem(flagOverridesKey, kept)
    expect(flagOverrides()).toEqual({})
  })
})
