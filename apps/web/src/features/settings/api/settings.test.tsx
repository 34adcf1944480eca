import { configureRestClient } from '@clubhouse/rest-client/configure'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '#platform/query/query-client.ts'
import { useSaveSetting } from './settings.ts'

const host = 'http://club.test'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a change that fails offline fails at once: what came of it is not asked for', async () => {
  configureRestClient({
    hosts: { club: host, discovery: host, b2c: host, referral: host },
    viewingRegion: () => 'GB',
    memberTokens: async () => ({ accessToken: 'access', idToken: 'id' }),
  })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const fetch = vi.fn().mockRejectedValue(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', fetch)
  const queryClient = createQueryClient()
  const wrapper = ({ children }: PropsWithChildren) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(useSaveSetting, { wrapper })
  const saved = result.current.mutateAsync({ name: 'marketingEmail', value: true })
  await act(() => expect(saved).rejects.toMatchObject({ kind: 'connection_error' }))
  expect(fetch).toHaveBeenCalledOnce()
})
