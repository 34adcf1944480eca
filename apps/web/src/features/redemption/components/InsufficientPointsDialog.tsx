import { Button } from '@clubhouse/design-system/Button'
import { Dialog } from '@clubhouse/design-system/Dialog'
import { Link } from '@clubhouse/design-system/Link'
import { Stack } from '@clubhouse/design-system/Stack'
import { Text } from '@clubhouse/design-system/Text'
import { m } from '#paraglide/messages.js'
import { clubConfig } from '#domain/club/model/club-config.ts'
import { paths } from '#domain/page/model/paths.ts'
import { formatPoints } from '#domain/points/model/format-points.ts'
import { useRegion } from '#platform/region/use-region.ts'

/** Says how many points are short, and leads back (RDM-01), or to where there are more. */
export function InsufficientPointsDialog({ missing, onClose }: { missing: number; onClose: () => void }) {
  const { id } = useRegion()
  return (
    <Dialog
      isOpen
      title={m.redemption_insufficient_title()}
      onClose={onClose}
      actions={<Button onPress={onClose}>{m.redemption_back()}</Button>}
    >
      <Stack gap="small">
        <Text>{m.redemption_insufficient_body({ missing: formatPoints(missing) })}</Text>
        {/* A member in the world region has neither (SHL-03). */}
        {id !== 'world' && (
          <>
            <Link href={paths.earn.href()}>{m.common_see_ways_to_earn()}</Link>
            <Link href={clubConfig().links.buyPoints} isExternal externalLabel={m.common_opens_in_new_tab()}>
              {m.common_buy_points()}
            </Link>
          </>
        )}
      </Stack>
    </Dialog>
  )
}
