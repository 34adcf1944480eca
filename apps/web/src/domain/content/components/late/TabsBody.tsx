import { Stack } from '@clubhouse/design-system/Stack'
import { Tabs } from '@clubhouse/design-system/Tabs'
import { type ReactNode, useState } from 'react'
import type { BlockOf } from '../../model/page.ts'
import type { RenderBlock } from '../BlockHeading.tsx'

export interface TabsBodyProps {
  block: BlockOf<'tabs'>
  /** Names the block. */
  heading: ReactNode
  renderBlock: RenderBlock
}

/** Blocks behind tabs (CNT-19). */
export function TabsBody({ block: { headline, tabs }, heading, renderBlock }: TabsBodyProps) {
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
