import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { invalidate } from './invalidate.ts'
import { createQueryClient } from './query-client.ts'

const queries = { queryKey: ['accounts'] }

/** A server whose answers come when the test says so, and are as things were when it was asked. */
function serverOf(state: { accounts: string }) {
  const answers: (() => void)[] = []
  const ask = () => {
    const { accounts } = state
    return new Promise<string>((resolve) => answers.push(() => resolve(accounts)))
  }
  return { ask, answer: (index: number) => answers[index]?.(), asked: () => answers.length }
}

function Accounts({ ask }: { ask: () => Promise<string> }) {
  return <p>{useQuery({ ...queries, queryFn: ask }).data ?? 'Loading'}</p>
}

test('what was first read before a change, and comes after it, is not shown', async () => {
  const state = { accounts: 'Not linked' }
  const server = serverOf(state)
  const queryClient = createQueryClient()
  render(
    <QueryClientProvider client={queryClient}>
      <Accounts ask={server.ask} />
    </QueryClientProvider>,
  )
  await expect.poll(server.asked).toBe(1)
  state.accounts = 'Linked'
  const settled = invalidate(queryClient, { queries })
  server.answer(0)
  await expect.poll(server.asked).toBe(2)
  expect(screen.getByText('Loading')).toBeVisible()
  server.answer(1)
  await settled
  expect(await screen.findByText('Linked')).toBeVisible()
})
