import { useId } from 'react'
import type { ReactNode } from 'react'
import { useOverflow } from '../../support/use-overflow.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import { caption as captionStyle, captionWords, cell as cellStyle, empty, head, region, table } from './Table.css.ts'

export type TableColumn<Row> = {
  /** Of the column in the table. */
  readonly id: string
  /** Heads the column. */
  readonly header: string
  /** What stands in the column for a row. */
  readonly cell: (row: Row) => ReactNode
  /**
   * Numbers stand at the end of their cell in figures of one width.
   * @selector [data-numeric]
   */
  readonly isNumeric?: boolean | undefined
}

export type TableProps<Row> = {
  /** Says what the table is about, and names the region when it scrolls. */
  caption: string
  /** Keeps the caption for assistive technology only, where a heading just above says the same. */
  isCaptionHidden?: boolean | undefined
  /** The columns; the first one heads the rows. */
  columns: readonly [TableColumn<Row>, ...TableColumn<Row>[]]
  /** The rows, in their order. */
  rows: readonly Row[]
  /** What tells a row from the others. */
  keyOfRow: (row: Row) => string
  /**
   * Holds the first column in place while the others scroll sideways.
   * @selector [data-sticky-column]
   */
  hasStickyColumn?: boolean | undefined
  /** What stands in place of the rows when there are none. */
  emptyText: ReactNode
  /**
   * Shows placeholders in place of the rows.
   * @selector [aria-busy]
   */
  isLoading?: boolean | undefined
  /** Read out while the rows are on their way. */
  loadingLabel?: string | undefined
}

const placeholders = ['first', 'second', 'third'] as const

/**
 * Rows and columns to compare. The header row stays in sight; a table that is too wide scrolls inside itself, and only
 * then its region takes focus and has a name.
 */
export function Table<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  keyOfRow,
  hasStickyColumn = false,
  emptyText,
  isLoading = false,
  loadingLabel,
}: TableProps<Row>) {
  const captionId = useId()
  const { ref, overflow } = useOverflow<HTMLDivElement>()
  const scrolls = overflow.start || overflow.end
  return (
    <div>
      {loadingLabel === undefined ? null : (
        <div className={visuallyHidden} role="status">
          {isLoading ? loadingLabel : null}
        </div>
      )}
      <div
        ref={ref}
        className={region}
        data-fits={(overflow.isMeasured && !scrolls) || undefined}
        data-scrolls={scrolls || undefined}
        data-scrolled={overflow.start || undefined}
        // A region that scrolls must be reached by keys (WCAG 2.1.1), also before a script has seen whether it does; one
        // that does not would be an empty stop.
        {...(scrolls || !overflow.isMeasured ? { role: 'region', 'aria-labelledby': captionId, tabIndex: 0 } : {})}
      >
        <table className={table} aria-busy={isLoading || undefined} data-sticky-column={hasStickyColumn || undefined}>
          <caption className={isCaptionHidden ? visuallyHidden : captionStyle}>
            <span id={captionId} className={captionWords}>
              {caption}
            </span>
          </caption>
          <thead>
            <tr>
              {columns.map(({ id, header, isNumeric }) => (
                <th key={id} scope="col" className={head} data-numeric={isNumeric === true || undefined}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {isLoading ? <LoadingRows columns={columns} /> : null}
            {!isLoading && rows.length === 0 ? (
              <tr>
                <td className={empty} colSpan={columns.length}>
                  {emptyText}
                </td>
              </tr>
            ) : null}
            {isLoading ? null : rows.map((row) => <DataRow key={keyOfRow(row)} row={row} columns={columns} />)}
          </tbody>
        </table>
      </div>
    </div>
  )
}

function DataRow<Row>({ row, columns }: { row: Row; columns: readonly TableColumn<Row>[] }) {
  return (
    <tr>
      {columns.map(({ id, cell, isNumeric }, index) => {
        const looks = { className: cellStyle, 'data-numeric': isNumeric === true || undefined }
        return index === 0 ? (
          <th key={id} scope="row" {...looks}>
            {cell(row)}
          </th>
        ) : (
          <td key={id} {...looks}>
            {cell(row)}
          </td>
        )
      })}
    </tr>
  )
}

function LoadingRows<Row>({ columns }: { columns: readonly TableColumn<Row>[] }) {
  return placeholders.map((row) => (
    <tr key={row}>
      {columns.map(({ id }) => (
        <td key={id} className={cellStyle}>
          <Skeleton shape="text" />
        </td>
      ))}
    </tr>
  ))
}
