import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { embedPart } from './embed-part.tsx'

test('says that what shows an embed did not come, and asks for it again on request [CNT-11] [CNT-29]', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  let isOnline = false
  const Part = embedPart(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch dynamically imported module')
    return ({ title }: { title: string }) => <h2>{title}</h2>
  })
  render(<Part ratio="3:2" parts={{ title: 'A film' }} />)
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This part of the page did not come/)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(warn).toHaveBeenCalledTimes(2))
  expect(screen.getByRole('alert'), 'still not').toBeVisible()
  isOnline = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  const film = await screen.findByRole('heading', { name: 'A film' })
  expect(film.parentElement, 'the button that had the focus is gone').toHaveFocus()
  expect(screen.queryByRole('alert')).toBeNull()
  warn.mockRestore()
})
