import { Button } from '@clubhouse/design-system/Button'
import { Dialog } from '@clubhouse/design-system/Dialog'
import { RadioGroup } from '@clubhouse/design-system/RadioGroup'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { m } from '#paraglide/messages.js'
import { useFlag } from '#platform/flags/use-flag.ts'
import { paths } from '#domain/page/model/paths.ts'
import { inRegion, type RegionId, regions } from '#platform/region/regions.ts'
import { useRegion } from '#platform/region/use-region.ts'
import { regionName } from '../model/region-names.ts'
import { dismissBanner } from '../state/banner-dismissal.ts'

/** Chooses the region (REG-22 to REG-25). It is there only while it is open, so each time it begins with the current one. */
export function RegionSelectorDialog({ onClose }: { onClose: () => void }) {
  const region = useRegion()
  const navigate = useNavigate()
  const isWorldOffered = useFlag('web_row_selector')
  const [chosen, setChosen] = useState<RegionId>(region.id)
  const offered: readonly RegionId[] = ['en-gb', 'en-us', ...(isWorldOffered ? (['world'] as const) : [])]
  const done = () => {
    dismissBanner()
    onClose()
    if (chosen !== region.id) void navigate(inRegion(paths.home.href(), regions[chosen]))
  }
  return (
    <Dialog
      title={m.region_selector_title()}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onPress={onClose}>
            {m.common_cancel()}
          </Button>
          <Button onPress={done}>{m.common_done()}</Button>
        </>
      }
    >
      <RadioGroup
        label={m.region_selector_label()}
        description={m.region_selector_description()}
        name="region"
        options={offered.map((id) => ({ value: id, label: regionName(id) }))}
        value={chosen}
        onChange={setChosen}
      />
    </Dialog>
  )
}
