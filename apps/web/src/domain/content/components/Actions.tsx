import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { Inline } from '@clubhouse/design-system/Inline'
import { m } from '#paraglide/messages.js'
import { leavesClub } from '#platform/links/link-target.ts'
import type { ActionContent } from '../model/blocks.ts'

export interface ActionsProps {
  actions: readonly ActionContent[]
  /** They stand on the brand's ground. */
  isOnBrand?: boolean
  /** The first one weighs most. */
  isPrimary?: boolean
}

/** The buttons of a block (CNT-08, CNT-25). */
export function Actions({ actions, isOnBrand = false, isPrimary = true }: ActionsProps) {
  return (
    <Inline gap="small">
      {actions.map(({ text, target }, index) => (
        <ButtonLink
          key={`${text} ${target}`}
          href={target}
          variant={isOnBrand ? 'onBrand' : isPrimary && index === 0 ? 'primary' : 'secondary'}
          isExternal={leavesClub(target)}
          externalLabel={m.content_opens_in_new_tab()}
        >
          {text}
        </ButtonLink>
      ))}
    </Inline>
  )
}
