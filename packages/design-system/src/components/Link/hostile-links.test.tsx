import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { ReactNode } from 'react'
import { hostileAddresses } from '../../support/hostile-addresses.fixtures.ts'
import { TileLink } from '../../support/TileLink.tsx'
import { Breadcrumb } from '../Breadcrumb/Breadcrumb.tsx'
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx'
import { Chip } from '../Chip/Chip.tsx'
import { CtaTile } from '../CtaTile/CtaTile.tsx'
import { MenuButton } from '../MenuButton/MenuButton.tsx'
import { RichText } from '../RichText/RichText.tsx'
import { SideNavigation } from '../SideNavigation/SideNavigation.tsx'
import { Link } from './Link.tsx'

const words = 'Read on'

/** Every component that leads somewhere, with an address that it was given. */
const components: Readonly<Record<string, (href: string) => ReactNode>> = {
  Link: (href) => <Link href={href}>{words}</Link>,
  'Link in a new tab': (href) => (
    <Link href={href} isExternal externalLabel="opens in a new tab">
      {words}
    </Link>
  ),
  ButtonLink: (href) => <ButtonLink href={href}>{words}</ButtonLink>,
  'ButtonLink in a new tab': (href) => (
    <ButtonLink href={href} isExternal externalLabel="opens in a new tab">
      {words}
    </ButtonLink>
  ),
  'a tile': (href) => <TileLink href={href}>{words}</TileLink>,
  Chip: (href) => <Chip href={href}>{words}</Chip>,
  CtaTile: (href) => <CtaTile title="More" action={{ label: words, href, isExternal: true }} />,
  Breadcrumb: (href) => <Breadcrumb label="Way" items={[{ label: words, href }]} current="Here" />,
  SideNavigation: (href) => (
    <SideNavigation label="Pages" groups={[{ items: [{ label: words, href }] }]} currentHref="/" />
  ),
  RichText: (href) => (
    <RichText
      document={{
        nodeType: 'document',
        content: [
          {
            nodeType: 'paragraph',
            content: [
              {
                nodeType: 'hyperlink',
                data: { uri: href },
                content: [{ nodeType: 'text', value: words, marks: [], data: {} }],
              },
            ],
          },
        ],
      }}
    />
  ),
}

test.each(Object.entries(components))('%s is its words alone where its address is hostile', (_name, component) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  for (const [what, address] of hostileAddresses) {
    const { container, unmount } = render(component(address))
    expect(container.querySelectorAll('[href]'), what).toHaveLength(0)
    const text = screen.getByText(words)
    expect(text.closest('button'), what).toBeNull()
    expect(text, what).not.toHaveTextContent('new tab')
    unmount()
  }
  warn.mockRestore()
})

test('a refused link loses the looks of a link and of a button, and is logged', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  render(
    <ButtonLink href="vbscript:logged" id="way" isExternal>
      {words}
    </ButtonLink>,
  )
  const text = screen.getByText(words)
  expect(text).not.toHaveAttribute('class')
  expect(text).toHaveAttribute('id', 'way')
  expect(warn.mock.calls).toEqual([['This is no address for a link: "vbscript:logged"']])
  warn.mockRestore()
})

test('an item of a menu with a hostile address cannot be chosen', async () => {
  render(
    <MenuButton
      label="Account"
      triggerContent="Sam"
      items={[{ id: 'buy', label: words, href: 'intent://buy', isExternal: true }]}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: /Account/ }))
  const item = screen.getByRole('menuitem', { name: words })
  expect(item).toHaveAttribute('aria-disabled', 'true')
  expect(item).not.toHaveAttribute('href')
})

test('nothing stands between the words of an external link and the comma that follows it', () => {
  const { container } = render(
    <p>
      Write to the{' '}
      <Link href="https://example.com/" isExternal externalLabel="opens in a new tab">
        help team
      </Link>
      , who read it.
    </p>,
  )
  expect(screen.getByRole('link', { name: 'help team opens in a new tab' })).toBeVisible()
  for (const hidden of container.querySelectorAll('a > span')) hidden.remove()
  expect(container).toHaveTextContent('Write to the help team, who read it.')
})
