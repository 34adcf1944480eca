import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { describeKeyboard } from '#test/keyboard.ts'
import { describeFollowing, followedLinks } from '#test/links.ts'
import { embedded, link, node, paragraph, row, text } from './rich-text.fixtures.ts'
import { richTextExamples } from './RichText.examples.tsx'
import { RichText } from './RichText.tsx'

const terms = node('document', paragraph('See ', link('/terms', 'the terms'), '.'))

describe('RichText', () => {
  it.each([
    { type: 'heading-2', offset: 0, level: 2 },
    { type: 'heading-1', offset: 2, level: 3 },
    { type: 'heading-5', offset: 3, level: 6 },
    { type: 'heading-1', offset: -1, level: 1 },
  ])('puts $type at level $level with an offset of $offset', ({ type, offset, level }) => {
    render(<RichText document={node('document', node(type, text('What counts')))} headingOffset={offset} />)
    expect(screen.getByRole('heading', { level, name: 'What counts' })).toBeVisible()
  })

  it('keeps lists, quotes, rules, line breaks and marks', () => {
    const { container } = render(
      <RichText
        document={node(
          'document',
          node('ordered-list', node('list-item', paragraph('Book')), node('list-item', paragraph('Go'))),
          node('blockquote', paragraph('Lovely.')),
          node('hr'),
          paragraph(text('One\nTwo', 'bold', 'italic')),
        )}
      />,
    )
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByRole('blockquote')).toHaveTextContent('Lovely.')
    expect(screen.getByRole('separator')).toBeInTheDocument()
    expect(container.querySelector('em > strong > br')).not.toBeNull()
  })

  it('gives tables header cells, and a box that keys can scroll once they have a name', () => {
    const table = node('document', node('table', row('table-header-cell', 'Class'), row('table-cell', 'Economy')))
    const { rerender } = render(<RichText document={table} />)
    expect(screen.getByRole('columnheader', { name: 'Class' })).toBeVisible()
    expect(screen.queryByRole('group')).toBeNull()
    rerender(<RichText document={table} tableLabel="Points by class" />)
    expect(screen.getByRole('group', { name: 'Points by class' })).toHaveAttribute('tabindex', '0')
  })

  it('lets the page draw links, entries and files', () => {
    render(
      <RichText
        document={node(
          'document',
          paragraph({ ...node('entry-hyperlink', text('our statement')), data: { target: { slug: 'statement' } } }),
          embedded('embedded-entry-block', 'button'),
          embedded('embedded-asset-block', 'picture'),
        )}
        renderLink={({ node: { nodeType }, children }) => <a href={`/${nodeType}`}>{children}</a>}
        renderEntry={({ data }) => <button type="button">{String(data?.['target'])}</button>}
        renderAsset={({ data }) => <img alt={String(data?.['target'])} />}
      />,
    )
    expect(screen.getByRole('link', { name: 'our statement' })).toHaveAttribute('href', '/entry-hyperlink')
    expect(screen.getByRole('button', { name: 'button' })).toBeVisible()
    expect(screen.getByRole('img', { name: 'picture' })).toBeVisible()
  })

  it('leaves the words of a link whose address it cannot know', () => {
    render(<RichText document={node('document', paragraph(node('asset-hyperlink', text('the form'))))} />)
    expect(screen.getByText('the form')).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('tells once of what it cannot draw, and shows nothing of it [CNT-21]', () => {
    const onUnknown = vi.fn()
    const strange = embedded('embedded-entry-block', { id: 'x' })
    const inline = embedded('embedded-entry-inline', { id: 'y' })
    const other = node('carousel-of-the-future', text('lost'))
    const document = node('document', strange, paragraph('Still here', inline), other)
    const { rerender, container } = render(
      <RichText document={document} onUnknown={onUnknown} renderEntry={() => undefined} />,
    )
    rerender(<RichText document={document} onUnknown={onUnknown} renderEntry={() => undefined} />)
    expect(onUnknown.mock.calls.map(([node_]) => node_)).toEqual([strange, inline, other])
    expect(container).toHaveTextContent(/^Still here$/)
  })

  it('can draw something in place of what it does not know', () => {
    render(<RichText document={node('document', node('new'))} renderUnknown={({ nodeType }) => <p>No {nodeType}</p>} />)
    expect(screen.getByText('No new')).toBeVisible()
  })

  it('has types that refuse wrong use', () => {
    const wrong = [
      // @ts-expect-error a text is not a document
      <RichText key={1} document="Points are yours." />,
      // @ts-expect-error nodes say what they are
      <RichText key={2} document={{ content: [] }} />,
    ]
    expect(wrong).toHaveLength(2)
  })
})

describeKeyboard(richTextExamples, { Tab: goesThroughLinksAndTables, Enter: followsLink })
describeFollowing('RichText', () => <RichText document={terms} />, 'the terms')

async function goesThroughLinksAndTables() {
  const table = node('table', row('table-cell', 'Economy'))
  render(<RichText document={{ ...terms, content: [...(terms.content ?? []), table] }} tableLabel="Classes" />)
  await userEvent.tab()
  expect(screen.getByRole('link')).toHaveFocus()
  await userEvent.tab()
  expect(screen.getByRole('group', { name: 'Classes' })).toHaveFocus()
}

async function followsLink() {
  const followed = followedLinks()
  render(<RichText document={terms} />)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(followed).toEqual(['the terms'])
}
