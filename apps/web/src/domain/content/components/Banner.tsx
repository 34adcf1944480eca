import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { Hero } from '@clubhouse/design-system/Hero'
import type { ContentBackground } from '@clubhouse/design-system/theme'
import { m } from '#paraglide/messages.js'
import { leavesClub } from '#platform/links/link-target.ts'
import type { BannerContent } from '../model/blocks.ts'

const backgrounds: Record<BannerContent['background'], ContentBackground> = {
  'Kestrel Red': 'brandBackground',
  'Light Pink': 'lightPink',
  'Light Green': 'lightGreen',
  'Light Grey': 'lightGrey',
  White: 'white',
}

export interface BannerProps {
  banner: BannerContent
  headingLevel: 1 | 2
  /** It stands at the top of the page: its picture loads first. */
  priority?: boolean
}

/** A hero or marketing banner of the content service (CNT-35). */
export function Banner({ banner, headingLevel, priority = false }: BannerProps) {
  const background = backgrounds[banner.background]
  return (
    <Hero
      headline={banner.headline}
      body={banner.body}
      imageUrl={banner.picture?.url}
      imageAlt={banner.picture?.alt}
      background={background}
      headingLevel={headingLevel}
      priority={priority}
      actions={
        banner.buttons.length === 0
          ? undefined
          : banner.buttons.map((button, index) => (
              <ButtonLink
                key={button.target}
                href={button.target}
                variant={background === 'brandBackground' ? 'onBrand' : index === 0 ? 'primary' : 'secondary'}
                isExternal={leavesClub(button.target)}
                externalLabel={m.shell_opens_in_new_tab()}
              >
                {button.text}
              </ButtonLink>
            ))
      }
    />
  )
}
