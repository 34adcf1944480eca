import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { AppConfig } from '#platform/config/app-config.ts'
import { everything, necessaryOnly } from '#platform/consent/cookie-choices.ts'

/** The modules of a document that has just been opened, in which analytics has started. */
async function openDocument() {
  vi.resetModules()
  const config = await import('#platform/config/app-config.ts')
  const consent = await import('#platform/consent/consent-store.ts')
  const events = await import('@clubhouse/event-client/track')
  const log = await import('./event-log.ts')
  const { startAnalytics } = await import('./start-analytics.ts')
  config.setAppConfig({
    environment: 'sandbox',
    services: { monitoring: 'http://club.test/events/monitoring' },
  } as AppConfig)
  startAnalytics()
  return { ...consent, ...events, ...log }
}

afterEach(() => sessionStorage.clear())

test('a service whose script comes when consent is gone is not started, and stores nothing', async () => {
  const { adoptChoices, pageContentSuccess, useEventLog } = await openDocument()
  const log = renderHook(useEventLog).result
  adoptChoices(everything)
  pageContentSuccess({ slug: 'one' })
  adoptChoices(necessaryOnly)
  // The event is refused once the script is there.
  await waitFor(() => expect(log.current).toMatchObject([{ fate: 'refused' }]))
  expect(sessionStorage.getItem('monitoring-session')).toBeNull()
})

test('a service starts once the script is there when consent stays', async () => {
  const { adoptChoices, pageContentSuccess, useEventLog } = await openDocument()
  const log = renderHook(useEventLog).result
  adoptChoices(everything)
  pageContentSuccess({ slug: 'one' })
  await waitFor(() => expect(log.current).toMatchObject([{ fate: 'sent' }]))
  expect(sessionStorage.getItem('monitoring-session')).not.toBeNull()
  adoptChoices(necessaryOnly)
})
