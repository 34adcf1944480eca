import { createFakeShell } from '@clubhouse/native-bridge/fake-shell'
import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { LoginSuccessPage } from '#pages/sign-in/LoginSuccessPage.tsx'
import { registerClub } from '#app/register-club.ts'
import { setAppConfig } from '#platform/config/app-config.ts'
import { parseConfig } from '#domain/club/model/parse-config.ts'
import { connectShell } from '#platform/native/native-app.ts'
import { createQueryClient } from '#platform/query/query-client.ts'
import { useToasts } from '#platform/toasts/toast-store.ts'
import { control } from '#test/connect-app.ts'

function Home() {
  return <h1>Home, {useToasts().map(({ message }) => message)}</h1>
}

test('a failed login is told to the shell, logged and shown once, though its page is mounted twice [AUT-09] [AUT-10] [AUT-12] [AUT-14] [NAT-12]', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  setAppConfig(parseConfig(await (await fetch(`${control.origin}/kestrel-red/config.json`)).json()))
  registerClub()
  const shell = createFakeShell()
  connectShell(shell.port)
  window.history.replaceState(null, '', '/kestrel-red/login-success?code=c&state=s')
  render(
    <StrictMode>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter initialEntries={['/login-success']}>
          <Routes>
            <Route path="/login-success" element={<LoginSuccessPage />} />
            <Route path="/" element={<Home />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>
    </StrictMode>,
  )
  expect(screen.getByText('Logging you in')).toBeInTheDocument()
  expect(await screen.findByRole('heading', { name: /Home, We couldn’t log you in: your browser/ })).toBeVisible()
  const failures = log.mock.calls.filter(([what]) => what === 'Login failed')
  expect(failures).toEqual([['Login failed', expect.objectContaining({ kind: 'pkce_missing' })]])
  await waitFor(() => expect(shell.received).toEqual([{ type: 'auth_failed', reason: 'pkce_missing' }]))
  log.mockRestore()
})
