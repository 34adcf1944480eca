import { Heading } from '@clubhouse/design-system/Heading'
import { Icon } from '@clubhouse/design-system/Icon'
import { Stack } from '@clubhouse/design-system/Stack'
import { Table, type TableColumn } from '@clubhouse/design-system/Table'
import { VisuallyHidden } from '@clubhouse/design-system/VisuallyHidden'
import type { Plan } from '@clubhouse/rest-client/b2c'
import { freePlan } from '#domain/plan/model/free-plan.ts'
import { m } from '#paraglide/messages.js'
import { type ComparedFeature, comparePlans } from '../model/plan-comparison.ts'
import * as styles from './subscribing.css.ts'

/** Every feature of every plan, with a tick or a cross (SUB-04). Plans and features stay in sight. */
export function PlanComparison({ paid }: { paid: readonly Plan[] }) {
  const free = freePlan()
  const columns: [TableColumn<ComparedFeature>, ...TableColumn<ComparedFeature>[]] = [
    { id: 'feature', header: m.subscribe_feature(), cell: ({ description }) => description },
    ...[free, ...paid].map(({ id, name }) => ({
      id,
      header: name,
      cell: ({ planIds }: ComparedFeature) => <Included isIncluded={planIds.has(id)} />,
    })),
  ]
  return (
    <Stack gap="medium">
      <Heading level={2} size="large">
        {m.subscribe_compare()}
      </Heading>
      <Table
        caption={m.subscribe_compare()}
        isCaptionHidden
        columns={columns}
        rows={comparePlans(free, paid)}
        keyOfRow={({ description }) => description}
        hasStickyColumn
        emptyText={m.subscribe_none()}
      />
    </Stack>
  )
}

function Included({ isIncluded }: { isIncluded: boolean }) {
  return (
    <span className={isIncluded ? styles.included : styles.notIncluded}>
      <Icon name={isIncluded ? 'check' : 'close'} />
      <VisuallyHidden>{isIncluded ? m.subscribe_included() : m.subscribe_not_included()}</VisuallyHidden>
    </span>
  )
}
