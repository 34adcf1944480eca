import { Inline } from '@clubhouse/design-system/Inline'
import { ActionLinks, type ActionsProps } from './ActionLinks.tsx'

/** The buttons of a block, side by side (CNT-08, CNT-25). */
export function Actions(props: ActionsProps) {
  return (
    <Inline gap="small">
      <ActionLinks {...props} />
    </Inline>
  )
}
