import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { m } from '#paraglide/messages.js'
import { leavesClub } from '#platform/links/link-target.ts'
import type { ActionContent } from '../model/fields.ts'

export interface ActionsProps {
  actions: readonly ActionContent[]
  /** They are rendered on the brand's background. */
  isOnBrand?: boolean
  /** The first one is a primary button, the others are secondary. */
  isPrimary?: boolean
}

/** The buttons of a block, for a component that places them itself (CNT-08, CNT-25). */
export function ActionLinks({ actions, isOnBrand = false, isPrimary = true }: ActionsProps) {
  return actions.map(({ text, target }, index) => (
    <ButtonLink
      key={`${text} ${target}`}
      href={target}
      variant={isOnBrand ? 'onBrand' : isPrimary && index === 0 ? 'primary' : 'secondary'}
      isExternal={leavesClub(target)}
      externalLabel={m.common_opens_in_new_tab()}
    >
      {text}
    </ButtonLink>
  ))
}
