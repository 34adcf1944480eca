import {
  type LinkComponentProps,
  LinkComponentProvider,
  useLinkComponent,
} from '@clubhouse/design-system/LinkComponentProvider'
import { type ComponentType, createContext, type MouseEvent, type ReactNode, use, useMemo, useState } from 'react'
import { appConfig } from '#platform/config/app-config.ts'
import { island } from '#platform/islands/island.tsx'
import { OverlayFailed } from '#platform/islands/OverlayFailed.tsx'
import { linkTarget } from '#platform/links/link-target.ts'
import { paths } from '#domain/page/model/paths.ts'

// Nobody who only reads of the card pays for applying.
const ApplyByLink = island(() => import('./ApplyByLink.tsx').then((module) => module.ApplyByLink), {
  when: 'render',
  isBrowserOnly: true,
  failed: ({ onClose, retry }) => <OverlayFailed onClose={onClose} retry={retry} />,
})

interface Application {
  /** What every other page renders links by. */
  Link: ComponentType<LinkComponentProps>
  /** Begins an application, by the address of the link that asks for it. */
  apply: (href: string) => void
}

const ApplicationContext = createContext<Application | undefined>(undefined)

/**
 * Makes the links in a part of a page that lead to the transition page apply at once: for a member, or for a visitor who is
 * asked first (CCD-18, CCD-19). Opened in another tab, or without scripts, they lead there.
 */
export function ApplicationLinks({ children }: { children: ReactNode }) {
  const [href, setHref] = useState('')
  const Link = useLinkComponent()
  const application = useMemo(
    () => ({ Link, apply: (pressed: string) => setHref((current) => current || pressed) }),
    [Link],
  )
  return (
    <ApplicationContext value={application}>
      <LinkComponentProvider component={ApplicationLink}>{children}</LinkComponentProvider>
      {href !== '' && <ApplyByLink href={href} onClose={() => setHref('')} />}
    </ApplicationContext>
  )
}

function ApplicationLink({ onClick, ...props }: LinkComponentProps) {
  const application = use(ApplicationContext)
  if (application === undefined) throw new Error('ApplicationLink stands in ApplicationLinks')
  const { Link, apply } = application
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isPlainPress(event) || !isApplication(props.href)) return
    event.preventDefault()
    apply(event.currentTarget.href)
  }
  return <Link {...props} onClick={press} />
}

function isApplication(href: string): boolean {
  const target = linkTarget(href, appConfig().origin)
  return target.kind === 'internal' && target.path.split('?')[0]?.endsWith(paths.creditCardTransition.href()) === true
}

/** With a key held, a link opens elsewhere. */
function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
}
