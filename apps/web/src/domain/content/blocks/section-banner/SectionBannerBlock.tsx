import { Hero } from '@clubhouse/design-system/Hero'
import { ActionLinks } from '../../components/ActionLinks.tsx'
import type { BlockProps } from '../define-block.ts'
import type { BannerContent } from './adapter.ts'

export type SectionBannerBlockProps = Pick<BlockProps<BannerContent>, 'block' | 'isFirst'>

/** A banner across the page, with its image beside the words. */
export function SectionBannerBlock({ block, isFirst }: SectionBannerBlockProps) {
  const { headline, body, picture, background, actions } = block
  return (
    <Hero
      headline={headline}
      body={body}
      imageUrl={picture?.url}
      imageAlt={picture?.alt}
      background={background}
      textColour={block.textColour}
      textPosition={block.textSide}
      narrowTextPosition={block.narrowText}
      headingLevel={isFirst ? 1 : 2}
      priority={isFirst}
      actions={
        actions.length === 0 ? undefined : (
          <ActionLinks actions={actions} isOnBrand={background === 'brandBackground'} />
        )
      }
    />
  )
}
