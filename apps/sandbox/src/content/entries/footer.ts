import { entry, entryLink, usDiffers, type EntryDraft } from '../content-store.ts'

const links: readonly [id: string, text: string, target: string][] = [
  ['link-about', 'About Kestrel Red', '/about-kestrel-red'],
  ['link-earn', 'Ways to earn', '/earn-kestrel-points'],
  ['link-spend', 'Rewards', '/spend-kestrel-points'],
  ['link-help', 'Help', 'https://help.kestrel.test/'],
  ['link-help-points', 'Missing points', 'https://help.kestrel.test/missing-points'],
  ['link-terms', 'Terms and conditions', '/terms-and-conditions'],
  ['link-privacy', 'Privacy policy', '/privacy-policy'],
  ['link-cookies', 'Cookie policy', '/cookie-policy'],
  ['link-modern-slavery', 'Modern slavery statement', '/modern-slavery-statement'],
  ['link-careers', 'Careers', 'https://www.kestrel.test/careers'],
]
const everyone = ['link-about', 'link-help', 'link-terms', 'link-privacy', 'link-cookies', 'link-modern-slavery']
const visitors = [
  'link-about',
  'link-earn',
  'link-spend',
  'link-help',
  'link-terms',
  'link-privacy',
  'link-cookies',
  'link-modern-slavery',
  'link-careers',
]
const members = ['link-about', 'link-help', 'link-help-points', ...everyone.slice(2)]

const networks = ['Facebook', 'Instagram', 'X', 'YouTube'] as const
const socialLinks = networks.map((network) => entryLink(`social-${network.toLowerCase()}`))

export const footerEntries: readonly EntryDraft[] = [
  entry('footerLinksPublic', 'footer-links-public', {
    internalName: 'Footer of visitors',
    links: visitors.map(entryLink),
    socialLinks,
    groupSiteText: 'Visit the Kestrel group',
    groupSiteTarget: 'https://www.kestrel.test/',
  }),
  entry('footerLinksPrivate', 'footer-links-private', {
    internalName: 'Footer of members',
    links: members.map(entryLink),
    socialLinks,
    groupSiteText: 'Visit the Kestrel group',
    groupSiteTarget: 'https://www.kestrel.test/',
  }),
  ...links.map(([id, text, target]) =>
    entry('linkItem', id, { text: id === 'link-terms' ? usDiffers(text, 'Terms and Conditions') : text, target }),
  ),
  ...networks.map((network) =>
    entry('socialLink', `social-${network.toLowerCase()}`, {
      network,
      target: `https://social.kestrel.test/${network.toLowerCase()}/kestrelred`,
    }),
  ),
]
