import { Badge, type BadgeTone } from '@clubhouse/design-system/Badge'
import { Table, type TableColumn } from '@clubhouse/design-system/Table'
import { m } from '#paraglide/messages.js'
import { type EventFate, type LoggedEvent, useEventLog } from '#platform/analytics/event-log.ts'
import { rawText } from './tools.css.ts'

const fates: Readonly<Record<EventFate, { tone: BadgeTone; label: () => string }>> = {
  waiting: { tone: 'warning', label: m.tools_events_waiting },
  sent: { tone: 'success', label: m.tools_events_sent },
  refused: { tone: 'neutral', label: m.tools_events_refused },
}

const columns = (): readonly [TableColumn<LoggedEvent>, ...TableColumn<LoggedEvent>[]] => [
  { id: 'name', header: m.tools_events_name(), cell: ({ event }) => event.name },
  { id: 'time', header: m.tools_events_time(), cell: ({ time }) => time.slice(11, 23) },
  {
    id: 'fate',
    header: m.tools_events_fate(),
    cell: ({ fate }) => <Badge tone={fates[fate].tone}>{fates[fate].label()}</Badge>,
  },
  {
    id: 'properties',
    header: m.tools_events_properties(),
    cell: ({ event }) => <code className={rawText}>{JSON.stringify(event.properties)}</code>,
  },
]

/** What the app has raised since the page was loaded, as it happens. */
export function EventTool() {
  return (
    <Table
      caption={m.tools_events_caption()}
      columns={columns()}
      rows={useEventLog().toReversed()}
      keyOfRow={({ id }) => String(id)}
      emptyText={m.tools_events_none()}
    />
  )
}
