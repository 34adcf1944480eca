import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import packageFile from '#package' with { type: 'json' }
import { buildVersion } from '#platform/version/build-version.ts'
import { followVersion } from '#platform/version/follow-version.ts'
import { checkBuildVersion } from '#platform/version/check-build-version.ts'
import { control, renderRoute } from '#test/render-route.tsx'

let stop: (() => void) | undefined

beforeEach(() => control.setFlag('minimum_web_version', '2.0.0'))
afterEach(async () => {
  stop?.()
  vi.useRealTimers()
  await control.setFlag('minimum_web_version', '2.0.0')
  await checkBuildVersion()
})

const main = async () => within(await screen.findByRole('main'))
const path = (navigation: { state: { location: { pathname: string } } }) => navigation.state.location.pathname
const checks = async () => (await control.requests({ operationId: 'checkVersion' })).length
const updateHeading = () => screen.findByRole('heading', { level: 1, name: 'Time for an update' })

test('the version is the one that is published [CST-13.a]', () => {
  expect(buildVersion).toBe(`v${packageFile.version}`)
})

test('a build that is supported is left alone [API-16] [ERR-38]', async () => {
  const navigation = await renderRoute('/my-rewards')
  expect(await checkBuildVersion()).toBe('supported')
  expect(path(navigation)).toBe('/kestrel-red/my-rewards')
  const asked = (await control.requests({ operationId: 'checkVersion' })).at(-1)
  expect(asked?.query).toEqual({ app: 'web', version: 'v2.79.0' })
})

test('a build that is too old leads to the update screen, and no page is left to go back to [API-16] [ERR-38]', async () => {
  await control.setFlag('minimum_web_version', '3.0.0')
  const navigation = await renderRoute('/my-rewards?tab=x')
  stop = followVersion()
  expect(await updateHeading()).toBeVisible()
  expect(path(navigation)).toBe('/kestrel-red/update-required')
  expect(navigation.state.location.state).toEqual({ from: '/my-rewards?tab=x' })
  expect((await main()).getByRole('button', { name: 'Update now' })).toBeEnabled()
  await act(() => navigation.navigate('/spend-kestrel-points'))
  await waitFor(() => expect(path(navigation)).toBe('/kestrel-red/update-required'))
})

test('whoever is in the middle of something is led away with the next page only', async () => {
  const navigation = await renderRoute('/spend-kestrel-points')
  vi.useFakeTimers({ toFake: ['Date'] })
  const earlier = await checks()
  stop = followVersion()
  await vi.waitFor(async () => expect(await checks(), 'a check at the start').toBe(earlier + 1))
  await act(() => navigation.navigate('/my-rewards'))
  await control.setFlag('minimum_web_version', '3.0.0')
  document.dispatchEvent(new Event('visibilitychange'))
  vi.setSystemTime(Date.now() + 15 * 60_000)
  const before = await checks()
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.waitFor(async () => expect(await checks(), 'one more check').toBe(before + 1))
  await act(() => checkBuildVersion())
  expect(path(navigation)).toBe('/kestrel-red/my-rewards')
  await act(() => navigation.navigate('/spend-kestrel-points'))
  expect(await updateHeading()).toBeVisible()
})

test('when the version cannot be checked, everything goes on', async () => {
  await control.addFault({ operationId: 'checkVersion', times: 1, status: 500 })
  const navigation = await renderRoute('/my-rewards')
  await act(() => checkBuildVersion())
  expect(path(navigation)).toBe('/kestrel-red/my-rewards')
})

test('whoever comes to the screen with a current build is told so, and goes on', async () => {
  await renderRoute('/update-required')
  expect(await (await main()).findByRole('heading', { level: 1, name: 'You’re up to date' })).toBeVisible()
  expect((await main()).getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/kestrel-red/')
})
