import { Alert } from '@clubhouse/design-system/Alert'
import { Button } from '@clubhouse/design-system/Button'
import { Stack } from '@clubhouse/design-system/Stack'
import { Table, type TableColumn } from '@clubhouse/design-system/Table'
import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { readStored, removeStored } from '../api/browser-storage.ts'
import type { Store, StoredValue } from '../model/stored-values.ts'
import { rawText } from './tools.css.ts'

const stores: Readonly<Record<Store, () => string>> = {
  local: m.tools_storage_local,
  session: m.tools_storage_session,
  cookie: m.tools_storage_cookie,
}

/** What this browser keeps of ours. */
export function StorageTool() {
  const [stored, setStored] = useState(readStored)
  if (stored === undefined) return <Alert tone="warning">{m.tools_storage_blocked()}</Alert>
  const remove = (values: readonly StoredValue[]) => {
    for (const value of values) removeStored(value)
    setStored(readStored())
  }
  const columns: readonly [TableColumn<StoredValue>, ...TableColumn<StoredValue>[]] = [
    { id: 'name', header: m.tools_storage_name(), cell: ({ name }) => name },
    { id: 'where', header: m.tools_storage_where(), cell: ({ store }) => stores[store]() },
    {
      id: 'value',
      header: m.tools_storage_value(),
      cell: ({ value }) => <code className={rawText}>{value.slice(0, 400)}</code>,
    },
    {
      id: 'clear',
      header: m.tools_storage_clear(),
      cell: (value) => (
        <Button
          variant="secondary"
          size="small"
          aria-label={m.tools_storage_clear_one({ name: value.name })}
          onPress={() => remove([value])}
        >
          {m.tools_storage_clear()}
        </Button>
      ),
    },
  ]
  return (
    <Stack gap="large">
      <Table
        caption={m.tools_storage_caption()}
        columns={columns}
        rows={stored}
        keyOfRow={({ store, name }) => `${store} ${name}`}
        emptyText={m.tools_storage_none()}
      />
      <div>
        <Button variant="secondary" onPress={() => remove(stored)} isDisabled={stored.length === 0}>
          {m.tools_storage_clear_all()}
        </Button>
      </div>
    </Stack>
  )
}
