import type { ReactNode } from 'react'
import { cell, name, table, tableFrame } from './ExamplesPage.css.ts'

export type GalleryTableProps = {
  caption: string
  columns: readonly string[]
  /** The first cell of a row heads it, and tells it from the others. */
  rows: readonly (readonly [string, ...ReactNode[]])[]
}

/** A table of the gallery's documentation. */
export function GalleryTable({ caption, columns, rows }: GalleryTableProps) {
  return (
    <div className={tableFrame}>
      <table className={table}>
        <caption className={name}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} className={cell} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([head, ...cells]) => (
            <tr key={head}>
              <th className={cell} scope="row">
                {head}
              </th>
              {cells.map((content, index) => (
                <td key={columns[index + 1]} className={cell}>
                  {content}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
