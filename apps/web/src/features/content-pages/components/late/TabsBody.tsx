import { Stack } from '@clubhouse/design-system/Stack'
import { Tabs } from '@clubhouse/design-system/Tabs'
import { useId, useState } from 'react'
import type { BlockOf } from '../../model/page.ts'
import { BlockHeading, type BlockLevel, type RenderBlock } from '../BlockHeading.tsx'

export interface TabsBodyProps {
  block: BlockOf<'tabs'>
  level: BlockLevel
  headingId?: string | undefined
  renderBlock: RenderBlock
}

/** Blocks behind tabs (CNT-19). */
export function TabsBody({ block: { headline, tabs }, level, headingId, renderBlock }: TabsBodyProps) {
  const ownId = useId()
  const [selectedId, setSelectedId] = useState(tabs[0]?.id ?? '')
  return (
    <Stack gap="large">
      {headline !== undefined && <BlockHeading id={headingId ?? ownId} headline={headline} level={level} />}
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
