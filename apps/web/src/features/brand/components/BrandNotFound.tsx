import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { EmptyState } from '@clubhouse/design-system/EmptyState'
import { m } from '../../../paraglide/messages.js'
import { appConfig } from '../../../platform/config/app-config.ts'
import { PageHead } from '../../../platform/head/PageHead.tsx'
import { paths } from '../../../platform/paths.ts'

/** In place of a brand that does not exist; not for search engines (SEO-05). */
export function BrandNotFound() {
  return (
    <>
      <PageHead title={m.brand_not_found_title()} isPublic={false} />
      <EmptyState
        headingLevel={1}
        title={m.brand_not_found_title()}
        body={m.brand_not_found_body()}
        imageUrl={`${appConfig().hosts.images}/content/not-found`}
        action={<ButtonLink href={paths.spend.href()}>{m.brand_not_found_action()}</ButtonLink>}
      />
    </>
  )
}
