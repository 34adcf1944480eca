import { Stack } from '@clubhouse/design-system/Stack'
import { Tabs } from '@clubhouse/design-system/Tabs'
import { useState } from 'react'
import type { BlockProps } from '../define-block.ts'
import type { TabbedContent } from './adapter.ts'

/** Blocks behind tabs (CNT-19). */
export function TabbedContentBlock({ block: { headline, tabs }, heading, renderBlock }: BlockProps<TabbedContent>) {
  const [selectedId, setSelectedId] = useState(tabs[0]?.id ?? '')
  return (
    <Stack gap="large">
      {heading}
      <Tabs
        label={headline ?? tabs.map(({ title }) => title).join(', ')}
        selectedId={selectedId}
        onSelectionChange={setSelectedId}
        items={tabs.map(({ id, title, blocks }) => ({
          id,
          label: title,
          content: <Stack gap="large">{blocks.map(renderBlock)}</Stack>,
        }))}
      />
    </Stack>
  )
}
