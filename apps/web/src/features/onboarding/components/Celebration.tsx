import { ButtonLink } from '@clubhouse/design-system/ButtonLink'
import { Hero } from '@clubhouse/design-system/Hero'
import { Stack } from '@clubhouse/design-system/Stack'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { profileOptions } from '#domain/member/api/profile.ts'
import { m } from '#paraglide/messages.js'
import { keptOnboardingReturn } from '#domain/member/state/onboarding-return-store.ts'
import { appConfig } from '#platform/config/app-config.ts'
import { PageHead } from '#platform/head/PageHead.tsx'
import { paths } from '#domain/page/model/paths.ts'
import { useRegion } from '#platform/region/use-region.ts'

/** Welcomes a new member, and leads to where they wanted to go, or to their first points. `children` show how to earn them. */
export function Celebration({ children }: { children: ReactNode }) {
  const { firstName = '' } = useQuery(profileOptions()).data ?? {}
  const hasEarn = useRegion().id !== 'world'
  const [returnPath] = useState(keptOnboardingReturn)
  const club = appConfig().clubName
  useEffect(showFromTop, [])
  return (
    <Stack gap="xlarge">
      <PageHead title={m.onboarding_done_title({ club })} isPublic={false} />
      <Hero
        background="brandBackground"
        headline={m.onboarding_done_heading({ club, name: isolated(firstName) })}
        body={hasEarn ? m.onboarding_done_body() : m.onboarding_done_body_world()}
        actions={<ButtonLink {...next(returnPath, hasEarn)} variant="onBrand" />}
      />
      {hasEarn && children}
    </Stack>
  )
}

/** It takes the place of the button that was pressed, at the same address: nothing else moves focus and page. */
function showFromTop(): void {
  window.scrollTo(0, 0)
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true })
}

function next(returnPath: string | undefined, hasEarn: boolean) {
  if (returnPath !== undefined) return { href: returnPath, children: m.onboarding_carry_on() }
  if (hasEarn) return { href: paths.earn.href(), children: m.onboarding_start_earning() }
  return { href: paths.home.href(), children: m.onboarding_start_exploring() }
}

/** Returns a name in its own direction, whatever is around it: first strong isolate, and its end. */
function isolated(name: string): string {
  return `\u2068${name}\u2069`
}
