import type { EntryOf } from '../page-block.ts'

export interface SocialMediaPostContent {
  network: string
  html: string
  caption: string
}

export function adaptSocialMediaPost({
  fields: { network, html, caption },
}: EntryOf<'socialMediaPost'>): SocialMediaPostContent {
  return { network, html, caption }
}
