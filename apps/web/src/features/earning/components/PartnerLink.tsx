import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { m } from '#paraglide/messages.js'

export interface PartnerLinkProps {
  address: string
  label: string
  /** As wide as its parent. */
  fullWidth?: boolean
  /** Id of what the page says beside it. */
  describedBy?: string | undefined
  /** Told when it is followed. */
  onFollow: () => void
}

/** The link to a partner's page itself: a press on it opens a tab that no browser blocks; in the app the shell opens it. */
export function PartnerLink({ address, label, fullWidth = false, describedBy, onFollow }: PartnerLinkProps) {
  return (
    <div>
      <ButtonLink
        href={address}
        aria-describedby={describedBy}
        isExternal
        externalLabel={m.common_opens_in_new_tab()}
        fullWidth={fullWidth}
        onClick={onFollow}
      >
        {label}
      </ButtonLink>
    </div>
  )
}
