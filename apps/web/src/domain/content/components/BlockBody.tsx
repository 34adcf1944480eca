import { useId } from 'react'
import { isComing } from '#platform/coming/is-coming.ts'
import type { BlockOf, PageBlock } from '../model/page.ts'
import { Actions } from './Actions.tsx'
import { BlockHeading, type BlockLevel, type RenderBlock } from './BlockHeading.tsx'
import { lateBlock } from './late-block.tsx'
import { PageContentBody } from './PageContentBody.tsx'
import { TextBody } from './TextBody.tsx'

const ImageFigure = lateBlock(() => import('./ImageFigure.tsx').then((module) => module.ImageFigure))
const LayoutBody = lateBlock(() => import('./LayoutBody.tsx').then((module) => module.LayoutBody))
const NestedBanner = lateBlock(() => import('./NestedBanner.tsx').then((module) => module.NestedBanner))
const StepsBody = lateBlock(() => import('./StepsBody.tsx').then((module) => module.StepsBody))
const Embed = lateBlock(() => import('./Embed.tsx').then((module) => module.Embed))
const PictureEmbed = lateBlock(() => import('./PictureEmbed.tsx').then((module) => module.PictureEmbed))
const SocialPost = lateBlock(() => import('./SocialPost.tsx').then((module) => module.SocialPost))
const Faq = lateBlock(() => import('./late/FaqBody.tsx').then((module) => module.FaqBody))
const BlockTabs = lateBlock(() => import('./late/TabsBody.tsx').then((module) => module.TabsBody))
const IntroCarousel = lateBlock(() => import('./late/IntroCarousel.tsx').then((module) => module.IntroCarousel))
const PromoCarousel = lateBlock(() => import('./late/PromoCarousel.tsx').then((module) => module.PromoCarousel))
const Benefits = lateBlock(() => import('./late/BenefitsBody.tsx').then((module) => module.BenefitsBody))
const Perks = lateBlock(() => import('./late/PerksBody.tsx').then((module) => module.PerksBody))
const Routes = lateBlock(() => import('./late/RoutesBody.tsx').then((module) => module.RoutesBody))
const Unknown = lateBlock(() => import('./late/UnknownBody.tsx').then((module) => module.UnknownBody))

export interface BlockBodyProps {
  block: PageBlock
  level: BlockLevel
  /** Of its heading, when what is around it is named by that. */
  headingId?: string | undefined
}

/** What a block shows, without the band that it stands on (CNT-03 to CNT-20). */
export function BlockBody({ block, level, headingId }: BlockBodyProps) {
  const ownId = useId()
  const heading = isLate(block) && block.headline !== undefined && (
    <BlockHeading
      id={headingId ?? ownId}
      headline={block.headline}
      body={'body' in block ? block.body : undefined}
      level={level}
    />
  )
  switch (block.kind) {
    case 'banner':
      return <NestedBanner banner={block.banner} level={level} />
    case 'page-content':
      return <PageContentBody renderBlock={inner} block={block} level={level} headingId={headingId} />
    case 'layout':
      return <LayoutBody renderBlock={inner} block={block} level={level} headingId={headingId} />
    case 'rich-text':
      return <TextBody text={block.text} renderBlock={inner} />
    case 'image':
      return <ImageFigure block={block} />
    case 'button':
      if (isComing(block.action.target)) return <></>
      return <Actions actions={[block.action]} isPrimary={block.isPrimary} />
    case 'social-post':
      return <SocialPost block={block} />
    case 'embed':
      return <Embed embed={block.embed} />
    case 'picture-embed':
      return <PictureEmbed block={block} level={level} headingId={headingId} />
    case 'process':
      return <StepsBody process={block.process} level={level} headingId={headingId} />
    case 'faq':
      return (
        <Faq
          block={block}
          level={level}
          heading={heading}
          actions={block.actions.length > 0 && <Actions actions={block.actions} isPrimary={false} />}
        />
      )
    case 'tabs':
      return <BlockTabs renderBlock={inner} block={block} heading={heading} />
    case 'intro-carousel':
      return <IntroCarousel block={block} level={level} heading={heading} />
    case 'promo-carousel':
      return <PromoCarousel block={block} level={level} heading={heading} />
    case 'benefits':
      return <Benefits block={block} level={level} heading={heading} />
    case 'perks':
      return <Perks block={block} heading={heading} />
    case 'routes':
      return <Routes block={block} level={level} heading={heading} />
    case 'unknown':
      return <Unknown type={block.type} data={block.data} />
  }
}

/** Blocks hold others; their modules do not know each other. */
const inner: RenderBlock = (block) => <BlockBody key={block.id} block={block} level={3} />

const lateKinds = ['benefits', 'faq', 'intro-carousel', 'perks', 'promo-carousel', 'routes', 'tabs'] as const

/** Those whose script comes later get their heading from here, so that they need nothing else of the page. */
function isLate(block: PageBlock): block is BlockOf<(typeof lateKinds)[number]> {
  return lateKinds.some((kind) => kind === block.kind)
}
