import { Fragment } from 'react'
import type { ReactNode } from 'react'
import { code, deepHeading, tableBox } from './RichText.css.ts'
import { blockElements, headingLevel, isBlock, isMark, markElements } from './rich-text-node.ts'
import type { RichTextNode } from './rich-text-node.ts'

/** A link as it stands in the text. */
export type RichTextLink = {
  readonly node: RichTextNode
  /** Address of a plain link; links to entries and files have a target in `node.data` instead. */
  readonly href: string | undefined
  readonly children: ReactNode
}

export type RichTextSlots = {
  readonly renderLink: (link: RichTextLink) => ReactNode
  readonly renderEntry: ((node: RichTextNode) => ReactNode) | undefined
  readonly renderAsset: ((node: RichTextNode) => ReactNode) | undefined
  readonly renderUnknown: ((node: RichTextNode) => ReactNode) | undefined
  readonly headingOffset: number
  readonly tableLabel: string | undefined
}

const linkTypes = new Set(['hyperlink', 'entry-hyperlink', 'asset-hyperlink', 'resource-hyperlink'])

/** The elements of a document, and each node that nothing knew how to draw. */
export function renderRichText(document: RichTextNode, slots: RichTextSlots) {
  const unknown: RichTextNode[] = []

  const inside = (node: RichTextNode): ReactNode =>
    // A document is re-rendered as a whole, so places are as good as names.
    // oxlint-disable-next-line react/no-array-index-key
    node.content?.map((child, index) => <Fragment key={index}>{draw(child)}</Fragment>)

  const slot = (node: RichTextNode, render: ((node: RichTextNode) => ReactNode) | undefined): ReactNode => {
    const drawn = render?.(node)
    if (drawn !== undefined && drawn !== null) return drawn
    unknown.push(node)
    return slots.renderUnknown?.(node)
  }

  const draw = (node: RichTextNode): ReactNode => {
    const { nodeType } = node
    if (nodeType === 'text') return textOf(node)
    if (isBlock(nodeType)) {
      const Element = blockElements[nodeType]
      return <Element>{inside(node)}</Element>
    }
    const level = headingLevel(nodeType, slots.headingOffset)
    if (level !== undefined) {
      const Element = `h${level}` as const
      return <Element className={level > 4 ? deepHeading : undefined}>{inside(node)}</Element>
    }
    if (nodeType === 'hr') return <hr />
    if (nodeType === 'table') return tableOf(inside(node), slots.tableLabel)
    if (nodeType === 'table-header-cell') return <th scope="col">{inside(node)}</th>
    if (linkTypes.has(nodeType)) {
      const uri = node.data?.['uri']
      return slots.renderLink({ node, href: typeof uri === 'string' ? uri : undefined, children: inside(node) })
    }
    if (nodeType.startsWith('embedded-asset')) return slot(node, slots.renderAsset)
    if (nodeType.startsWith('embedded-')) return slot(node, slots.renderEntry)
    return slot(node, undefined)
  }

  return { nodes: inside(document), unknown }
}

/** Words in their marks; a line break of the editor stays one. */
function textOf({ value = '', marks = [] }: RichTextNode): ReactNode {
  const lines = value.split('\n').map((line, index) => (
    // Lines of one text never change places.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index === 0 ? null : <br />}
      {line}
    </Fragment>
  ))
  return marks.reduce<ReactNode>((inner, { type }) => {
    if (!isMark(type)) return inner
    const Element = markElements[type]
    return <Element className={type === 'code' ? code : undefined}>{inner}</Element>
  }, lines)
}

function tableOf(rows: ReactNode, label: string | undefined): ReactNode {
  const table = (
    <table>
      <tbody>{rows}</tbody>
    </table>
  )
  if (label === undefined) return table
  return (
    // A box that scrolls has to take focus, or keys cannot scroll it (WCAG 2.1.1).
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={tableBox} role="group" aria-label={label} tabIndex={0}>
      {table}
    </div>
  )
}
