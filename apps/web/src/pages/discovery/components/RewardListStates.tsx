import { Button } from '@clubhouse/design-system/Button'
import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { EmptyState } from '@clubhouse/design-system/EmptyState'
import { ErrorPanel } from '@clubhouse/design-system/ErrorPanel'
import { m } from '#paraglide/messages.js'
import { appConfig } from '#platform/config/app-config.ts'
import { paths } from '#domain/page/model/paths.ts'
import type { RewardKind } from '#domain/reward/model/points-text.ts'

/** In place of a list that could not be loaded (DIS-12). */
export function RewardsFailed({ onRefresh }: { onRefresh: () => void }) {
  return (
    <ErrorPanel
      title={m.discovery_failed_title()}
      body={m.discovery_failed_body()}
      action={<Button onPress={onRefresh}>{m.common_refresh()}</Button>}
    />
  )
}

/** In place of a list without rewards; leads to the whole list (DIS-13). */
export function NoRewards({ kind }: { kind: RewardKind }) {
  return (
    <EmptyState
      title={m.discovery_none_title()}
      body={m.discovery_none_body()}
      imageUrl={`${appConfig().hosts.images}/content/no-rewards`}
      action={
        kind === 'EARN' ? (
          <ButtonLink href={paths.earn.href()}>{m.common_show_all_ways_to_earn()}</ButtonLink>
        ) : (
          <ButtonLink href={paths.spend.href()}>{m.common_show_all_rewards()}</ButtonLink>
        )
      }
    />
  )
}
