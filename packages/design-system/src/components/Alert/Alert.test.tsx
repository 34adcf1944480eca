import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Alert } from './Alert.tsx'
import type { AlertProps } from './Alert.tsx'

const show = (props: Omit<AlertProps, 'children'>) =>
  render(
    <Alert title="Your balance is late" {...props}>
      The last flight is not counted yet.
    </Alert>,
  )

describe('Alert', () => {
  it.each(['error', 'warning'] as const)('reads %s out when it appears [A11Y 4.1.3]', (tone) => {
    show({ tone })
    expect(screen.getByRole('alert')).toHaveTextContent('Your balance is lateThe last flight is not counted yet.')
  })

  it.each(['info', 'success'] as const)('interrupts nobody with %s', (tone) => {
    show({ tone })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('can be told to be silent, or to speak', () => {
    const { unmount } = show({ tone: 'error', isAnnounced: false })
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    unmount()
    show({ tone: 'info', isAnnounced: true })
    expect(screen.getByRole('alert')).toBeInTheDocument()
  })

  it('takes only what it knows', () => {
    // @ts-expect-error no such tone
    const unknown = <Alert tone="danger">Careful</Alert>
    // @ts-expect-error an alert without words
    const silent = <Alert tone="info" title="Careful" />
    expect([unknown, silent]).toHaveLength(2)
  })
})
