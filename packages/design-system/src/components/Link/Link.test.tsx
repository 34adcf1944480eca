import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { Link } from './Link.tsx'
import { LinkComponentProvider } from './LinkComponentProvider.tsx'
import type { LinkComponentProps } from './LinkComponentProvider.tsx'
import { describeLinkKeys } from '#test/link-keys.ts'
import { linkExamples } from './Link.examples.tsx'

describeLinkKeys(linkExamples)

const go = vi.fn()

function RouterLink({ href, children, ...props }: LinkComponentProps) {
  return (
    <a
      {...props}
      href={`/club${href}`}
      onClick={(event) => {
        event.preventDefault()
        go(href)
      }}
    >
      {children}
    </a>
  )
}

describe('Link', () => {
  it('is a plain anchor until an app brings its own', () => {
    render(<Link href="/earn">Earn</Link>)
    expect(screen.getByRole('link', { name: 'Earn' })).toHaveAttribute('href', '/earn')
  })

  it('goes through the router of the app', async () => {
    render(
      <LinkComponentProvider component={RouterLink}>
        <ButtonLink href="/earn">Earn</ButtonLink>
      </LinkComponentProvider>,
    )
    await userEvent.click(screen.getByRole('link', { name: 'Earn' }))
    expect(go).toHaveBeenCalledExactlyOnceWith('/earn')
  })

  it('leaves for the outside world past the router, in a new tab, and says so', () => {
    render(
      <LinkComponentProvider component={RouterLink}>
        <Link href="https://example.com/" isExternal externalLabel="opens in a new tab">
          Help
        </Link>
      </LinkComponentProvider>,
    )
    const link = screen.getByRole('link', { name: 'Help opens in a new tab' })
    expect(link).toHaveAttribute('href', 'https://example.com/')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  })

  it('marks the page that one is on', () => {
    render(
      <Link href="/earn" isCurrent>
        Earn
      </Link>,
    )
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Earn')
  })
})
