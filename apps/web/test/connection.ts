import { onlineManager } from '@tanstack/react-query'
import { act } from '@testing-library/react'
import { vi } from 'vitest'

/** What the browser says of its connection, until the mocks are restored. */
export function setConnection(isOnline: boolean): Promise<void> {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  return act(() => Promise.resolve(onlineManager.setOnline(isOnline)))
}
