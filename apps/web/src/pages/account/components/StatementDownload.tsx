import { Alert } from '@clubhouse/design-system/Alert'
import { Button } from '@clubhouse/design-system/Button'
import { LiveRegion } from '@clubhouse/design-system/LiveRegion'
import { ProgressBar } from '@clubhouse/design-system/ProgressBar'
import { Stack } from '@clubhouse/design-system/Stack'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { m } from '#paraglide/messages.js'
import { formatNumber } from '#domain/points/model/format-points.ts'
import { fetchBalance } from '#domain/points/api/use-balance.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { csvFileName, statementCsv } from '#domain/points/model/statement-csv.ts'
import { useStatementDownload } from '../state/use-statement-download.ts'

/** How long the browser may take to begin a download, in milliseconds. */
const revokeAfterMs = 60_000

/** Saves the whole statement as a file for spreadsheets; a long one says how far it has come, and can be stopped. */
export function StatementDownload() {
  const button = useRef<HTMLButtonElement>(null)
  const { locale } = useRegion()
  const queryClient = useQueryClient()
  const { download, start, cancel } = useStatementDownload(async (lines) => {
    // That of now: one from before the newest line would make every balance wrong.
    const balance = await fetchBalance(queryClient).catch(() => undefined)
    const columns = {
      date: m.activity_csv_date(),
      description: m.activity_csv_description(),
      points: m.activity_csv_points(),
      balance: m.activity_csv_balance(),
      reference: m.activity_csv_reference(),
    }
    const csv = statementCsv(lines, columns, { balance: balance?.usable, locale })
    saveFile(csvFileName(m.activity_csv_file(), new Date()), new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  })
  const stop = () => {
    cancel()
    // The button that was pressed goes.
    button.current?.focus()
  }
  return (
    <Stack gap="small" align="start">
      {download.kind === 'failed' && <Alert tone="error">{m.activity_download_failed()}</Alert>}
      <Button
        ref={button}
        variant="secondary"
        size="small"
        isPending={download.kind === 'reading'}
        pendingLabel={m.activity_downloading()}
        onPress={start}
      >
        {download.kind === 'failed' ? m.common_try_again() : m.activity_download()}
      </Button>
      {download.kind === 'reading' && download.isSlow && (
        <>
          <ProgressBar
            label={m.activity_downloading()}
            value={download.total === undefined ? 0 : (100 * download.read) / Math.max(download.total, 1)}
            valueText={
              download.total === undefined
                ? m.activity_download_begun()
                : m.activity_shown({ count: formatNumber(download.read), total: formatNumber(download.total) })
            }
          />
          <Button variant="secondary" size="small" onPress={stop}>
            {m.activity_download_cancel()}
          </Button>
        </>
      )}
      <LiveRegion>
        {download.kind === 'saved' && m.activity_downloaded({ count: formatNumber(download.lines) })}
      </LiveRegion>
    </Stack>
  )
}

/** Downloads `content` as a file called `name`. */
function saveFile(name: string, content: Blob): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), revokeAfterMs)
}
