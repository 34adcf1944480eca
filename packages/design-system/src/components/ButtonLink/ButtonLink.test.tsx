import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { describeLinkKeys } from '#test/link-keys.ts'
import { ButtonLink } from './ButtonLink.tsx'
import { buttonLinkExamples } from './ButtonLink.examples.tsx'

const show = () => {
  const onClick = vi.fn((event: React.MouseEvent) => event.preventDefault())
  render(
    <ButtonLink href="/earn" onClick={onClick}>
      Start earning
    </ButtonLink>,
  )
  return { onClick, link: screen.getByRole('link', { name: 'Start earning' }) }
}

describe('ButtonLink', () => {
  it('is a link, however much it looks like a button [A11Y 4.1.2]', () => {
    expect(show().link).toHaveAttribute('href', '/earn')
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it('leads on by mouse', async () => {
    const { link, onClick } = show()
    await userEvent.click(link)
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('leads on by touch', async () => {
    const { link, onClick } = show()
    await userEvent.pointer([{ keys: '[TouchA]', target: link }])
    expect(onClick).toHaveBeenCalledOnce()
  })

  it('says more about itself, such as why one would follow it [A11Y 1.3.1]', () => {
    render(
      <>
        <ButtonLink href="/subscribe" aria-describedby="reason">
          See subscriptions
        </ButtonLink>
        <p id="reason">This one is for subscribers.</p>
      </>,
    )
    expect(screen.getByRole('link', { name: 'See subscriptions' })).toHaveAccessibleDescription(
      'This one is for subscribers.',
    )
  })

  it('says that it opens a new tab [A11Y 3.2.5]', () => {
    render(
      <ButtonLink href="https://example.com/" isExternal externalLabel="opens in a new tab">
        Buy points
      </ButtonLink>,
    )
    expect(screen.getByRole('link', { name: 'Buy points opens in a new tab' })).toHaveAttribute('target', '_blank')
  })

  it('is no button', () => {
    const props = { href: '/earn', children: 'Start earning' }
    // @ts-expect-error a link that leads nowhere is not shown
    const disabled = <ButtonLink {...props} isDisabled />
    // @ts-expect-error a link needs an address
    const nowhere = <ButtonLink>Start earning</ButtonLink>
    expect([disabled, nowhere]).toHaveLength(2)
  })
})

describeLinkKeys(buttonLinkExamples)
