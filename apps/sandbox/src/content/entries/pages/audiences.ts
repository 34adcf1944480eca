import { entry, tagged, usDiffers, type EntryDraft } from '../../content-store.ts'
import { richText } from '../../rich-text.ts'
import { page, pageWithTwin } from './page.ts'

/** Pages and blocks that only some may see, by region, login and app (CNT-24). */
export const audienceEntries: readonly EntryDraft[] = [
  ...pageWithTwin({
    slug: 'summer-party',
    title: 'The summer party',
    description: 'One evening in July, by the water.',
    blocks: ['party-everyone', 'party-visitors', 'party-members', 'party-gb', 'party-us', 'party-app'],
  }),
  entry('richText', 'party-everyone', {
    internalName: 'Summer party: everyone',
    body: usDiffers(
      richText('One evening in July we put tables along the harbour, string up lights and invite you.'),
      richText('One evening in July we put tables along the harbor, string up lights and invite you.'),
    ),
  }),
  tagged(
    entry('richText', 'party-visitors', {
      internalName: 'Summer party: visitors',
      body: richText('Members may bring one guest. You might know one; you might [become one](/login).'),
    }),
    'audience.visitors',
  ),
  tagged(
    entry('richText', 'party-members', {
      internalName: 'Summer party: members',
      body: richText('You are on the list, and so is whoever you bring.'),
    }),
    'audience.members',
  ),
  tagged(
    entry('richText', 'party-gb', {
      internalName: 'Summer party: Great Britain',
      body: richText('Bristol, 11 July, from six. Bring a jumper.'),
    }),
    'region.GB',
  ),
  tagged(
    entry('richText', 'party-us', {
      internalName: 'Summer party: United States',
      body: richText('Red Hook, Brooklyn, July 11, from 6 p.m. Bring a sweater.'),
    }),
    'region.US',
  ),
  tagged(
    entry('richText', 'party-app', {
      internalName: 'Summer party: app',
      body: richText('Your ticket is in this app. Turn up the brightness at the door.'),
    }),
    'visibility.appOnly',
  ),
  ...page({
    slug: 'members-lounge',
    title: 'The members’ lounge',
    description: 'Where to sit when you are ours.',
    blocks: ['lounge-text'],
    hidden: true,
  }).map((draft) => (draft.contentType === 'page' ? tagged(draft, 'audience.members') : draft)),
  entry('richText', 'lounge-text', {
    internalName: 'Members’ lounge: text',
    body: usDiffers(
      richText('Third floor, past the clock. The door knows your telephone. Breakfast until eleven.'),
      richText('Fourth floor, past the clock. The door knows your phone. Breakfast until eleven.'),
    ),
  }),
]
