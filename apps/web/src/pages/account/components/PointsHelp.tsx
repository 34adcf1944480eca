import { Button } from '@clubhouse/design-system/Button'
import { m } from '#paraglide/messages.js'
import { showPointsHelp } from '#domain/points/state/points-help.ts'
import type { ActivityContent } from '#domain/content/api/activity-content.ts'

/** Opens the help for members who miss points, in the editors' words where there are some (ACT-12, DLG-07). */
export function PointsHelp({ content }: { content: ActivityContent | undefined }) {
  const open = () => {
    showPointsHelp(content && { title: content.helpTitle, body: content.helpBody })
  }
  return (
    <div>
      <Button variant="secondary" onPress={open}>
        {content?.helpTitle ?? m.points_help_title()}
      </Button>
    </div>
  )
}
