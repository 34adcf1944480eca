import type { StatementLine } from '@clubhouse/rest-client/club'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { newReading, readStatement } from '#domain/points/api/statement.ts'

/** Milliseconds before it is shown how far it has come: a short statement is there sooner. */
const shownAfter = 300

/** How far the download is. */
export type StatementDownload =
  | { kind: 'idle' }
  /** `total` is not known before the first page. */
  | { kind: 'reading'; isSlow: boolean; read: number; total: number | undefined }
  /** A page could not be had; starting again goes on from there. */
  | { kind: 'failed' }
  | { kind: 'saved'; lines: number }

/** Reads the whole statement, page after page, and hands it to `save`. */
export function useStatementDownload(save: (lines: readonly StatementLine[]) => Promise<void>) {
  const queryClient = useQueryClient()
  const [download, setDownload] = useState<StatementDownload>({ kind: 'idle' })
  const running = useRef<AbortController>(undefined)
  const reading = useRef(newReading())
  useEffect(() => () => running.current?.abort(), [])
  const start = async () => {
    // The second press of a double one.
    if (running.current !== undefined) return
    const controller = new AbortController()
    running.current = controller
    setDownload({ kind: 'reading', isSlow: false, read: reading.current.lines.size, total: undefined })
    const timer = setTimeout(
      () => setDownload((now) => (now.kind === 'reading' ? { ...now, isSlow: true } : now)),
      shownAfter,
    )
    const end = await readStatement(queryClient, reading.current, {
      signal: controller.signal,
      onProgress: (read, total) => setDownload((now) => (now.kind === 'reading' ? { ...now, read, total } : now)),
    }).then(
      () => 'read' as const,
      () => (controller.signal.aborted ? 'cancelled' : 'failed'),
    )
    clearTimeout(timer)
    running.current = undefined
    if (end === 'failed') return setDownload({ kind: 'failed' })
    const lines = [...reading.current.lines.values()]
    reading.current = newReading()
    if (end === 'cancelled') return setDownload({ kind: 'idle' })
    await save(lines)
    setDownload({ kind: 'saved', lines: lines.length })
  }
  return { download, start: () => void start(), cancel: () => running.current?.abort() }
}
